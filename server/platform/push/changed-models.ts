import { type ContractRegistry, permissionOf } from '#schemas'
import type { Lists } from '../list/lists.ts'
import { areaOf, type ChangedRecords } from './outbox.ts'

/** Model whose records changed, and the permissions of its lists. */
export interface ChangedModel {
  name: string
  permissions: ReadonlySet<string>
}

interface Known {
  contracts: ContractRegistry
  lists: Lists
}

/**
 * Finds the models whose lists may now show other records. They are the models of changed tables, and of
 * areas whose operations made a change. Ignores lists that don't need a permission, because they show users
 * only their own records.
 */
export function findChangedModels(
  changes: readonly ChangedRecords[],
  { contracts, lists }: Known,
): ChangedModel[] {
  const areas = new Set(changes.map(({ area }) => area))
  const tables = new Set(changes.map(({ table }) => table))
  const permissions = new Map<string, Set<string>>()
  const { operations, shapes } = contracts.all()
  for (const [name, operation] of Object.entries(operations)) {
    const model = shapes[name]?.model
    const permission = permissionOf(operation)
    if (operation.gives !== 'page' || model === undefined || permission === undefined) continue
    const table = lists.ofOperation(name)?.table
    const isChanged = areas.has(areaOf(name)) || (table !== undefined && tables.has(table))
    if (isChanged) permissions.set(model, (permissions.get(model) ?? new Set()).add(permission))
  }
  return [...permissions].map(([name, codes]) => ({ name, permissions: codes }))
}
