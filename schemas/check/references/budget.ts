import type { CheckContext } from '../context.ts'
import { type CostName, estimateCost, RENDER_BUDGET } from '../cost.ts'

const remedies: Partial<Record<CostName, string>> = {
  cells: 'Use a smaller page size, hide columns by default, or set "virtualFrom".',
  columns: 'Hide columns by default.',
  inputs: 'Move inputs into tabs, collapsed groups or steps.',
  charts: 'Split the page into two.',
  figures: 'Split the page into two.',
}

/** Warns of a page whose first render is slow. */
export function checkBudget({ page, report }: CheckContext) {
  const { ms, parts } = estimateCost(page)
  const [most] = parts
  if (ms <= RENDER_BUDGET || !most) return
  const share = `${most.count} ${most.what} take ${Math.round(most.ms)} ms`
  report({
    code: 'W305',
    path: ['kind'],
    message: `The first render takes about ${ms} ms, more than the budget of ${RENDER_BUDGET} ms: ${share}.`,
    hint: remedies[most.what] ?? 'Split the page into two.',
  })
}
