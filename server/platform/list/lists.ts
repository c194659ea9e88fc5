import { type OperationName, operations } from '#schemas'
import type { ListResource } from './resource.ts'
import type { Scoped } from './row-scope.ts'

/** Record type that can have data rules. */
export type RuledResource = Scoped & Pick<ListResource<never>, 'table' | 'select' | 'joins'>

/** Indexes the lists of all areas by operation, model and access code. */
export function createLists(byOperation: Readonly<Partial<Record<OperationName, RuledResource>>>) {
  const entries = Object.entries(byOperation)
  const byModel = new Map(entries.map(([, resource]) => [resource.model.name, resource]))
  return {
    /** All lists with their operations. */
    entries,
    /** Resource of a list operation. */
    ofOperation: (name: string): RuledResource | undefined =>
      Object.hasOwn(byOperation, name) ? byOperation[name as OperationName] : undefined,
    /** Resource of a model. */
    ofModel: (name: string): RuledResource | undefined => byModel.get(name),
    /** Resources of the lists for which a user needs this access code. */
    openedBy: (code: string | null): RuledResource[] => {
      if (!code) return []
      const found = entries.filter(([name]) => operations[name as OperationName].access === code)
      return [...new Set(found.map(([, resource]) => resource))]
    },
  }
}

export type Lists = ReturnType<typeof createLists>
