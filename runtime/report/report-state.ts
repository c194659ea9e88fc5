import type { ReportChart, ReportResult } from '#schemas'
import type { AppError } from '#schemas/errors'
import type { ListSearch, TableColumn } from '../list/list-state.ts'
import type { Drill } from './drill.ts'

/** A way to look at a report: its table, its pivot table, or one of its charts. */
export interface ReportView {
  /** As the address and the server name it. */
  id: string
  kind: 'table' | 'pivot' | 'chart'
  /** In the language of the user. */
  title: string
  chart: ReportChart | undefined
}

/** One of the report's checks, with what it says. */
export interface ReportCheckView {
  id: string
  message: string
  passed: boolean
  /** Undefined for a check that says yes or no. */
  difference: number | undefined
  isMoney: boolean
}

/** A column of a report: a dimension, or a figure. */
export interface ReportColumnView {
  column: TableColumn<ReportColumnNode>
  role: 'dimension' | 'measure'
  type: ReportResult['columns'][number]['type']
  isRounded: boolean
}

/** What a dimension or a measure says of its drawing. */
export interface ReportColumnNode {
  id: string
  field: string
  title: string
  cell?: string
  props?: Record<string, unknown>
  requires?: string
  hidden?: boolean
}

/** The state of a report page; filters and view are in the address. */
export interface ReportState {
  views: readonly ReportView[]
  view: ReportView
  /** Another entry of the history. */
  setView: (id: string) => void
  search: ListSearch
  /** Undefined until the first answer, and while a required filter is empty. */
  result: ReportResult | undefined
  /** Of this view. */
  columns: readonly ReportColumnView[]
  checks: readonly ReportCheckView[]
  isLoading: boolean
  isRefreshing: boolean
  error: AppError | undefined
  refresh: () => void
  /** Where the figure of a group leads; undefined where the user may not go there, or the page leads nowhere. */
  drill: Drill | undefined
  /** What the server was asked with: the file is made of the same. */
  request: { page: string; view: string; params: Record<string, unknown> }
}
