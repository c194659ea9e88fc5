import type { ReportChart, ReportResult } from '#schemas'
import type { AppError } from '#schemas/errors'
import type { ListSearch, TableColumn } from '../list/list-state.ts'
import type { Drill } from './drill.ts'

/** One of the views of a report: its table, its pivot table, or a chart. */
export interface ReportView {
  /** Id of the view, in the address and in requests. */
  id: string
  kind: 'table' | 'pivot' | 'chart'
  /** Localized title. */
  title: string
  chart: ReportChart | undefined
}

/** A check of a report and its result. */
export interface ReportCheckView {
  id: string
  message: string
  passed: boolean
  /** The difference that should be zero, or undefined if the check is a condition instead. */
  difference: number | undefined
  isMoney: boolean
}

/** A column of a report: a dimension or a measure. */
export interface ReportColumnView {
  column: TableColumn<ReportColumnNode>
  role: 'dimension' | 'measure'
  type: ReportResult['columns'][number]['type']
  /** True for a day, a time or a time bucket. */
  isTime: boolean
  isRounded: boolean
}

/** Display settings of a dimension or measure. */
export interface ReportColumnNode {
  id: string
  field: string
  title: string
  cell?: string
  props?: Record<string, unknown>
  requires?: string
  hidden?: boolean
}

/** State of a report page. The address contains the filters and the view. */
export interface ReportState {
  views: readonly ReportView[]
  view: ReportView
  /** Opens a view and adds a history entry. */
  setView: (id: string) => void
  search: ListSearch
  /** Result of the report. Undefined before the first response, and while a required filter is empty. */
  result: ReportResult | undefined
  /** Columns of the selected view. */
  columns: readonly ReportColumnView[]
  checks: readonly ReportCheckView[]
  isLoading: boolean
  isRefreshing: boolean
  error: AppError | undefined
  refresh: () => void
  /**
   * Creates links from figures to their records. Undefined if the report names no target page, or if the user
   * may not open this page.
   */
  drill: Drill | undefined
  /** The request that loaded the shown result. An export sends the same request. */
  request: { page: string; view: string; params: Record<string, unknown> }
}
