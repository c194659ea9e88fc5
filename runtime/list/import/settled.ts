import type { ImportStatus } from '#schemas'
import { failureOf } from '../../http/errors.ts'
import type { ImportOutcome, ImportPhase } from './import-state.ts'

/** Whether the server may have done it all the same: it said nothing, or broke, instead of refusing. */
export function isUnheard(error: unknown): boolean {
  const status = failureOf(error)?.status
  return status !== undefined && (status === 0 || status >= 500)
}

/** The batch that a step begins with; undefined before there is one. */
export function batchOf(phase: ImportPhase): string | undefined {
  if (phase.name === 'checked') return phase.check.id
  return 'id' in phase ? phase.id : undefined
}

/** Where an import stands after a step from `before` whose end nobody heard; without an outcome it was done. */
export function settled(
  before: ImportPhase,
  { id, status, rows }: ImportStatus,
): { phase: ImportPhase; outcome?: ImportOutcome } {
  if (status === 'UNDONE') return { phase: { name: 'undone', rows } }
  if (before.name === 'done') return { phase: before, outcome: 'notUndone' }
  if (status === 'DONE') return { phase: { name: 'done', id, rows } }
  return { phase: before, outcome: 'notImported' }
}
