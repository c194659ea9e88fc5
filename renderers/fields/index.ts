import { checkboxField } from './checkbox/index.tsx'
import { checkboxGroupField } from './checkbox-group/index.tsx'
import { colourField } from './colour/index.tsx'
import { cronField } from './cron/index.tsx'
import { dateField } from './date/index.tsx'
import { dateRangeField } from './date-range/index.tsx'
import { dateTimeField } from './date-time/index.tsx'
import { deptPickerField } from './dept-picker/index.tsx'
import { dictSelectField } from './dict-select/index.tsx'
import { fourEyesField } from './four-eyes/index.tsx'
import { iconField } from './icon/index.tsx'
import { imageUploadField } from './image-upload/index.tsx'
import { jsonField } from './json/index.tsx'
import { mapPointField } from './map-point/index.tsx'
import { markdownField } from './markdown/index.tsx'
import { menuAddressField } from './menu-address/index.tsx'
import { menuPageField } from './menu-page/index.tsx'
import { moneyField } from './money/index.tsx'
import { moneyRangeField } from './money-range/index.tsx'
import { multiSelectField } from './multi-select/index.tsx'
import { numberField } from './number/index.tsx'
import { orderingField } from './ordering/index.tsx'
import { pagePickField } from './page-pick/index.tsx'
import { passwordField } from './password/index.tsx'
import { permissionTreeField } from './permission-tree/index.tsx'
import { radioField } from './radio/index.tsx'
import { rateField } from './rate/index.tsx'
import { regionField } from './region/index.tsx'
import { remoteSelectField } from './remote-select/index.tsx'
import { richTextField } from './rich-text/index.tsx'
import { rolePickerField } from './role-picker/index.tsx'
import { ruleValueField } from './rule-value/index.tsx'
import { selectField } from './select/index.tsx'
import { shopSelectField } from './shop-select/index.tsx'
import { switchField } from './switch/index.tsx'
import { textField } from './text/index.tsx'
import { textAreaField } from './text-area/index.tsx'
import { timeField } from './time/index.tsx'
import { timeRangeField } from './time-range/index.tsx'
import { treeSelectField } from './tree-select/index.tsx'
import { tryOutField } from './try-out/index.tsx'
import { uploadField } from './upload/index.tsx'
import { userPickerField } from './user-picker/index.tsx'

/** Every field, listed once. */
export const fields = [
  textField,
  textAreaField,
  numberField,
  moneyField,
  moneyRangeField,
  dictSelectField,
  dateRangeField,
  shopSelectField,
  switchField,
  passwordField,
  checkboxField,
  checkboxGroupField,
  radioField,
  selectField,
  multiSelectField,
  dateField,
  dateTimeField,
  timeField,
  timeRangeField,
  rateField,
  remoteSelectField,
  treeSelectField,
  regionField,
  uploadField,
  imageUploadField,
  colourField,
  iconField,
  markdownField,
  cronField,
  richTextField,
  jsonField,
  mapPointField,
  userPickerField,
  deptPickerField,
  rolePickerField,
  fourEyesField,
  orderingField,
  pagePickField,
  permissionTreeField,
  tryOutField,
  menuPageField,
  ruleValueField,
  menuAddressField,
]
