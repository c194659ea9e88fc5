import type { Column, ColumnGroup, ListColumn, SearchField, ViewState } from '#schemas'
import type { AppError, SchemaLocation } from '#schemas/errors'
import type { AnyProps } from '../registry/create-registry.ts'
import type { CellDefinition, DataRecord } from '../registry/definitions.ts'

export type SearchValues = Readonly<Record<string, unknown>>
export type Sort = NonNullable<ViewState['sort']>
export type SortOrder = Sort['order']
export type Density = NonNullable<ViewState['density']>
/** How a list shows its rows. A wide screen shows the table in place of cards. */
export type RowsView = 'cards' | 'table' | 'calendar' | 'board'

/** Settings of a displayed value: a column of a list or sub-list, or a value of a detail. */
export type ColumnLike = Pick<Column, 'id' | 'field' | 'title' | 'cell' | 'props' | 'mask' | 'requires'> &
  Partial<Pick<Column, 'align' | 'fixed' | 'hidden' | 'sort' | 'width'>> &
  Partial<Pick<ListColumn, 'compute' | 'group'>>

/** A resolved column. It is the same object while page, language and settings don't change. */
export interface TableColumn<Own extends ColumnLike = Column> {
  id: string
  field: string
  /** Localized title. */
  title: string
  /** Undefined for an unknown cell: `error` is drawn in its place. */
  cell: CellDefinition<AnyProps> | undefined
  error: AppError | undefined
  props: AnyProps
  /** Mask with which the value is drawn. */
  mask: Column['mask']
  width: number | undefined
  align: 'left' | 'center' | 'right' | undefined
  sortable: boolean
  /** Computes the value from the record. Undefined for a field of the record. May throw. */
  computeValue: ((record: DataRecord) => unknown) | undefined
  /** Group of the column, with its localized title. */
  group: ColumnGroup | undefined
  fixed: 'left' | 'right' | undefined
  at: SchemaLocation
  /** The column as in the page. */
  column: Own
}

/** The user's settings of a column. */
export interface ColumnSetting {
  id: string
  /** Localized title of the column, with the title of its group. */
  title: string
  shown: boolean
  width: number | undefined
  fixed: 'left' | 'right' | undefined
  /** False for a computed column, which only the screen shows. */
  canExport: boolean
}

export interface ListSettings {
  /** Columns that the user may see, in the user's order, including hidden columns. */
  columns: readonly ColumnSetting[]
  density: Density
  setColumns: (columns: readonly ColumnSetting[]) => void
  setWidth: (columnId: string, width: number) => void
  setDensity: (density: Density) => void
  /** The view that shows the rows, as selected by the user. The page always offers it. */
  view: RowsView
  /** Views that the page offers besides cards and the table. */
  furtherViews: readonly RowsView[]
  setView: (view: RowsView) => void
  /** Settings that differ from the page's, as they are stored. */
  saved: SavedSettings
  /**
   * Applies the columns and the density of a view instead of the user's own, while the address names the
   * view. They are not saved.
   */
  overrideSettings: (viewId: string, settings: SavedSettings) => void
  /** True if settings of the current view override the user's own. */
  isOverridden: boolean
  /** Resets to the page's settings. */
  reset: () => void
  isChanged: boolean
}

export interface ListPagination {
  /** `cursor` after row 10,000, where pages are reached only by `next` and `previous`. */
  mode: 'offset' | 'cursor'
  pageNo: number
  pageSize: number
  total: number
  /** True if there are more rows than `total`. */
  totalCapped: boolean
  hasNext: boolean
  hasPrevious: boolean
  goTo: (pageNo: number) => void
  next: () => void
  previous: () => void
  /** Goes to the first page. */
  first: () => void
  setPageSize: (pageSize: number) => void
}

export interface ListSearch {
  fields: readonly SearchField[]
  /** Search values of the shown rows. */
  values: SearchValues
  /** Ids of the search fields whose values differ from the page's defaults. */
  changed: ReadonlySet<string>
  /** Required fields without a value. No rows are loaded while there are any. */
  missing: readonly SearchField[]
  /** Searches with these values and shows the first page. Applying unchanged values reloads the rows. */
  apply: (values: SearchValues) => void
  reset: () => void
}

/** Selection of all rows of the current search, including rows that aren't loaded. */
export interface SelectAll {
  /** Number of rows that `start` selects: all rows of the search, or the maximum. */
  count: number
  /** True if the search has more rows than can be selected. */
  isLimited: boolean
  /** Number of rows loaded so far. Undefined while nothing is loading. */
  loaded: number | undefined
  start: () => void
  cancel: () => void
}

export interface ListSelection {
  enabled: boolean
  /** True if only one row can be selected. */
  isSingle?: boolean
  keys: readonly string[]
  /** Selected records as last loaded, including records of other pages. */
  records: readonly DataRecord[]
  /** Handles antd's `onChange(keys, rows)`, where rows of other pages may be undefined. */
  change: (keys: readonly (string | number | bigint)[], records: readonly (DataRecord | undefined)[]) => void
  /** Removes these rows from the selection. */
  deselect: (records: readonly DataRecord[]) => void
  clear: () => void
}

/** State of a list page. Everything that a link should contain is in the address. */
export interface ListState {
  rows: readonly DataRecord[]
  rowKey: string
  /** Visible columns in order. */
  columns: readonly TableColumn[]
  /** Errors of columns that are hidden because their condition can't be evaluated. */
  columnErrors: readonly AppError[]
  /** True until the first rows have loaded. */
  isLoading: boolean
  /** True while rows are shown and newer rows are loading. */
  isRefreshing: boolean
  /** True if there are no rows and data rules restrict the user's rows. */
  isNarrowed: boolean
  error: AppError | undefined
  sort: Sort | undefined
  setSort: (sort: Sort | undefined) => void
  pagination: ListPagination
  search: ListSearch
  selection: ListSelection
  /** Undefined while there is nothing more to select. */
  selectAll: SelectAll | undefined
  settings: ListSettings
  refresh: () => void
  /** Id of the record with the open detail, or of the selected row of a master list. */
  openId: string | undefined
  openDetail: (id: string) => void
  /** Path of a row's detail. Undefined if details have no page of their own. */
  detailPath: ((id: string) => string) | undefined
  /** True for a master list: `openDetail` selects the row on which other regions of a composite page depend. */
  isMaster: boolean
}

/**
 * A user's settings of a list. Columns are stored by id, so settings still apply after a change of the page.
 */
export interface SavedSettings extends Pick<ViewState, 'order' | 'columns' | 'density'> {
  view?: RowsView
}

/** The user's settings of one column. `fixed: null` unpins a column that the page pins. */
export type SavedColumn = NonNullable<ViewState['columns']>[string]
