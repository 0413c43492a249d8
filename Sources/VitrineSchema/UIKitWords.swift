/// UIKit's words that several modules name. The schema table lists them as the values of their keys.
public enum ModalPresentationStyle: String, Hashable, Sendable, CaseIterable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case none, automatic, blurOverFullScreen
}

/// UIModalTransitionStyle, and iOS 18's zoom.
public enum ModalTransitionStyle: String, Hashable, Sendable, CaseIterable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl, zoom
}

/// The sides on which a popover's arrow may sit, in the order of UIKit's raw values.
public enum ArrowDirection: String, Hashable, Sendable, CaseIterable {
  case up, down, left, right
}

/// A stack's distribution.
public enum StackDistribution: String, Hashable, Sendable, CaseIterable {
  case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
}

/// A stack's alignment.
public enum StackAlignment: String, Hashable, Sendable, CaseIterable {
  case fill, leading, center, trailing, top, bottom, firstBaseline, lastBaseline
}

/// What a style does when the keyboard comes.
public enum KeyboardMode: String, Hashable, Sendable, CaseIterable {
  case none, moveUp, compress, stickToTop
}

/// What a tap on the dimming view does.
public enum DimmingTap: String, Hashable, Sendable, CaseIterable {
  case none, dismiss, passthrough
}
