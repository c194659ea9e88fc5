import type { Column, SearchField, ViewState } from '#schemas'
import type { AppError, SchemaLocation } from '#schemas/errors'
import type { AnyProps } from '../registry/create-registry.ts'
import type { CellDefinition, DataRecord } from '../registry/definitions.ts'

export type SearchValues = Readonly<Record<string, unknown>>
export type Sort = NonNullable<ViewState['sort']>
export type SortOrder = Sort['order']
export type Density = NonNullable<ViewState['density']>
/** How rows look on a telephone. */
export type RowsView = 'cards' | 'table'

/** A column of a list or sub-list, or a value of a detail: what they all say about how they are drawn. */
export type ColumnLike = Pick<Column, 'id' | 'field' | 'title' | 'cell' | 'props' | 'requires'> &
  Partial<Pick<Column, 'align' | 'fixed' | 'hidden' | 'sort' | 'width'>>

/** A column made ready to draw; its identity lasts as long as page, language and settings do. */
export interface TableColumn<Own extends ColumnLike = Column> {
  id: string
  field: string
  /** In the language of the user. */
  title: string
  /** Undefined where the registry has no such cell: `error` says so, and the drawing shows it in the column's place. */
  cell: CellDefinition<AnyProps> | undefined
  error: AppError | undefined
  props: AnyProps
  width: number | undefined
  align: 'left' | 'center' | 'right' | undefined
  sortable: boolean
  fixed: 'left' | 'right' | undefined
  at: SchemaLocation
  /** As the page has it. */
  column: Own
}

/** What a user changed about one column. */
export interface ColumnSetting {
  id: string
  title: string
  shown: boolean
  width: number | undefined
  fixed: 'left' | 'right' | undefined
}

export interface ListSettings {
  /** Every column the user may see, in his order. */
  columns: readonly ColumnSetting[]
  density: Density
  setColumns: (columns: readonly ColumnSetting[]) => void
  setWidth: (columnId: string, width: number) => void
  setDensity: (density: Density) => void
  /** On a telephone; wider screens always have the table. */
  view: RowsView
  setView: (view: RowsView) => void
  /** What differs from the page on screen. */
  saved: SavedSettings
  /** Lays the columns and density of a view over the user's own while the address names it; none of it is kept. */
  layOver: (viewId: string, look: SavedSettings) => void
  /** The look of the view that the address names lies over the user's own. */
  isLaidOver: boolean
  /** Back to what the page says. */
  reset: () => void
  isChanged: boolean
}

export interface ListPagination {
  /** `cursor` past row 10,000: only `next` and `previous`. */
  mode: 'offset' | 'cursor'
  pageNo: number
  pageSize: number
  total: number
  /** There are more than `total`. */
  totalCapped: boolean
  hasNext: boolean
  hasPrevious: boolean
  goTo: (pageNo: number) => void
  next: () => void
  previous: () => void
  /** Back to the first page, from wherever. */
  first: () => void
  setPageSize: (pageSize: number) => void
}

export interface ListSearch {
  fields: readonly SearchField[]
  /** What the rows on screen were asked with. */
  values: SearchValues
  /** Ids of the fields whose value differs from the page's default. */
  changed: ReadonlySet<string>
  /** Required fields without a value; nothing is asked for until they have one. */
  missing: readonly SearchField[]
  /** Asks with these values from the first page; with the values there are, once more. */
  apply: (values: SearchValues) => void
  reset: () => void
}

export interface ListSelection {
  enabled: boolean
  /** One row at a time. */
  isSingle?: boolean
  keys: readonly string[]
  /** The selected records, of other pages too, as they were last seen. */
  records: readonly DataRecord[]
  /** Takes antd's `onChange(keys, rows)`: rows of other pages may be undefined there. */
  change: (keys: readonly (string | number | bigint)[], records: readonly (DataRecord | undefined)[]) => void
  /** Lets these rows go. */
  deselect: (records: readonly DataRecord[]) => void
  clear: () => void
}

/** The state of a list page; everything that a link should carry is in the address. */
export interface ListState {
  rows: readonly DataRecord[]
  rowKey: string
  /** The columns to draw, in order. */
  columns: readonly TableColumn[]
  /** No rows are there yet. */
  isLoading: boolean
  /** Rows are on screen and others are on their way. */
  isRefreshing: boolean
  /** There are no rows, and data rules narrow what one sees. */
  isNarrowed: boolean
  error: AppError | undefined
  sort: Sort | undefined
  setSort: (sort: Sort | undefined) => void
  pagination: ListPagination
  search: ListSearch
  selection: ListSelection
  settings: ListSettings
  refresh: () => void
  /** The record whose detail is open. */
  openId: string | undefined
  openDetail: (id: string) => void
}

/** What one user changed about one list; columns by id, so that a new page version keeps what still fits. */
export interface SavedSettings extends Pick<ViewState, 'order' | 'columns' | 'density'> {
  view?: RowsView
}

/** `fixed` of `null`: let loose what the page pins. */
export type SavedColumn = NonNullable<ViewState['columns']>[string]
