import VitrineLayout
import VitrineModel
import VitrinePlatform
import VitrineSchema

/// Where a popover's anchor is in the window (facts/uikit-presentation.md 1.1, 5.3, 5.6).
struct AnchorFinder {
  /// The spec.
  let spec: Spec
  /// The presenter's views.
  let tree: LaidOutTree
  /// The screen that calls.
  let screen: String
  /// What the anchor's keys stand in, variations applied.
  let entry: Entry
  /// The traits of the moment.
  let traits: TraitSet
  /// What percentages are of instead of the source view; nil for the view.
  let measured: Size?
  /// The anchor's numbers in the source view from an earlier layout; nil to compute them.
  let frozen: Rect?

  /// An anchor that was found.
  struct Anchor {
    /// In window coordinates.
    var rect: Rect
    /// Whether it is a bar item.
    var isBarItem: Bool
    /// Its numbers in the source view, when code computed them once; nil for what UIKit follows by itself.
    var sourceRect: Rect?
    /// The view has no extent, and neither has the anchor.
    var isEmptyView: Bool
    /// Its name.
    var name: String
  }

  /// What came of the search.
  enum Outcome {
    case found(Anchor)
    case problem(AnchorProblem)
  }

  /// Looks for the anchor: a source item from iOS 16, else the bar item, else the source view.
  func find() -> Outcome {
    if let item = entry[.sourceItem], traits.iOS >= Self.sourceItemVersion { return view(item.value, isItem: true) }
    if let item = entry[.barButtonItem] { return view(item.value, isItem: true) }
    if let name = entry[.sourceView] { return view(name.value, isItem: false) }
    return .problem(.missing)
  }

  /// The first system with source items (1.1, documented).
  private static let sourceItemVersion = IOSVersion(16)
  /// How many views may stand in one another.
  private static let deepest = 256

  /// Returns the anchor at a view or item.
  private func view(_ name: String, isItem: Bool) -> Outcome {
    guard let index = index(of: name) else { return .problem(.notInWindow(name)) }
    if isHidden(index) { return .problem(.hidden(name)) }
    let node = tree.nodes[index]
    if isItem {
      let isBar = node.kind == "barButtonItem" || node.node == nil
      return .found(
        Anchor(rect: node.windowFrame, isBarItem: isBar, sourceRect: nil, isEmptyView: node.frame.isEmpty, name: name))
    }
    let isFollowed = followsView
    let local = frozen ?? sourceRect(index)
    let offset = contentOffset(index)
    let rect = Rect(
      node.windowFrame.minX + local.minX - offset.x, node.windowFrame.minY + local.minY - offset.y, local.width,
      local.height)
    return .found(
      Anchor(
        rect: rect, isBarItem: false, sourceRect: isFollowed ? nil : local,
        isEmptyView: node.frame.isEmpty && local.isEmpty, name: name))
  }

  /// Whether UIKit follows the view by itself: no rect or a null one, from 13.2 on.
  private var followsView: Bool {
    guard traits.iOS >= PopoverFacts.nullSourceRectVersion.value else { return false }
    guard let written = entry[.sourceRect]?.value else { return true }
    return written == .null
  }

  /// Returns the source rect in the coordinates of its view.
  private func sourceRect(_ index: Int) -> Rect {
    let node = tree.nodes[index]
    let offset = contentOffset(index)
    let bounds = Rect(origin: offset, size: node.frame.size)
    guard let written = entry[.sourceRect]?.value, written != .null else {
      return followsView ? bounds : .zero
    }
    switch written {
    case .null: return bounds
    case .rect(let x, let y, let width, let height):
      let size = measured ?? node.frame.size
      return Rect(
        x.resolved(in: size.width), y.resolved(in: size.height), width.resolved(in: size.width),
        height.resolved(in: size.height))
    case .bounds(let name):
      guard let name, let other = self.index(of: name) else { return bounds }
      return Rect(origin: contentOffset(other), size: tree.nodes[other].frame.size)
    case .frame(let name):
      guard let name, let other = self.index(of: name) else { return node.frame }
      return tree.nodes[other].frame
    }
  }

  /// Returns a view by its id: `root` is the calling screen's root view, `presenter` the tree's; the caller's own views first.
  private func index(of name: String) -> Int? {
    if name == "presenter" { return tree.nodes.isEmpty ? nil : 0 }
    if name == "root" {
      return tree.nodes.firstIndex { $0.screen == screen && $0.node == 0 } ?? (tree.nodes.isEmpty ? nil : 0)
    }
    return tree.nodes.firstIndex { $0.name == name && $0.screen == screen } ?? tree.index(of: name)
  }

  /// Whether a view or something around it is hidden.
  private func isHidden(_ index: Int) -> Bool {
    var current: Int? = index
    for _ in 0..<Self.deepest {
      guard let now = current else { return false }
      if tree.nodes[now].isHidden { return true }
      current = tree.nodes[now].parent
    }
    return false
  }

  /// Returns a scroll view's position; zero for everything else.
  private func contentOffset(_ index: Int) -> Point {
    let node = tree.nodes[index]
    guard node.kind == NodeKind.scroll.rawValue, let own = node.node,
      let views = spec.screen(node.screen)?.tree, views.nodes.indices.contains(own)
    else { return .zero }
    return views.nodes[own].entry.resolved(for: traits)[.contentOffset]?.value ?? .zero
  }
}
