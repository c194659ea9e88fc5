import Type, { type Static } from 'typebox'
import { ChangedModels } from './changed-models.ts'
import { Column } from './column.ts'
import { DashboardFilter } from './dashboard-filter.ts'
import { FrameAddress } from './frame.ts'
import { AccessCode, FieldName, Label, NodeId, PageId, RendererName, RendererProps } from './names.ts'
import { buckets } from './report.ts'
import { strictObject, stringEnum, unionByKey } from './strict-object.ts'
import { TextFormat } from './text-format.ts'
import { Expression, Text, Values } from './value.ts'

const Refresh = strictObject(
  {
    every: Type.Optional(
      Type.Integer({
        title: 'Every',
        description: 'Refresh interval in seconds; paused while the window is hidden.',
        minimum: 5,
        maximum: 86_400,
      }),
    ),
    on: Type.Optional(ChangedModels),
  },
  { title: 'Refresh', minProperties: 1 },
)

const Rows = { ...Expression, title: 'Rows', description: 'data.<source>, or an expression that reads it.' }

const BlockTitle = { ...Text, title: 'Title', description: 'May contain filters, as ${filters.days}.' }

/**
 * Settings that all blocks have. In the text of a page, these settings come after the block's id and content.
 */
const common = {
  span: Type.Optional(Type.Integer({ title: 'Columns wide of 24', minimum: 4, maximum: 24, default: 8 })),
  height: Type.Optional(Type.Integer({ title: 'Height', description: 'In px.', minimum: 60, maximum: 1200 })),
  refresh: Type.Optional(Refresh),
  link: Type.Optional(
    strictObject(
      { page: PageId, query: Type.Optional(Values) },
      { title: 'Leads to', description: 'The page to open, with filters.' },
    ),
  ),
  requires: Type.Optional(AccessCode),
}

/** A block that shows a figure. A click on the figure can open another page. */
export const FigureBlock = strictObject(
  {
    id: NodeId,
    block: RendererName,
    title: BlockTitle,
    props: Type.Optional(RendererProps),
    value: Expression,
    ...common,
  },
  { title: 'Figure block' },
)
export type FigureBlock = Static<typeof FigureBlock>

const column = {
  field: FieldName,
  title: Label,
  dict: Type.Optional(
    Type.String({
      title: 'Dictionary',
      description: 'Dictionary of the values.',
      pattern: '^[a-z][A-Za-z0-9_]{0,99}$',
    }),
  ),
}

/** The field whose values are the categories of a chart. */
const ChartCategory = strictObject(
  {
    ...column,
    bucket: Type.Optional(stringEnum(buckets, { title: 'Stretch of time' })),
  },
  { title: 'Field of a chart' },
)

/** A field of the rows that a chart shows. */
export const ChartField = strictObject(column, { title: 'Field of a chart' })

/** A numeric field of the rows that a chart shows. */
export const ChartNumber = strictObject(
  {
    ...column,
    format: Type.Optional(
      stringEnum(['money', 'number', 'percent'], {
        title: 'Written as',
        description: 'Shows fen as yuan, plain numbers, or parts per million as percent.',
        default: 'number',
      }),
    ),
  },
  { title: 'Number of a chart' },
)

/** A chart that shows rows of a data source. */
export const ChartBlock = strictObject(
  {
    id: NodeId,
    chart: RendererName,
    title: BlockTitle,
    value: Type.Unsafe<Expression>(Rows),
    x: ChartCategory,
    y: Type.Array(ChartNumber, { title: 'Numbers', minItems: 1, maxItems: 8 }),
    series: Type.Optional(ChartField),
    props: Type.Optional(RendererProps),
    drill: Type.Optional(
      strictObject(
        { page: PageId, query: Type.Optional(Values) },
        {
          title: 'Drill-down',
          description: 'A click on a bar, slice or point opens this page. The filters read row.<field>.',
        },
      ),
    ),
    ...common,
  },
  { title: 'Chart block' },
)
export type ChartBlock = Static<typeof ChartBlock>

/** A small list that shows the first rows of a data source. */
export const ListBlock = strictObject(
  {
    id: NodeId,
    title: BlockTitle,
    value: Type.Unsafe<Expression>(Rows),
    columns: Type.Array(Column, { title: 'Columns', minItems: 1, maxItems: 12 }),
    rows: Type.Optional(Type.Integer({ title: 'Rows at most', minimum: 1, maximum: 50, default: 10 })),
    empty: Type.Optional(Label),
    ...common,
  },
  { title: 'List block' },
)
export type ListBlock = Static<typeof ListBlock>

/** A block that shows a fixed text. */
export const TextBlock = strictObject(
  { id: NodeId, title: Type.Optional(BlockTitle), text: Text, format: TextFormat, ...common },
  { title: 'Text block' },
)
export type TextBlock = Static<typeof TextBlock>

/** A block that shows another application in a frame. */
export const FrameBlock = strictObject(
  { id: NodeId, title: BlockTitle, frame: FrameAddress, ...common },
  { title: 'Frame block' },
)
export type FrameBlock = Static<typeof FrameBlock>

/** A block that is drawn by a renderer that a developer has registered. */
export const CustomBlock = strictObject(
  {
    id: NodeId,
    custom: RendererName,
    title: Type.Optional(BlockTitle),
    props: Type.Optional(RendererProps),
    value: Type.Optional(Expression),
    ...common,
  },
  { title: 'Own block' },
)
export type CustomBlock = Static<typeof CustomBlock>

export type DashboardBlock = FigureBlock | ChartBlock | ListBlock | TextBlock | FrameBlock | CustomBlock

/** A block of a dashboard. Each type of block has one key that the other types don't have. */
export const DashboardBlock = unionByKey<DashboardBlock>(
  { chart: ChartBlock, columns: ListBlock, text: TextBlock, frame: FrameBlock, custom: CustomBlock },
  FigureBlock,
  { title: 'Block' },
)

/** A grid of 24 columns that contains blocks. */
export const Dashboard = strictObject(
  {
    filters: Type.Optional(
      Type.Array(DashboardFilter, {
        title: 'Filters',
        description: 'Inputs above the blocks. Arguments of data sources and blocks read filters.<id>.',
        minItems: 1,
        maxItems: 12,
      }),
    ),
    blocks: Type.Array(DashboardBlock, { minItems: 1, maxItems: 60 }),
    refresh: Type.Optional(Refresh),
    empty: Type.Optional(Label),
  },
  { title: 'Dashboard' },
)
