import type { ListQuery } from '../list/query.ts'
import type { ListResource } from '../list/resource.ts'

/** A row as a list answers with it. */
export type ListRow = Readonly<Record<string, unknown>>

/** The rows of a list operation, for a file of all of them. */
export interface ExportSource {
  resource: ListResource<ListRow>
  /** Throws where the list itself would refuse to be asked so. */
  guard?: (query: ListQuery) => Promise<void>
}

/** Every list that can be exported, by the operation that its page calls. */
export type ExportSources = Readonly<Record<string, ExportSource>>
