import type { Wizard } from '#schemas'
import type { FormPart } from '../form/form-state.ts'

/** The steps of a wizard as stretches of one form. */
export const partsOf = ({ steps }: Wizard): readonly FormPart[] =>
  steps.map(({ id, nodes, rules, when }, index) => ({
    id,
    nodes,
    rules,
    when,
    pointer: `/wizard/steps/${index}/nodes`,
  }))

const REVIEW = 'review'

/** Id of the step that shows everything, unlike those of the page; undefined where there is none. */
export function reviewOf({ steps, review }: Wizard): string | undefined {
  if (!review) return undefined
  const isTaken = steps.some(({ id }) => id === REVIEW)
  return isTaken ? `${REVIEW}.all` : REVIEW
}
