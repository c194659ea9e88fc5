import Type, { type Static } from 'typebox'
import { Operator } from './condition.ts'
import { ListBoard } from './list-board.ts'
import { ListCalendar } from './list-calendar.ts'
import { ColumnGroup, ListColumn, ShownWhen } from './list-column.ts'
import { ListExport } from './list-export.ts'
import { ListImport } from './list-import.ts'
import { RowCards, RowExpand, RowTone, RowTree } from './list-rows.ts'
import { ListView } from './list-view.ts'
import { FieldName, Label, NodeId, PageId, RendererName, RendererProps } from './names.ts'
import { PageRefresh } from './page-refresh.ts'
import { QuickFilter } from './quick-filter.ts'
import { strictObject, stringEnum, unionByKey } from './strict-object.ts'

/** An input of the search form. */
export const SearchField = strictObject(
  {
    id: NodeId,
    field: FieldName,
    op: Operator,
    title: Type.Optional(Label),
    component: Type.Optional(RendererName),
    props: Type.Optional(RendererProps),
    default: Type.Optional(Type.Unknown({ title: 'Default' })),
    required: Type.Optional(Type.Boolean({ title: 'Required' })),
    when: Type.Optional(ShownWhen),
  },
  { title: 'Search field' },
)
export type SearchField = Static<typeof SearchField>

export const Search = strictObject(
  {
    fields: Type.Array(SearchField, { maxItems: 40 }),
    collapsedRows: Type.Optional(
      Type.Integer({ title: 'Rows when collapsed', minimum: 1, maximum: 5, default: 1 }),
    ),
  },
  { title: 'Search' },
)

export const TableSettings = strictObject(
  {
    rowKey: Type.Optional(FieldName),
    pageSize: Type.Optional(Type.Integer({ title: 'Rows per page', minimum: 20, maximum: 200, default: 20 })),
    selection: Type.Optional(Type.Boolean({ title: 'Rows can be selected' })),
    density: Type.Optional(stringEnum(['large', 'middle', 'small'], { title: 'Density', default: 'middle' })),
    sort: Type.Optional(
      strictObject({ field: FieldName, order: stringEnum(['asc', 'desc']) }, { title: 'Sorted at first by' }),
    ),
    rowTone: Type.Optional(
      Type.Array(RowTone, {
        title: 'Tones of rows',
        description: 'The first tone with a true condition applies.',
        minItems: 1,
        maxItems: 10,
      }),
    ),
    expand: Type.Optional(RowExpand),
    tree: Type.Optional(RowTree),
    cards: Type.Optional(RowCards),
    virtualFrom: Type.Optional(
      Type.Integer({
        title: 'Drawn in part from',
        description: 'Above this number of rows, only visible ones are rendered.',
        minimum: 20,
        maximum: 2000,
        default: 200,
      }),
    ),
  },
  { title: 'Table', default: {} },
)

const ActionIds = Type.Array(NodeId, {
  title: 'List actions',
  description: 'Ids of actions of this page.',
  maxItems: 20,
})

/**
 * Effect of a click on the first column of a row. The click either runs a row action, or opens a page with
 * the row's id in the parameter `id`.
 */
const ListDetail = unionByKey<{ open: 'drawer' | 'page'; page: string; list?: string } | { action: string }>(
  { action: strictObject({ action: NodeId }) },
  strictObject({
    open: stringEnum(['drawer', 'page'], {
      title: 'Opens',
      description: 'In a drawer over the list, or as a page with its own address.',
    }),
    page: PageId,
    list: Type.Optional({
      ...PageId,
      title: 'List of the records',
      description: 'For a list inside another page: the list at whose address a link opens the record.',
    }),
  }),
  {
    title: 'Detail',
    description: 'A click on the first column opens this page with the parameter id, or runs this action.',
  },
)

/** A list page: a table of records with its search form, its actions and its detail page. */
export const List = strictObject(
  {
    rows: Type.Optional(
      Type.String({ title: 'Rows', description: 'Data source of the rows; `rows` by default.' }),
    ),
    search: Type.Optional(Search),
    columns: Type.Array(ListColumn, { minItems: 1, maxItems: 100 }),
    columnGroups: Type.Optional(
      Type.Array(ColumnGroup, {
        title: 'Column groups',
        description: 'Titles above neighbouring columns.',
        minItems: 1,
        maxItems: 20,
      }),
    ),
    views: Type.Optional(Type.Array(ListView, { title: 'Views', minItems: 1, maxItems: 20 })),
    quick: Type.Optional(
      Type.Array(QuickFilter, {
        title: 'Quick filters',
        description: 'Tabs above the rows. A tab All without these filters comes first.',
        minItems: 1,
        maxItems: 12,
      }),
    ),
    table: Type.Optional(TableSettings),
    calendar: Type.Optional(ListCalendar),
    board: Type.Optional(ListBoard),
    refresh: Type.Optional(PageRefresh),
    toolbar: Type.Optional(ActionIds),
    rowActions: Type.Optional(ActionIds),
    bulkActions: Type.Optional(ActionIds),
    detail: Type.Optional(ListDetail),
    export: Type.Optional(ListExport),
    import: Type.Optional(ListImport),
    empty: Type.Optional(Label),
  },
  { title: 'List' },
)
export type List = Static<typeof List>
