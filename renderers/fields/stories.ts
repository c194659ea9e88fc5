import { checkboxFieldStories } from './checkbox/stories.ts'
import { checkboxGroupFieldStories } from './checkbox-group/stories.ts'
import { colourFieldStories } from './colour/stories.ts'
import { cronFieldStories } from './cron/stories.ts'
import { dateFieldStories } from './date/stories.ts'
import { dateRangeFieldStories } from './date-range/stories.ts'
import { dateTimeFieldStories } from './date-time/stories.ts'
import { deptPickerFieldStories } from './dept-picker/stories.ts'
import { dictSelectFieldStories } from './dict-select/stories.ts'
import { fourEyesFieldStories } from './four-eyes/stories.ts'
import { iconFieldStories } from './icon/stories.ts'
import { imageUploadFieldStories } from './image-upload/stories.ts'
import { jsonFieldStories } from './json/stories.ts'
import { mapPointFieldStories } from './map-point/stories.ts'
import { markdownFieldStories } from './markdown/stories.ts'
import { menuAddressFieldStories } from './menu-address/stories.ts'
import { menuPageFieldStories } from './menu-page/stories.ts'
import { moneyFieldStories } from './money/stories.ts'
import { moneyRangeFieldStories } from './money-range/stories.ts'
import { multiSelectFieldStories } from './multi-select/stories.ts'
import { numberFieldStories } from './number/stories.ts'
import { orderingFieldStories } from './ordering/stories.ts'
import { pagePickFieldStories } from './page-pick/stories.ts'
import { passwordFieldStories } from './password/stories.ts'
import { permissionTreeFieldStories } from './permission-tree/stories.ts'
import { radioFieldStories } from './radio/stories.ts'
import { rateFieldStories } from './rate/stories.ts'
import { regionFieldStories } from './region/stories.ts'
import { remoteSelectFieldStories } from './remote-select/stories.ts'
import { richTextFieldStories } from './rich-text/stories.ts'
import { rolePickerFieldStories } from './role-picker/stories.ts'
import { ruleValueFieldStories } from './rule-value/stories.ts'
import { selectFieldStories } from './select/stories.ts'
import { shopSelectFieldStories } from './shop-select/stories.ts'
import { switchFieldStories } from './switch/stories.ts'
import { textFieldStories } from './text/stories.ts'
import { textAreaFieldStories } from './text-area/stories.ts'
import { timeFieldStories } from './time/stories.ts'
import { timeRangeFieldStories } from './time-range/stories.ts'
import { treeSelectFieldStories } from './tree-select/stories.ts'
import { tryOutFieldStories } from './try-out/stories.ts'
import { uploadFieldStories } from './upload/stories.ts'
import { userPickerFieldStories } from './user-picker/stories.ts'

/** The stories of each field, by name. */
export const fieldStories = {
  Text: textFieldStories,
  TextArea: textAreaFieldStories,
  Number: numberFieldStories,
  Money: moneyFieldStories,
  MoneyRange: moneyRangeFieldStories,
  DictSelect: dictSelectFieldStories,
  DateRange: dateRangeFieldStories,
  ShopSelect: shopSelectFieldStories,
  Switch: switchFieldStories,
  Password: passwordFieldStories,
  Checkbox: checkboxFieldStories,
  CheckboxGroup: checkboxGroupFieldStories,
  Radio: radioFieldStories,
  Select: selectFieldStories,
  MultiSelect: multiSelectFieldStories,
  Date: dateFieldStories,
  DateTime: dateTimeFieldStories,
  Time: timeFieldStories,
  TimeRange: timeRangeFieldStories,
  Rate: rateFieldStories,
  RemoteSelect: remoteSelectFieldStories,
  TreeSelect: treeSelectFieldStories,
  Region: regionFieldStories,
  Upload: uploadFieldStories,
  ImageUpload: imageUploadFieldStories,
  Colour: colourFieldStories,
  Icon: iconFieldStories,
  Markdown: markdownFieldStories,
  Cron: cronFieldStories,
  RichText: richTextFieldStories,
  Json: jsonFieldStories,
  MapPoint: mapPointFieldStories,
  RuleValue: ruleValueFieldStories,
  MenuPage: menuPageFieldStories,
  MenuAddress: menuAddressFieldStories,
  Ordering: orderingFieldStories,
  PagePick: pagePickFieldStories,
  PermissionTree: permissionTreeFieldStories,
  TryOut: tryOutFieldStories,
  FourEyes: fourEyesFieldStories,
  RolePicker: rolePickerFieldStories,
  DeptPicker: deptPickerFieldStories,
  UserPicker: userPickerFieldStories,
}
