// Written by `npm run renderers`: do not edit.
import { addressCell } from './cells/address.tsx'
import { avatarCell } from './cells/avatar.tsx'
import { booleanCell } from './cells/boolean.tsx'
import { contactCell } from './cells/contact.tsx'
import { copyableCell } from './cells/copyable.tsx'
import { cronCell } from './cells/cron.tsx'
import { dateCell } from './cells/date.tsx'
import { dictCell } from './cells/dict.tsx'
import { diffCell } from './cells/diff.tsx'
import { fileCell } from './cells/file.tsx'
import { htmlCell } from './cells/html.tsx'
import { imageCell } from './cells/image.tsx'
import { linkCell } from './cells/link.tsx'
import { maskedCell } from './cells/masked.tsx'
import { moneyCell } from './cells/money.tsx'
import { numberCell } from './cells/number.tsx'
import { preformattedCell } from './cells/preformatted.tsx'
import { progressCell } from './cells/progress.tsx'
import { rateCell } from './cells/rate.tsx'
import { sparklineCell } from './cells/sparkline.tsx'
import { tagsCell } from './cells/tags.tsx'
import { textCell } from './cells/text.tsx'
import { checkboxGroupField } from './fields/checkbox-group.tsx'
import { checkboxField } from './fields/checkbox.tsx'
import { limitError } from './fields/date/headless.ts'
import { dictSelectField } from './fields/dict-select.tsx'
import { menuPages } from './fields/menu-page/headless.ts'
import { moneyRangeField } from './fields/money-range.tsx'
import { moneyField } from './fields/money.tsx'
import { multiSelectField } from './fields/multi-select.tsx'
import { numberField } from './fields/number.tsx'
import { passwordField } from './fields/password.tsx'
import { grantsCall } from './fields/permission-tree/headless.ts'
import { radioField } from './fields/radio.tsx'
import { rateField } from './fields/rate.tsx'
import { remoteSelectField } from './fields/remote-select.tsx'
import { selectField } from './fields/select.tsx'
import { shopSelectField } from './fields/shop-select.tsx'
import { switchField } from './fields/switch.tsx'
import { textAreaField } from './fields/text-area.tsx'
import { textField } from './fields/text.tsx'
import { figureBlock } from './blocks/figure.tsx'
import { lazyArray, lazyChart, lazyField, lazyLayout, lazyPage } from './shared/lazy-renderer.tsx'

export const cells = [
  addressCell,
  avatarCell,
  booleanCell,
  contactCell,
  copyableCell,
  cronCell,
  dateCell,
  dictCell,
  diffCell,
  fileCell,
  htmlCell,
  imageCell,
  linkCell,
  maskedCell,
  moneyCell,
  numberCell,
  preformattedCell,
  progressCell,
  rateCell,
  sparklineCell,
  tagsCell,
  textCell,
]

export const fields = [
  lazyField({"name":"AutoComplete","title":"Autocomplete","accepts":["string"]}, async () => (await import('./fields/auto-complete.tsx')).autoCompleteField),
  checkboxGroupField,
  checkboxField,
  lazyField({"name":"Colour","title":"Colour","parseErrorText":"Not a valid colour","accepts":["string"]}, async () => (await import('./fields/colour.tsx')).colourField),
  lazyField({"name":"Cron","title":"Schedule","parseErrorText":"Not a valid schedule","accepts":["string"]}, async () => (await import('./fields/cron/index.tsx')).cronField),
  lazyField({"name":"DateRange","title":"Date range","accepts":["string"]}, async () => (await import('./fields/date-range.tsx')).dateRangeField),
  lazyField({"name":"DateTime","title":"Date and time","accepts":["string"]}, async () => (await import('./fields/date-time.tsx')).dateTimeField),
  lazyField({"name":"Date","title":"Date","accepts":["string"], validate: limitError}, async () => (await import('./fields/date/index.tsx')).dateField),
  lazyField({"name":"DeptPicker","title":"Departments","accepts":["string","array"]}, async () => (await import('./fields/dept-picker/index.tsx')).deptPickerField),
  dictSelectField,
  lazyField({"name":"formily/Input","title":"Formily text","accepts":["string"]}, async () => (await import('./fields/formily.tsx')).definitions.Input),
  lazyField({"name":"formily/TextArea","title":"Formily long text","accepts":["string"]}, async () => (await import('./fields/formily.tsx')).definitions.TextArea),
  lazyField({"name":"formily/Editable","title":"Formily editable text","accepts":["string"]}, async () => (await import('./fields/formily.tsx')).definitions.Editable),
  lazyField({"name":"formily/PreviewText","title":"Formily preview text","accepts":["string","number","integer"]}, async () => (await import('./fields/formily.tsx')).definitions.PreviewText),
  lazyField({"name":"formily/NumberPicker","title":"Formily number","accepts":["number","integer"]}, async () => (await import('./fields/formily.tsx')).definitions.NumberPicker),
  lazyField({"name":"formily/Select","title":"Formily select","accepts":["string","number","integer","array"]}, async () => (await import('./fields/formily.tsx')).definitions.Select),
  lazyField({"name":"formily/RadioGroup","title":"Formily radio buttons","accepts":["string","number","integer"]}, async () => (await import('./fields/formily.tsx')).definitions.RadioGroup),
  lazyField({"name":"formily/CheckboxGroup","title":"Formily checkboxes","accepts":["array"]}, async () => (await import('./fields/formily.tsx')).definitions.CheckboxGroup),
  lazyField({"name":"formily/Checkbox","title":"Formily checkbox","accepts":["boolean"]}, async () => (await import('./fields/formily.tsx')).definitions.Checkbox),
  lazyField({"name":"formily/Switch","title":"Formily switch","accepts":["boolean"]}, async () => (await import('./fields/formily.tsx')).definitions.Switch),
  lazyField({"name":"formily/DatePicker","title":"Formily date","accepts":["string"]}, async () => (await import('./fields/formily.tsx')).definitions.DatePicker),
  lazyField({"name":"formily/DateRangePicker","title":"Formily date range","accepts":["array"]}, async () => (await import('./fields/formily.tsx')).definitions.DateRangePicker),
  lazyField({"name":"formily/TimePicker","title":"Formily time","accepts":["string"]}, async () => (await import('./fields/formily.tsx')).definitions.TimePicker),
  lazyField({"name":"formily/TimeRangePicker","title":"Formily time range","accepts":["array"]}, async () => (await import('./fields/formily.tsx')).definitions.TimeRangePicker),
  lazyField({"name":"formily/Cascader","title":"Formily cascader","accepts":["array"]}, async () => (await import('./fields/formily.tsx')).definitions.Cascader),
  lazyField({"name":"formily/TreeSelect","title":"Formily tree select","accepts":["string","number","integer"]}, async () => (await import('./fields/formily.tsx')).definitions.TreeSelect),
  lazyField({"name":"FourEyes","title":"Approval by a second user","accepts":["string"]}, async () => (await import('./fields/four-eyes/index.tsx')).fourEyesField),
  lazyField({"name":"Icon","title":"Icon","accepts":["string"]}, async () => (await import('./fields/icon.tsx')).iconField),
  lazyField({"name":"ImageUpload","title":"Image upload","accepts":["string","array"]}, async () => (await import('./fields/image-upload.tsx')).imageUploadField),
  lazyField({"name":"Json","title":"JSON","parseErrorText":"Not valid JSON","accepts":["object","array","string"]}, async () => (await import('./fields/json/index.tsx')).jsonField),
  lazyField({"name":"MapPoint","title":"Map location","parseErrorText":"Enter both coordinates, in degrees","accepts":["object"]}, async () => (await import('./fields/map-point/index.tsx')).mapPointField),
  lazyField({"name":"Markdown","title":"Markdown","accepts":["string"]}, async () => (await import('./fields/markdown.tsx')).markdownField),
  lazyField({"name":"MenuAddress","title":"Menu address","accepts":["string"]}, async () => (await import('./fields/menu-address.tsx')).menuAddressField),
  lazyField({"name":"MenuPage","title":"Menu page","accepts":["string"], prefetch: menuPages}, async () => (await import('./fields/menu-page/index.tsx')).menuPageField),
  moneyRangeField,
  moneyField,
  multiSelectField,
  numberField,
  lazyField({"name":"Ordering","title":"Record order","accepts":["array"]}, async () => (await import('./fields/ordering/index.tsx')).orderingField),
  lazyField({"name":"PagePick","title":"List picker","accepts":["string","array"]}, async () => (await import('./fields/page-pick/index.tsx')).pagePickField),
  passwordField,
  lazyField({"name":"PermissionTree","title":"Menus and buttons","accepts":["string"], prefetch: grantsCall}, async () => (await import('./fields/permission-tree/index.tsx')).permissionTreeField),
  radioField,
  rateField,
  lazyField({"name":"Region","title":"China region","accepts":["string"]}, async () => (await import('./fields/region.tsx')).regionField),
  remoteSelectField,
  lazyField({"name":"RichText","title":"Rich text","accepts":["string"]}, async () => (await import('./fields/rich-text/index.tsx')).richTextField),
  lazyField({"name":"RolePicker","title":"Roles","accepts":["string","array"]}, async () => (await import('./fields/role-picker/index.tsx')).rolePickerField),
  lazyField({"name":"RuleValue","title":"Data rule value","accepts":["string"]}, async () => (await import('./fields/rule-value.tsx')).ruleValueField),
  selectField,
  shopSelectField,
  switchField,
  textAreaField,
  textField,
  lazyField({"name":"TimeRange","title":"Time range","accepts":["array","string"]}, async () => (await import('./fields/time-range.tsx')).timeRangeField),
  lazyField({"name":"Time","title":"Time of day","accepts":["string"]}, async () => (await import('./fields/time.tsx')).timeField),
  lazyField({"name":"TreeSelect","title":"Tree select","accepts":["string","integer","array"]}, async () => (await import('./fields/tree-select/index.tsx')).treeSelectField),
  lazyField({"name":"TryOut","title":"Test run","accepts":["object"]}, async () => (await import('./fields/try-out.tsx')).tryOutField),
  lazyField({"name":"Upload","title":"File upload","accepts":["string","array"]}, async () => (await import('./fields/upload.tsx')).uploadField),
  lazyField({"name":"UserPicker","title":"Users","accepts":["string","array"]}, async () => (await import('./fields/user-picker/index.tsx')).userPickerField),
]

export const layouts = [
  lazyLayout({"name":"formily/FormGrid","title":"Formily grid"}, async () => (await import('./layouts/formily.tsx')).definitions.FormGrid),
  lazyLayout({"name":"formily/FormLayout","title":"Formily layout"}, async () => (await import('./layouts/formily.tsx')).definitions.FormLayout),
]

export const arrays = [
  lazyArray({"name":"formily/ArrayCards","title":"Formily cards"}, async () => (await import('./arrays/formily.tsx')).definitions.ArrayCards),
  lazyArray({"name":"formily/ArrayCollapse","title":"Formily panels"}, async () => (await import('./arrays/formily.tsx')).definitions.ArrayCollapse),
  lazyArray({"name":"formily/ArrayItems","title":"Formily items"}, async () => (await import('./arrays/formily.tsx')).definitions.ArrayItems),
]

export const blocks = [
  figureBlock,
]

export const charts = [
  lazyChart({"name":"Area","title":"Area chart"}, async () => (await import('./charts/area.tsx')).areaChart),
  lazyChart({"name":"Bar","title":"Bar chart"}, async () => (await import('./charts/bar.tsx')).barChart),
  lazyChart({"name":"Funnel","title":"Funnel chart"}, async () => (await import('./charts/funnel.tsx')).funnelChart),
  lazyChart({"name":"HeatMap","title":"Heat map"}, async () => (await import('./charts/heat-map.tsx')).heatMapChart),
  lazyChart({"name":"Line","title":"Line chart"}, async () => (await import('./charts/line.tsx')).lineChart),
  lazyChart({"name":"Pie","title":"Pie chart"}, async () => (await import('./charts/pie.tsx')).pieChart),
  lazyChart({"name":"RegionMap","title":"Region map"}, async () => (await import('./charts/region-map/index.tsx')).regionMapChart),
  lazyChart({"name":"StackedBar","title":"Stacked bar chart"}, async () => (await import('./charts/stacked-bar.tsx')).stackedBarChart),
  lazyChart({"name":"Table","title":"Table"}, async () => (await import('./charts/table.tsx')).tableChart),
  lazyChart({"name":"Trend","title":"Trend"}, async () => (await import('./charts/trend.tsx')).trendChart),
]

export const pages = [
  lazyPage({"name":"system/DataVersions","title":"Versions of a record"}, async () => (await import('./pages/data-versions/index.tsx')).dataVersionsPage),
  lazyPage({"name":"system/DepartMove","title":"Move of a department"}, async () => (await import('./pages/depart-move/index.tsx')).departMovePage),
  lazyPage({"name":"system/DepartPages","title":"Pages of a department"}, async () => (await import('./pages/depart-pages/index.tsx')).departPagesPage),
  lazyPage({"name":"system/PermissionList","title":"Menus"}, async () => (await import('./pages/menu-tree/index.tsx')).menuTreePage),
  lazyPage({"name":"system/OneTimePasswords","title":"One-time passwords"}, async () => (await import('./pages/one-time-passwords/index.tsx')).oneTimePasswordsPage),
  lazyPage({"name":"system/PageCompare","title":"Compare page versions"}, async () => (await import('./pages/page-compare/index.tsx')).pageComparePage),
  lazyPage({"name":"system/RowWhy","title":"Why a row is seen"}, async () => (await import('./pages/row-why/index.tsx')).rowWhyPage),
  lazyPage({"name":"bill/SettleCalendar","title":"Settlement calendar"}, async () => (await import('./pages/settle-calendar/index.tsx')).settleCalendarPage),
  lazyPage({"name":"system/StatementRun","title":"Run a statement"}, async () => (await import('./pages/statement-run/index.tsx')).statementRunPage),
]
