import type { ListPage, Step } from '#schemas'
import { FOR_EACH_LIMIT } from '../actions/for-each-limit.ts'

/** Maximum number of selected rows, so that each bulk action of the list can process all of them. */
export function selectionLimit({ list, actions = [] }: ListPage): number {
  const placed = new Set(list.bulkActions)
  const steps = actions.filter(({ id }) => placed.has(id)).flatMap((action) => action.steps)
  return Math.min(FOR_EACH_LIMIT, ...loopLimits(steps))
}

/** Limits of the loops among the steps, including loops under a condition. */
function loopLimits(steps: readonly Step[]): number[] {
  return steps.flatMap((step) => {
    if (step.do === 'forEach') return step.limit ?? []
    if (step.do === 'if') return loopLimits([...step.then, ...(step.else ?? [])])
    return step.do === 'parallel' ? loopLimits(step.branches.flat()) : []
  })
}
