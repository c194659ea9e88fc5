import type { TableDescription } from './read-table.ts'

/** A table that is a resource, as last read by this node. */
export interface RegisteredTable {
  revision: number
  /** Undefined if the table is missing or has become unsuitable. */
  description: TableDescription | undefined
}

/** The tables that are resources. */
export interface TableResources {
  /** Registers new resources and removes former resources, at most once a second. */
  refresh: () => Promise<void>
  /** Refreshes at once, after a change on this node. */
  refreshNow: () => Promise<void>
  find: (table: string) => RegisteredTable | undefined
}
