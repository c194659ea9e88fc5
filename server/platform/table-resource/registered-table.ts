import type { TableDescription } from './read-table.ts'

/** A table that is registered as a resource, as this node last read it. */
export interface RegisteredTable {
  revision: number
  /** Undefined if the table is missing, or if it can no longer be a resource. */
  description: TableDescription | undefined
}

/** The tables that are registered as resources at run time, not declared in code. */
export interface TableResources {
  /**
   * Registers tables that have become resources, and removes those that no longer are. Reads the database at
   * most once per second.
   */
  refresh: () => Promise<void>
  /** Refreshes immediately. It is called after a change on this node. */
  refreshNow: () => Promise<void>
  find: (table: string) => RegisteredTable | undefined
}
