// Written by `npm run renderers`: do not edit.
import { stories as addressCell } from './cells/address.tsx'
import { stories as avatarCell } from './cells/avatar.tsx'
import { stories as booleanCell } from './cells/boolean.tsx'
import { stories as contactCell } from './cells/contact.tsx'
import { stories as copyableCell } from './cells/copyable.tsx'
import { stories as cronCell } from './cells/cron.tsx'
import { stories as dateCell } from './cells/date.tsx'
import { stories as dictCell } from './cells/dict.tsx'
import { stories as diffCell } from './cells/diff.tsx'
import { stories as fileCell } from './cells/file.tsx'
import { stories as htmlCell } from './cells/html.tsx'
import { stories as imageCell } from './cells/image.tsx'
import { stories as linkCell } from './cells/link.tsx'
import { stories as maskedCell } from './cells/masked.tsx'
import { stories as moneyCell } from './cells/money.tsx'
import { stories as numberCell } from './cells/number.tsx'
import { stories as preformattedCell } from './cells/preformatted.tsx'
import { stories as progressCell } from './cells/progress.tsx'
import { stories as rateCell } from './cells/rate.tsx'
import { stories as sparklineCell } from './cells/sparkline.tsx'
import { stories as tagsCell } from './cells/tags.tsx'
import { stories as textCell } from './cells/text.tsx'
import { stories as autoCompleteField } from './fields/auto-complete.tsx'
import { stories as checkboxGroupField } from './fields/checkbox-group.tsx'
import { stories as checkboxField } from './fields/checkbox.tsx'
import { stories as colourField } from './fields/colour.tsx'
import { stories as cronField } from './fields/cron/index.tsx'
import { stories as dateRangeField } from './fields/date-range.tsx'
import { stories as dateTimeField } from './fields/date-time.tsx'
import { stories as dateField } from './fields/date/index.tsx'
import { stories as deptPickerField } from './fields/dept-picker/index.tsx'
import { stories as dictSelectField } from './fields/dict-select.tsx'
import { stories as formilyStories } from './fields/formily.tsx'
import { stories as fourEyesField } from './fields/four-eyes/index.tsx'
import { stories as iconField } from './fields/icon.tsx'
import { stories as imageUploadField } from './fields/image-upload.tsx'
import { stories as jsonField } from './fields/json/index.tsx'
import { stories as mapPointField } from './fields/map-point/index.tsx'
import { stories as markdownField } from './fields/markdown.tsx'
import { stories as menuAddressField } from './fields/menu-address.tsx'
import { stories as menuPageField } from './fields/menu-page/index.tsx'
import { stories as moneyRangeField } from './fields/money-range.tsx'
import { stories as moneyField } from './fields/money.tsx'
import { stories as multiSelectField } from './fields/multi-select.tsx'
import { stories as numberField } from './fields/number.tsx'
import { stories as orderingField } from './fields/ordering/index.tsx'
import { stories as pagePickField } from './fields/page-pick/index.tsx'
import { stories as passwordField } from './fields/password.tsx'
import { stories as permissionTreeField } from './fields/permission-tree/index.tsx'
import { stories as radioField } from './fields/radio.tsx'
import { stories as rateField } from './fields/rate.tsx'
import { stories as regionField } from './fields/region.tsx'
import { stories as remoteSelectField } from './fields/remote-select.tsx'
import { stories as richTextField } from './fields/rich-text/index.tsx'
import { stories as rolePickerField } from './fields/role-picker/index.tsx'
import { stories as ruleValueField } from './fields/rule-value.tsx'
import { stories as selectField } from './fields/select.tsx'
import { stories as shopSelectField } from './fields/shop-select.tsx'
import { stories as switchField } from './fields/switch.tsx'
import { stories as textAreaField } from './fields/text-area.tsx'
import { stories as textField } from './fields/text.tsx'
import { stories as timeRangeField } from './fields/time-range.tsx'
import { stories as timeField } from './fields/time.tsx'
import { stories as treeSelectField } from './fields/tree-select/index.tsx'
import { stories as tryOutField } from './fields/try-out.tsx'
import { stories as uploadField } from './fields/upload.tsx'
import { stories as userPickerField } from './fields/user-picker/index.tsx'
import { stories as figureBlock } from './blocks/figure.tsx'
import { stories as areaChart } from './charts/area.tsx'
import { stories as barChart } from './charts/bar.tsx'
import { stories as funnelChart } from './charts/funnel.tsx'
import { stories as heatMapChart } from './charts/heat-map.tsx'
import { stories as lineChart } from './charts/line.tsx'
import { stories as pieChart } from './charts/pie.tsx'
import { stories as regionMapChart } from './charts/region-map/index.tsx'
import { stories as stackedBarChart } from './charts/stacked-bar.tsx'
import { stories as tableChart } from './charts/table.tsx'
import { stories as trendChart } from './charts/trend.tsx'

export const cellStories = {
  Address: addressCell,
  Avatar: avatarCell,
  Boolean: booleanCell,
  Contact: contactCell,
  Copyable: copyableCell,
  Cron: cronCell,
  Date: dateCell,
  Dict: dictCell,
  Diff: diffCell,
  File: fileCell,
  Html: htmlCell,
  Image: imageCell,
  Link: linkCell,
  Masked: maskedCell,
  Money: moneyCell,
  Number: numberCell,
  Preformatted: preformattedCell,
  Progress: progressCell,
  Rate: rateCell,
  Sparkline: sparklineCell,
  Tags: tagsCell,
  Text: textCell,
}

export const fieldStories = {
  AutoComplete: autoCompleteField,
  CheckboxGroup: checkboxGroupField,
  Checkbox: checkboxField,
  Colour: colourField,
  Cron: cronField,
  DateRange: dateRangeField,
  DateTime: dateTimeField,
  Date: dateField,
  DeptPicker: deptPickerField,
  DictSelect: dictSelectField,
  'formily/Input': formilyStories.Input,
  'formily/TextArea': formilyStories.TextArea,
  'formily/Editable': formilyStories.Editable,
  'formily/PreviewText': formilyStories.PreviewText,
  'formily/NumberPicker': formilyStories.NumberPicker,
  'formily/Select': formilyStories.Select,
  'formily/RadioGroup': formilyStories.RadioGroup,
  'formily/CheckboxGroup': formilyStories.CheckboxGroup,
  'formily/Checkbox': formilyStories.Checkbox,
  'formily/Switch': formilyStories.Switch,
  'formily/DatePicker': formilyStories.DatePicker,
  'formily/DateRangePicker': formilyStories.DateRangePicker,
  'formily/TimePicker': formilyStories.TimePicker,
  'formily/TimeRangePicker': formilyStories.TimeRangePicker,
  'formily/Cascader': formilyStories.Cascader,
  'formily/TreeSelect': formilyStories.TreeSelect,
  FourEyes: fourEyesField,
  Icon: iconField,
  ImageUpload: imageUploadField,
  Json: jsonField,
  MapPoint: mapPointField,
  Markdown: markdownField,
  MenuAddress: menuAddressField,
  MenuPage: menuPageField,
  MoneyRange: moneyRangeField,
  Money: moneyField,
  MultiSelect: multiSelectField,
  Number: numberField,
  Ordering: orderingField,
  PagePick: pagePickField,
  Password: passwordField,
  PermissionTree: permissionTreeField,
  Radio: radioField,
  Rate: rateField,
  Region: regionField,
  RemoteSelect: remoteSelectField,
  RichText: richTextField,
  RolePicker: rolePickerField,
  RuleValue: ruleValueField,
  Select: selectField,
  ShopSelect: shopSelectField,
  Switch: switchField,
  TextArea: textAreaField,
  Text: textField,
  TimeRange: timeRangeField,
  Time: timeField,
  TreeSelect: treeSelectField,
  TryOut: tryOutField,
  Upload: uploadField,
  UserPicker: userPickerField,
}

export const blockStories = {
  Figure: figureBlock,
}

export const chartStories = {
  Area: areaChart,
  Bar: barChart,
  Funnel: funnelChart,
  HeatMap: heatMapChart,
  Line: lineChart,
  Pie: pieChart,
  RegionMap: regionMapChart,
  StackedBar: stackedBarChart,
  Table: tableChart,
  Trend: trendChart,
}
