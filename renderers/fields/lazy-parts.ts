/** What is read when the first field of a name is drawn: `Component` to edit and `View` to read, or `View` alone. */
export const lazyParts = {
  Password: () => import('./password/password-field.tsx'),
  Checkbox: () => import('./checkbox/checkbox-field.tsx'),
  CheckboxGroup: () => import('./checkbox-group/checkbox-group-field.tsx'),
  Radio: () => import('./radio/radio-field.tsx'),
  Select: () => import('./select/select-field.tsx'),
  MultiSelect: () => import('./multi-select/multi-select-field.tsx'),
  Text: () => import('./text/text-view.tsx'),
  TextArea: () => import('./text-area/text-area-view.tsx'),
  Number: () => import('./number/number-view.tsx'),
  Money: () => import('./money/money-view.tsx'),
  MoneyRange: () => import('./money-range/money-range-view.tsx'),
  DictSelect: () => import('./dict-select/dict-select-view.tsx'),
  DateRange: () => import('./date-range/date-range-view.tsx'),
  Switch: () => import('./switch/switch-view.tsx'),
}
