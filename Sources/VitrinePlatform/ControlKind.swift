/// The kinds of view that UIKit gives a size or priorities of their own; raw values are the language's kind keys.
public enum ControlKind: String, Hashable, Sendable, CaseIterable {
  /// UIView.
  case view
  /// A row, UIStackView.
  case hstack
  /// A column, UIStackView.
  case vstack
  /// UIStackView with an axis of its own.
  case stack
  /// UIScrollView.
  case scroll
  /// A view with an intrinsic size given by hand.
  case box
  /// UILabel.
  case label
  /// UITextView.
  case textView
  /// UIButton.
  case button
  /// UITextField.
  case textField
  /// UISearchBar.
  case searchBar
  /// UIImageView.
  case image
  /// UISwitch.
  case `switch`
  /// UISlider.
  case slider
  /// UIProgressView.
  case progress
  /// UIStepper.
  case stepper
  /// UIActivityIndicatorView.
  case activityIndicator
  /// UISegmentedControl.
  case segmentedControl
  /// UIPageControl.
  case pageControl
  /// UIPickerView.
  case picker
  /// UIDatePicker.
  case datePicker
  /// UIToolbar.
  case toolbar
  /// UINavigationBar.
  case navigationBar
}
