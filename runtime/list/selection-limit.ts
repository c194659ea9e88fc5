import type { ListPage, Step } from '#schemas'
import { FOR_EACH_LIMIT } from '../actions/for-each-limit.ts'

/**
 * Maximum number of rows that can be selected. It is low enough for each bulk action of the list to process
 * all of them.
 */
export function selectionLimit({ list, actions = [] }: ListPage): number {
  const placed = new Set(list.bulkActions)
  const steps = actions.filter(({ id }) => placed.has(id)).flatMap((action) => action.steps)
  return Math.min(FOR_EACH_LIMIT, ...loopLimits(steps))
}

/** Limits of the `forEach` steps among these steps, including those inside `if` and `parallel`. */
function loopLimits(steps: readonly Step[]): number[] {
  return steps.flatMap((step) => {
    if (step.do === 'forEach') return step.limit ?? []
    if (step.do === 'if') return loopLimits([...step.then, ...(step.else ?? [])])
    return step.do === 'parallel' ? loopLimits(step.branches.flat()) : []
  })
}
