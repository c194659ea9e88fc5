import { estimateCost, RENDER_BUDGET } from '#schemas/check'
import type { InspectedPage } from '../runtime-context.ts'

/** What a page on screen was expected to take to be drawn, what it may take, and what it took; in ms. */
interface PageCostFacts {
  /** Undefined where the page is too broken to be estimated. */
  estimate: number | undefined
  budget: number
  measured: number
}

/** Puts the estimate of the checker beside what was measured here. */
export function pageCostOf({ open, drawing }: InspectedPage): PageCostFacts {
  return { estimate: estimateOf(open.page), budget: RENDER_BUDGET, measured: drawing.ms() }
}

function estimateOf(page: InspectedPage['open']['page']): number | undefined {
  try {
    return estimateCost(page).ms
  } catch {
    // A page that nobody checked: it says itself what is wrong with it.
    return undefined
  }
}
