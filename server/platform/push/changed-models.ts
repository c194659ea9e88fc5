import { type ContractRegistry, permissionOf } from '#schemas'
import type { Services } from '../../services.ts'
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
 * Finds the lists that may now show other records: the lists of areas whose operations made a change, and the
 * lists of changed tables. Returns their models and permissions.
 */
function findChangedLists(changes: readonly ChangedRecords[], { contracts, lists }: Known) {
  const areas = new Set(changes.map(({ area }) => area))
  const tables = new Set(changes.map(({ table }) => table))
  const { operations, shapes } = contracts.all()
  return Object.entries(operations).flatMap(([name, operation]) => {
    const model = shapes[name]?.model
    if (operation.gives !== 'page' || model === undefined) return []
    const table = lists.ofOperation(name)?.table
    const isChanged = areas.has(areaOf(name)) || (table !== undefined && tables.has(table))
    return isChanged ? [{ model, permission: permissionOf(operation) }] : []
  })
}

/**
 * Finds the models whose lists may now show other records. Ignores lists that don't need a permission,
 * because they show users only their own records.
 */
export function findChangedModels(changes: readonly ChangedRecords[], known: Known): ChangedModel[] {
  const permissions = new Map<string, Set<string>>()
  for (const { model, permission } of findChangedLists(changes, known)) {
    if (permission !== undefined)
      permissions.set(model, (permissions.get(model) ?? new Set()).add(permission))
  }
  return [...permissions].map(([name, codes]) => ({ name, permissions: codes }))
}

/** Discards the cached counts of all lists that may now show other records. */
export function discardCounts(
  changes: readonly ChangedRecords[],
  { contracts, registry: { lists }, listChanges }: Pick<Services, 'contracts' | 'registry' | 'listChanges'>,
): void {
  for (const { model } of findChangedLists(changes, { contracts, lists })) listChanges.add(model)
}
