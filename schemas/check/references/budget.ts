import type { CheckContext } from '../context.ts'
import { type CostWord, estimateCost, RENDER_BUDGET } from '../cost.ts'

const remedies: Partial<Record<CostWord, string>> = {
  cells: 'Show fewer rows a page, hide columns at first, or draw rows in part with "virtualFrom".',
  columns: 'Hide columns at first.',
  inputs: 'Put them behind tabs, into closed groups or into steps.',
  charts: 'Part the page in two.',
  figures: 'Part the page in two.',
}

/** Warns of a page with a slow first render. */
export function checkBudget({ page, report }: CheckContext) {
  const { ms, parts } = estimateCost(page)
  const [most] = parts
  if (ms <= RENDER_BUDGET || !most) return
  const share = `${most.count} ${most.what} take ${Math.round(most.ms)}`
  report({
    code: 'W305',
    path: ['kind'],
    message: `Drawing this page takes about ${ms} ms, ${RENDER_BUDGET} are the budget: ${share}.`,
    hint: remedies[most.what] ?? 'Part the page in two.',
  })
}
