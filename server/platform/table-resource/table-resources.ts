import { AppError, type ContractRegistry } from '#schemas'
import type { Db } from '../../db/index.ts'
import type { Registry } from '../../services.ts'
import type { ExportSource } from '../export/source.ts'
import { HttpError } from '../http/errors.ts'
import { shareRuns } from '../share-runs.ts'
import { makeTableResource } from './make-resource.ts'
import { readTables, type TableDescription } from './read-table.ts'
import type { RegisteredTable, TableResources } from './registered-table.ts'

/** Milliseconds for which requests use the registered tables before they read them again. */
const FRESH_MS = 1000

interface Needs {
  database: { db: Db }
  contracts: ContractRegistry
  registry: Pick<Registry, 'addParts'>
}

interface Known extends RegisteredTable {
  /** Removes the operations, exports and reports of the table. */
  remove: () => void
}

/**
 * Ignores the error if a table can no longer be a resource, or if another resource has taken its name. Throws
 * other errors again.
 */
function ignoreUnsuitable(error: unknown): void {
  if (!(error instanceof HttpError || error instanceof AppError)) throw error
}

/**
 * Creates the resources that are made from tables at run time. The database stores which tables are
 * resources. When a node first reads that a table is a resource, it registers the table's operations, exports
 * and reports.
 */
export function createTableResources({ database: { db }, contracts, registry }: Needs): TableResources {
  const known = new Map<string, Known>()
  let checkedAt = Number.NEGATIVE_INFINITY

  function register(description: TableDescription): () => void {
    const { name, access, resource, contracts: contract } = makeTableResource(description)
    const list = resource.list as unknown as ExportSource['resource']
    const exports = { [`${name}.list`]: { access: access.list, resource: list } }
    const removeContract = contracts.register(contract)
    const removeParts = registry.addParts({ exports, reports: resource.parts.reports ?? {} })
    return () => {
      removeContract()
      removeParts()
    }
  }

  async function load(table: string, revision: number): Promise<void> {
    const [description] = await readTables(db, [table])
    known.get(table)?.remove()
    known.set(table, { revision, description: undefined, remove: () => undefined })
    if (description) known.set(table, { revision, description, remove: register(description) })
  }

  const update = shareRuns(async () => {
    const rows = await db.selectFrom('table_resource').select(['table_name', 'revision']).execute()
    const registered = new Map(rows.map(({ table_name, revision }) => [table_name, revision]))
    for (const [table, { remove }] of known) {
      if (registered.has(table)) continue
      remove()
      known.delete(table)
    }
    for (const [table, revision] of registered) {
      if (known.get(table)?.revision === revision) continue
      await load(table, revision).catch(ignoreUnsuitable)
    }
    checkedAt = performance.now()
  })

  return {
    refresh: async () => {
      if (performance.now() - checkedAt >= FRESH_MS) await update()
    },
    refreshNow: update,
    find: (table) => known.get(table),
  }
}
