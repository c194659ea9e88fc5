import type { Outcome, Text } from '#schemas'
import type { Scope } from '#schemas/expr'
import type { Evaluation } from './use-evaluation.ts'

/** Of what a page may tell, as one text or under conditions, the first that holds. */
export function firstTold(
  told: Text | readonly Outcome[] | undefined,
  { holds }: Evaluation,
  scope: Scope,
): Outcome | undefined {
  if (told === undefined) return undefined
  return isSeveral(told) ? told.find(({ when }) => holds(when, scope)) : { text: told }
}

const isSeveral = (told: Text | readonly Outcome[]): told is readonly Outcome[] => Array.isArray(told)
