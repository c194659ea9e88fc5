import type { TSchema } from 'typebox'
import { FigureProps } from './blocks/figure/schema.ts'
import { AddressCellProps } from './cells/address/schema.ts'
import { AvatarCellProps } from './cells/avatar/schema.ts'
import { BooleanCellProps } from './cells/boolean/schema.ts'
import { ContactCellProps } from './cells/contact/schema.ts'
import { CopyableCellProps } from './cells/copyable/schema.ts'
import { DateCellProps } from './cells/date/schema.ts'
import { DictCellProps } from './cells/dict/schema.ts'
import { DiffCellProps } from './cells/diff/schema.ts'
import { FileCellProps } from './cells/file/schema.ts'
import { HtmlCellProps } from './cells/html/schema.ts'
import { ImageCellProps } from './cells/image/schema.ts'
import { LinkCellProps } from './cells/link/schema.ts'
import { MaskedCellProps } from './cells/masked/schema.ts'
import { MoneyCellProps } from './cells/money/schema.ts'
import { NumberCellProps } from './cells/number/schema.ts'
import { ProgressCellProps } from './cells/progress/schema.ts'
import { RateCellProps } from './cells/rate/schema.ts'
import { SparklineCellProps } from './cells/sparkline/schema.ts'
import { TagsCellProps } from './cells/tags/schema.ts'
import { TextCellProps } from './cells/text/schema.ts'
import { AreaChartProps } from './charts/area/schema.ts'
import { BarChartProps } from './charts/bar/schema.ts'
import { FunnelChartProps } from './charts/funnel/schema.ts'
import { HeatMapChartProps } from './charts/heat-map/schema.ts'
import { LineChartProps } from './charts/line/schema.ts'
import { PieChartProps } from './charts/pie/schema.ts'
import { RegionMapChartProps } from './charts/region-map/schema.ts'
import { StackedBarChartProps } from './charts/stacked-bar/schema.ts'
import { TableChartProps } from './charts/table/schema.ts'
import { TrendChartProps } from './charts/trend/schema.ts'
import { CheckboxFieldProps } from './fields/checkbox/schema.ts'
import { CheckboxGroupFieldProps } from './fields/checkbox-group/schema.ts'
import { ColourFieldProps } from './fields/colour/schema.ts'
import { CronFieldProps } from './fields/cron/schema.ts'
import { DateFieldProps } from './fields/date/schema.ts'
import { DateRangeFieldProps } from './fields/date-range/schema.ts'
import { DateTimeFieldProps } from './fields/date-time/schema.ts'
import { DeptPickerFieldProps } from './fields/dept-picker/schema.ts'
import { DictSelectFieldProps } from './fields/dict-select/schema.ts'
import { FourEyesFieldProps } from './fields/four-eyes/schema.ts'
import { IconFieldProps } from './fields/icon/schema.ts'
import { ImageUploadFieldProps } from './fields/image-upload/schema.ts'
import { JsonFieldProps } from './fields/json/schema.ts'
import { MapPointFieldProps } from './fields/map-point/schema.ts'
import { MarkdownFieldProps } from './fields/markdown/schema.ts'
import { MenuAddressFieldProps } from './fields/menu-address/schema.ts'
import { MenuPageFieldProps } from './fields/menu-page/schema.ts'
import { MoneyFieldProps } from './fields/money/schema.ts'
import { MoneyRangeFieldProps } from './fields/money-range/schema.ts'
import { MultiSelectFieldProps } from './fields/multi-select/schema.ts'
import { NumberFieldProps } from './fields/number/schema.ts'
import { OrderingFieldProps } from './fields/ordering/schema.ts'
import { PagePickFieldProps } from './fields/page-pick/schema.ts'
import { PasswordFieldProps } from './fields/password/schema.ts'
import { PermissionTreeFieldProps } from './fields/permission-tree/schema.ts'
import { RadioFieldProps } from './fields/radio/schema.ts'
import { RateFieldProps } from './fields/rate/schema.ts'
import { RegionFieldProps } from './fields/region/schema.ts'
import { RemoteSelectFieldProps } from './fields/remote-select/schema.ts'
import { RichTextFieldProps } from './fields/rich-text/schema.ts'
import { RolePickerFieldProps } from './fields/role-picker/schema.ts'
import { RuleValueFieldProps } from './fields/rule-value/schema.ts'
import { SelectFieldProps } from './fields/select/schema.ts'
import { ShopSelectFieldProps } from './fields/shop-select/schema.ts'
import { SwitchFieldProps } from './fields/switch/schema.ts'
import { TextFieldProps } from './fields/text/schema.ts'
import { TextAreaFieldProps } from './fields/text-area/schema.ts'
import { TimeFieldProps } from './fields/time/schema.ts'
import { TimeRangeFieldProps } from './fields/time-range/schema.ts'
import { TreeSelectFieldProps } from './fields/tree-select/schema.ts'
import { TryOutFieldProps } from './fields/try-out/schema.ts'
import { UploadFieldProps } from './fields/upload/schema.ts'
import { UserPickerFieldProps } from './fields/user-picker/schema.ts'
import { DataVersionsProps } from './pages/data-versions/schema.ts'
import { DepartMoveProps } from './pages/depart-move/schema.ts'
import { DepartPagesProps } from './pages/depart-pages/schema.ts'
import { MenuTreeProps } from './pages/menu-tree/schema.ts'
import { OneTimePasswordsProps } from './pages/one-time-passwords/schema.ts'
import { RowWhyProps } from './pages/row-why/schema.ts'
import { SettleCalendarProps } from './pages/settle-calendar/schema.ts'
import { StatementRunProps } from './pages/statement-run/schema.ts'

type JsonType = 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array'

/** What the checker and the builder know of a renderer: its title, the types of the field it takes, its settings. */
export interface CatalogEntry {
  title: string
  /** JSON types of the model's field; empty where it is bound to none. */
  accepts: readonly JsonType[]
  props: TSchema
}

/** Every renderer by the name pages use. React-free: the server, the checker and the builder read it. */
export const catalog = {
  cells: {
    Text: { title: 'Text', accepts: ['string', 'integer', 'number', 'boolean'], props: TextCellProps },
    Money: { title: 'Money', accepts: ['integer'], props: MoneyCellProps },
    Rate: { title: 'Rate', accepts: ['integer'], props: RateCellProps },
    Dict: { title: 'Dictionary', accepts: ['string', 'integer', 'boolean'], props: DictCellProps },
    Date: { title: 'Date', accepts: ['string'], props: DateCellProps },
    Masked: { title: 'Masked', accepts: ['string'], props: MaskedCellProps },
    Link: { title: 'Link', accepts: ['string', 'integer'], props: LinkCellProps },
    Address: { title: 'Address', accepts: ['string'], props: AddressCellProps },
    Html: { title: 'Formatted text', accepts: ['string'], props: HtmlCellProps },
    Boolean: { title: 'Yes or no', accepts: ['boolean', 'integer'], props: BooleanCellProps },
    Number: { title: 'Number', accepts: ['integer', 'number'], props: NumberCellProps },
    Progress: { title: 'Progress', accepts: ['integer', 'number'], props: ProgressCellProps },
    Sparkline: { title: 'Small line', accepts: ['array'], props: SparklineCellProps },
    Tags: { title: 'Tags', accepts: ['array', 'string'], props: TagsCellProps },
    Avatar: { title: 'Person', accepts: ['string'], props: AvatarCellProps },
    Image: { title: 'Pictures', accepts: ['string', 'array'], props: ImageCellProps },
    Copyable: { title: 'To copy', accepts: ['string', 'integer'], props: CopyableCellProps },
    Contact: { title: 'Contact', accepts: ['string'], props: ContactCellProps },
    Diff: {
      title: 'Before and after',
      accepts: ['string', 'integer', 'number', 'boolean', 'object', 'array'],
      props: DiffCellProps,
    },
    File: { title: 'Files', accepts: ['string', 'array'], props: FileCellProps },
  },
  fields: {
    Text: { title: 'Text', accepts: ['string'], props: TextFieldProps },
    TextArea: { title: 'Long text', accepts: ['string'], props: TextAreaFieldProps },
    Number: { title: 'Number', accepts: ['integer', 'number'], props: NumberFieldProps },
    Money: { title: 'Money', accepts: ['integer'], props: MoneyFieldProps },
    MoneyRange: { title: 'Money from and to', accepts: ['integer'], props: MoneyRangeFieldProps },
    DictSelect: { title: 'Dictionary', accepts: ['string', 'integer'], props: DictSelectFieldProps },
    DateRange: { title: 'Days from and to', accepts: ['string'], props: DateRangeFieldProps },
    ShopSelect: { title: 'Shop', accepts: ['string'], props: ShopSelectFieldProps },
    Switch: { title: 'On or off', accepts: ['boolean'], props: SwitchFieldProps },
    Password: { title: 'Password', accepts: ['string'], props: PasswordFieldProps },
    Checkbox: { title: 'Checkbox', accepts: ['boolean'], props: CheckboxFieldProps },
    CheckboxGroup: {
      title: 'Checkboxes',
      accepts: ['array', 'string', 'integer', 'boolean'],
      props: CheckboxGroupFieldProps,
    },
    Radio: { title: 'Radio buttons', accepts: ['string', 'integer', 'boolean'], props: RadioFieldProps },
    Select: { title: 'Choice', accepts: ['string', 'integer', 'boolean'], props: SelectFieldProps },
    MultiSelect: {
      title: 'Choices',
      accepts: ['array', 'string', 'integer', 'boolean'],
      props: MultiSelectFieldProps,
    },
    Date: { title: 'Date', accepts: ['string'], props: DateFieldProps },
    DateTime: { title: 'Date and time', accepts: ['string'], props: DateTimeFieldProps },
    Time: { title: 'Time of day', accepts: ['string'], props: TimeFieldProps },
    TimeRange: { title: 'Times from and to', accepts: ['array', 'string'], props: TimeRangeFieldProps },
    Rate: { title: 'Rate', accepts: ['integer'], props: RateFieldProps },
    RemoteSelect: { title: 'Record', accepts: ['string', 'integer', 'array'], props: RemoteSelectFieldProps },
    TreeSelect: {
      title: 'Place in a tree',
      accepts: ['string', 'integer', 'array'],
      props: TreeSelectFieldProps,
    },
    Region: { title: 'Region of China', accepts: ['string'], props: RegionFieldProps },
    Upload: { title: 'Files', accepts: ['string', 'array'], props: UploadFieldProps },
    ImageUpload: { title: 'Pictures', accepts: ['string', 'array'], props: ImageUploadFieldProps },
    Colour: { title: 'Colour', accepts: ['string'], props: ColourFieldProps },
    Icon: { title: 'Icon', accepts: ['string'], props: IconFieldProps },
    Markdown: { title: 'Markdown', accepts: ['string'], props: MarkdownFieldProps },
    Cron: { title: 'Schedule', accepts: ['string'], props: CronFieldProps },
    RichText: { title: 'Formatted text', accepts: ['string'], props: RichTextFieldProps },
    Json: { title: 'JSON', accepts: ['object', 'array', 'string'], props: JsonFieldProps },
    UserPicker: { title: 'People', accepts: ['string', 'array'], props: UserPickerFieldProps },
    DeptPicker: { title: 'Departments', accepts: ['string', 'array'], props: DeptPickerFieldProps },
    RolePicker: { title: 'Roles', accepts: ['string', 'array'], props: RolePickerFieldProps },
    FourEyes: { title: 'Signature of four eyes', accepts: ['string'], props: FourEyesFieldProps },
    PermissionTree: { title: 'Menus and buttons', accepts: ['string'], props: PermissionTreeFieldProps },
    RuleValue: { title: 'Value of a data rule', accepts: ['string'], props: RuleValueFieldProps },
    MenuPage: { title: 'Page of a menu', accepts: ['string'], props: MenuPageFieldProps },
    MenuAddress: { title: 'Address of a menu', accepts: ['string'], props: MenuAddressFieldProps },
    Ordering: { title: 'Order of records', accepts: ['array'], props: OrderingFieldProps },
    PagePick: { title: 'Pick from a list', accepts: ['string', 'array'], props: PagePickFieldProps },
    TryOut: { title: 'Try out', accepts: ['object'], props: TryOutFieldProps },
    MapPoint: { title: 'Point on a map', accepts: ['object'], props: MapPointFieldProps },
  },
  blocks: {
    Figure: { title: 'Figure', accepts: [], props: FigureProps },
  },
  charts: {
    Line: { title: 'Lines', accepts: [], props: LineChartProps },
    Bar: { title: 'Bars', accepts: [], props: BarChartProps },
    StackedBar: { title: 'Stacked bars', accepts: [], props: StackedBarChartProps },
    Area: { title: 'Areas', accepts: [], props: AreaChartProps },
    Pie: { title: 'Pie', accepts: [], props: PieChartProps },
    Trend: { title: 'Number with trend', accepts: [], props: TrendChartProps },
    Funnel: { title: 'Funnel', accepts: [], props: FunnelChartProps },
    RegionMap: { title: 'Map of regions', accepts: [], props: RegionMapChartProps },
    HeatMap: { title: 'Heat map', accepts: [], props: HeatMapChartProps },
    Table: { title: 'Numbers', accepts: [], props: TableChartProps },
  },
  pages: {
    'system/PermissionList': { title: 'Menus', accepts: [], props: MenuTreeProps },
    'system/DepartPages': { title: 'Pages of a department', accepts: [], props: DepartPagesProps },
    'system/DepartMove': { title: 'Move of a department', accepts: [], props: DepartMoveProps },
    'system/DataVersions': { title: 'Versions of a record', accepts: [], props: DataVersionsProps },
    'system/StatementRun': { title: 'Run a statement', accepts: [], props: StatementRunProps },
    'system/RowWhy': { title: 'Why a row is seen', accepts: [], props: RowWhyProps },
    'system/OneTimePasswords': { title: 'One-time passwords', accepts: [], props: OneTimePasswordsProps },
    'bill/SettleCalendar': { title: 'Settlement calendar', accepts: [], props: SettleCalendarProps },
  },
  actions: {},
} as const satisfies Record<
  'cells' | 'fields' | 'blocks' | 'charts' | 'pages' | 'actions',
  Record<string, CatalogEntry>
>
