import type { ListPage, Step } from '#schemas'
import { FOR_EACH_LIMIT } from '../actions/for-each-limit.ts'

/**
 * Maximum number of rows that can be selected: the lowest limit of the list's bulk actions, so that each of
 * them can process the whole selection.
 */
export function selectionLimit({ list, actions = [] }: ListPage): number {
  const placed = new Set(list.bulkActions)
  const steps = actions.filter(({ id }) => placed.has(id)).flatMap((action) => action.steps)
  return Math.min(FOR_EACH_LIMIT, ...loopLimits(steps))
}

/** Returns the limits of all `forEach` steps, including steps inside `if` and `parallel`. */
function loopLimits(steps: readonly Step[]): number[] {
  return steps.flatMap((step) => {
    if (step.do === 'forEach') return step.limit ?? []
    if (step.do === 'if') return loopLimits([...step.then, ...(step.else ?? [])])
    return step.do === 'parallel' ? loopLimits(step.branches.flat()) : []
  })
}
