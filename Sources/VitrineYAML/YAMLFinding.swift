import VitrineSource

/// What was found while a tree was built, before it is put into words: messages cost more than parsing
/// (facts/performance.md section 9).
struct YAMLFinding {
  /// The kinds of trouble that the builder sees.
  enum Kind: UInt8 {
    /// A key stands twice; the other place is the first one.
    case duplicateKey
    /// A key is a collection.
    case collectionKey
    /// A key is null or absent.
    case nullKey
    /// A key bears a tag.
    case taggedKey
    /// A key has more than 1,024 code points.
    case longKey
    /// A tag outside the core set.
    case unknownTag
    /// A core tag on a node of another kind.
    case misplacedTag
    /// An alias without an anchor before it.
    case unknownAnchor
    /// An alias inside its own anchor; the other place is the anchor.
    case recursiveAlias
    /// Aliases stand for too many nodes; the other place is the anchor.
    case aliasBomb
    /// A second `<<` in one mapping; the other place is the first one.
    case repeatedMerge
    /// The value of `<<` cannot be merged.
    case mergeNotMapping
    /// A second document; the other place is the first one's root.
    case severalDocuments
    /// A value that touches the anchor before it.
    case gluedAnchor
    /// A question mark that is dropped.
    case lostQuestionMark
    /// A comment that touches what stands before it.
    case gluedComment
    /// A further line of a text in quotes or of a collection in brackets that lies no deeper than what is around it; the
    /// other place is the opening quote or bracket.
    case shallowContinuation
    /// A tab that indents such a line.
    case tabInContinuation
    /// A dash alone inside brackets.
    case loneDash
    /// A blank line with more spaces than the block text below it; the other place is that text's indentation.
    case deepBlankLine
    /// A line of spaces without an end, which a block text loses; the other place is the text.
    case lostBlankLine
    /// Nested too deeply.
    case tooDeep
    /// Too many nodes.
    case tooManyNodes
    /// Too many anchors.
    case tooManyAnchors
    /// Too many lines that begin with a percent sign.
    case tooManyDirectives

    /// Whether building stops here.
    var isFatal: Bool {
      switch self {
      case .aliasBomb, .tooDeep, .tooManyNodes, .tooManyAnchors, .tooManyDirectives: true
      default: false
      }
    }
  }

  /// What.
  var kind: Kind
  /// Where.
  var span: SourceSpan
  /// The other place, if there is one.
  var other: SourceSpan?
}
