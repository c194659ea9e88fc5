import type { ContractRegistry } from '#schemas'
import type { Lists } from '../list/lists.ts'
import { areaOf, type ChangedRecords } from './outbox.ts'

/** Model whose records changed, and the access of its lists. */
export interface ChangedModel {
  name: string
  accesses: ReadonlySet<string>
}

interface Known {
  contracts: ContractRegistry
  lists: Lists
}

/**
 * Finds the models whose lists may show other records now: those of the areas whose operations made a change,
 * and those of the tables that were changed.
 */
export function findChangedModels(
  changes: readonly ChangedRecords[],
  { contracts, lists }: Known,
): ChangedModel[] {
  const areas = new Set(changes.map(({ area }) => area))
  const tables = new Set(changes.map(({ table }) => table))
  const accesses = new Map<string, Set<string>>()
  const { operations, shapes } = contracts.all()
  for (const [name, { gives, access }] of Object.entries(operations)) {
    const model = shapes[name]?.model
    if (gives !== 'page' || model === undefined) continue
    const table = lists.ofOperation(name)?.table
    const isChanged = areas.has(areaOf(name)) || (table !== undefined && tables.has(table))
    if (isChanged) accesses.set(model, (accesses.get(model) ?? new Set()).add(access))
  }
  return [...accesses].map(([name, accesses]) => ({ name, accesses }))
}
