import type { TableDescription } from './read-table.ts'

/** A table that is registered as a resource, as this node last read it. */
export interface RegisteredTable {
  revision: number
  /** Undefined for a table that is missing or that can no longer be a resource. */
  description: TableDescription | undefined
}

/** The tables that are registered as resources at run time, not declared in code. */
export interface TableResources {
  /**
   * Registers tables that have become resources, and removes tables that no longer are resources. Reads the
   * database at most once per second.
   */
  refresh: () => Promise<void>
  /** Refreshes immediately, after a change of the registered tables. */
  refreshNow: () => Promise<void>
  find: (table: string) => RegisteredTable | undefined
}
