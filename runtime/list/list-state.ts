import type { Column, ColumnGroup, ListColumn, SearchField, ViewState } from '#schemas'
import type { AppError, SchemaLocation } from '#schemas/errors'
import type { AnyProps } from '../registry/create-registry.ts'
import type { CellDefinition, DataRecord } from '../registry/definitions.ts'

export type SearchValues = Readonly<Record<string, unknown>>
export type Sort = NonNullable<ViewState['sort']>
export type SortOrder = Sort['order']
export type Density = NonNullable<ViewState['density']>
/** How a list shows its rows. A wide screen shows the table in place of `cards`. */
export type RowsView = 'cards' | 'table' | 'calendar' | 'board'

/** Settings of a displayed value: a column of a list or sub-list, or a value of a detail page. */
export type ColumnLike = Pick<Column, 'id' | 'field' | 'title' | 'cell' | 'props' | 'mask' | 'requires'> &
  Partial<Pick<Column, 'align' | 'fixed' | 'hidden' | 'sort' | 'width'>> &
  Partial<Pick<ListColumn, 'compute' | 'group'>>

/**
 * A column that is ready to draw. The object stays the same while page, language and settings don't change.
 */
export interface TableColumn<Own extends ColumnLike = Column> {
  id: string
  field: string
  /** Localized title. */
  title: string
  /** Localized unit that the heading of the column shows after the title, such as ` (CNY)`. */
  unit?: string | undefined
  /** Definition of the cell. If the page names an unknown cell, `cell` is undefined, and `error` is drawn. */
  cell: CellDefinition<AnyProps> | undefined
  error: AppError | undefined
  props: AnyProps
  /** Type of the mask that the cell applies to the value. */
  mask: Column['mask']
  width: number | undefined
  align: 'left' | 'center' | 'right' | undefined
  sortable: boolean
  /**
   * Computes the value from the record. Undefined for a column whose value is a field of the record. May
   * throw.
   */
  computeValue: ((record: DataRecord) => unknown) | undefined
  /** Group to which the column belongs, with its localized title. */
  group: ColumnGroup | undefined
  fixed: 'left' | 'right' | undefined
  at: SchemaLocation
  /** The column as the page defines it. */
  column: Own
}

/** The user's settings of a column. */
export interface ColumnSetting {
  id: string
  /** Localized title of the column. Includes the title of its group. */
  title: string
  shown: boolean
  width: number | undefined
  fixed: 'left' | 'right' | undefined
  /** False for a computed column, which exists only on screen. */
  canExport: boolean
}

export interface ListSettings {
  /** Columns that the user may see, in the user's order, including hidden columns. */
  columns: readonly ColumnSetting[]
  density: Density
  setColumns: (columns: readonly ColumnSetting[]) => void
  setWidth: (columnId: string, width: number) => void
  setDensity: (density: Density) => void
  /** The current rows view, which is always one that the page offers. */
  view: RowsView
  /** Views that the page offers in addition to cards and the table. */
  furtherViews: readonly RowsView[]
  setView: (view: RowsView) => void
  /** Settings that differ from the page's settings, as they are stored. */
  saved: SavedSettings
  /**
   * Applies the columns and the density of a view while the address names the view. During this time, these
   * replace the user's settings, which stay saved.
   */
  overrideSettings: (viewId: string, settings: SavedSettings) => void
  /** True while the settings of the selected view replace the user's settings. */
  isOverridden: boolean
  /** Restores the page's settings. */
  reset: () => void
  isChanged: boolean
}

export interface ListPagination {
  /** `cursor` after row 10,000, where only `next` and `previous` change the page. */
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
  /** Search values for which the rows were loaded. */
  values: SearchValues
  /** Ids of the search fields whose values differ from the page's defaults. */
  changed: ReadonlySet<string>
  /** Required search fields without a value. No rows are loaded while there are any. */
  missing: readonly SearchField[]
  /** Searches with these values and shows the first page. Unchanged values reload the rows. */
  apply: (values: SearchValues) => void
  reset: () => void
}

/** Selection of all rows of the current search, including rows that aren't loaded. */
export interface SelectAll {
  /** Number of rows that `start` selects: all rows of the search, or the maximum. */
  count: number
  /** True if the search has more rows than the user may select. */
  isLimited: boolean
  /** Number of rows loaded so far, or undefined unless rows are being loaded. */
  loaded: number | undefined
  start: () => void
  cancel: () => void
}

export interface ListSelection {
  enabled: boolean
  /** True if only one row can be selected. */
  isSingle?: boolean
  keys: readonly string[]
  /** Selected records as they were last loaded. Includes records of other pages. */
  records: readonly DataRecord[]
  /** Handles antd's `onChange(keys, rows)`. Rows of other pages may be undefined in `records`. */
  change: (keys: readonly (string | number | bigint)[], records: readonly (DataRecord | undefined)[]) => void
  /** Removes these rows from the selection. */
  deselect: (records: readonly DataRecord[]) => void
  clear: () => void
}

/** State of a list page. The address contains everything that a link should restore. */
export interface ListState {
  rows: readonly DataRecord[]
  rowKey: string
  /** Visible columns in order. */
  columns: readonly TableColumn[]
  /** Errors of columns whose condition can't be evaluated. These columns are hidden. */
  columnErrors: readonly AppError[]
  /** True until the first rows have loaded. */
  isLoading: boolean
  /** True while rows are on screen and newer rows are loading. */
  isRefreshing: boolean
  /** True if there are no rows and data rules restrict what the user sees. */
  isNarrowed: boolean
  error: AppError | undefined
  sort: Sort | undefined
  setSort: (sort: Sort | undefined) => void
  pagination: ListPagination
  search: ListSearch
  selection: ListSelection
  /** Selects further rows of the search. Undefined if there are no further rows. */
  selectAll: SelectAll | undefined
  settings: ListSettings
  refresh: () => void
  /** Id of the record whose detail page is open. In a master list, id of the selected row. */
  openId: string | undefined
  openDetail: (id: string) => void
  /**
   * Returns the address of a row's detail page, or undefined if the detail has no address, or the address of
   * this list with the parameter `open`.
   */
  detailPath: ((id: string) => string) | undefined
  /** True for a list inside another page or in an overlay, whose state is not in the browser's address. */
  isInner: boolean
  /**
   * True for a master list of a composite page, in which `openDetail` selects the row that other regions
   * show.
   */
  isMaster: boolean
}

/**
 * A user's settings of a list. The settings refer to columns by id, so that they stay valid when the page
 * changes.
 */
export interface SavedSettings extends Pick<ViewState, 'order' | 'columns' | 'density'> {
  view?: RowsView
}

/** The user's settings of one column. `fixed: null` unpins a column that the page pins. */
export type SavedColumn = NonNullable<ViewState['columns']>[string]
