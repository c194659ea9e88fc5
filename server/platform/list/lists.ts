import { findOperation, type OperationName } from '#schemas'
import type { ListResource } from './resource.ts'
import type { Scoped } from './scope.ts'

/** A kind of record that data rules are made for. */
export type RuledResource = Scoped & Pick<ListResource<never>, 'select' | 'joins'>

/** Finds the lists of all areas by operation, by model and by access code. */
export function createLists(byOperation: Readonly<Partial<Record<OperationName, RuledResource>>>) {
  const entries = Object.entries(byOperation)
  const byModel = new Map(entries.map(([, resource]) => [resource.model.name, resource]))
  return {
    /** Each list with its operation. */
    entries,
    /** The records that an operation lists. */
    ofOperation: (name: string): RuledResource | undefined =>
      Object.hasOwn(byOperation, name) ? byOperation[name as OperationName] : undefined,
    /** The kind of record of this model. */
    ofModel: (name: string): RuledResource | undefined => byModel.get(name),
    /** The records of the lists that an access code opens. */
    openedBy: (code: string | null): RuledResource[] => {
      if (!code) return []
      const found = entries.filter(([name]) => findOperation(name)?.access === code)
      return [...new Set(found.map(([, resource]) => resource))]
    },
  }
}

export type Lists = ReturnType<typeof createLists>
