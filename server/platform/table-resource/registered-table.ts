import type { FastifyBaseLogger } from 'fastify'
import type { TableDescription } from './read-table.ts'

/** A table that is a resource, as this node knows it. */
export interface RegisteredTable {
  revision: number
  /** Undefined if the table is missing or has become unsuitable. */
  description: TableDescription | undefined
}

/** The tables that are resources. */
export interface TableResources {
  /** Registers tables that became resources, and removes others. Calls within a second share one look. */
  refresh: (log?: FastifyBaseLogger) => Promise<void>
  /** Makes the next call of `refresh` look at once, after a change on this node. */
  expire: () => void
  find: (table: string) => RegisteredTable | undefined
}
