import type { FastifyBaseLogger } from 'fastify'
import type { ContractRegistry } from '#schemas'
import type { Db } from '../../db/index.ts'
import type { Registry } from '../../services.ts'
import { makeTableResource, type TableResource } from './make-resource.ts'
import { readTables } from './read-table.ts'

/** Milliseconds in which requests share one look at the registered tables. */
const FRESH_MS = 1000

interface Needs {
  database: { db: Db }
  contracts: ContractRegistry
  registry: Pick<Registry, 'addParts'>
}

/** A registered table on this node; without a resource if its table is missing or unsuitable. */
interface Known {
  revision: number
  resource: TableResource | undefined
  remove: () => void
}

/**
 * Creates the resources that are made of tables at run time. Which tables are resources is stored in the
 * database; each node registers their operations, exports and reports when it first sees them.
 */
export function createTableResources({ database: { db }, contracts, registry }: Needs) {
  const known = new Map<string, Known>()
  let running: Promise<void> | undefined
  let checkedAt = Number.NEGATIVE_INFINITY

  function register(resource: TableResource): () => void {
    const removeContract = contracts.register(resource.contracts)
    const removeParts = registry.addParts(resource.resource.parts)
    return () => {
      removeContract()
      removeParts()
    }
  }

  async function load(table: string, revision: number): Promise<void> {
    const [description] = await readTables(db, [table])
    known.get(table)?.remove()
    const entry: Known = { revision, resource: undefined, remove: () => undefined }
    known.set(table, entry)
    if (!description) return
    entry.resource = makeTableResource(description)
    entry.remove = register(entry.resource)
  }

  async function update(log?: FastifyBaseLogger): Promise<void> {
    const rows = await db.selectFrom('table_resource').select(['table_name', 'revision']).execute()
    const registered = new Map(rows.map(({ table_name, revision }) => [table_name, revision]))
    for (const [table, { remove }] of known) {
      if (registered.has(table)) continue
      remove()
      known.delete(table)
    }
    for (const [table, revision] of registered) {
      if (known.get(table)?.revision === revision) continue
      await load(table, revision).catch((err) => log?.warn({ err, table }, 'registering a table failed'))
    }
  }

  return {
    /** Registers tables that became resources, and removes others. Calls within a second share one look. */
    refresh: async (log?: FastifyBaseLogger): Promise<void> => {
      if (running) return running
      if (performance.now() - checkedAt < FRESH_MS) return
      running = update(log).finally(() => {
        running = undefined
        checkedAt = performance.now()
      })
      return running
    },
    /** Makes the next call of `refresh` look at once, after a change on this node. */
    expire: () => {
      checkedAt = Number.NEGATIVE_INFINITY
    },
    /** Finds a registered table. Its resource is undefined if the table is missing. */
    find: (table: string): Pick<Known, 'resource'> | undefined => known.get(table),
  }
}

export type TableResources = ReturnType<typeof createTableResources>
