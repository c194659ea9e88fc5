import type { ListQuery } from '../list/query.ts'
import type { ListResource } from '../list/resource.ts'

/** Row of a list response. */
export type ListRow = Readonly<Record<string, unknown>>

/** Source of the rows that a list operation reads, for exports. */
export interface ExportSource {
  /**
   * Permission that a user needs for every export of these rows, in addition to the permissions of the page.
   */
  access: string
  resource: ListResource<ListRow>
  /** Throws if the list would reject the query. */
  guard?: (query: ListQuery) => Promise<void>
}

/** Export sources by list operation. */
export type ExportSources = Readonly<Record<string, ExportSource>>
