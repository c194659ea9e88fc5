import { estimateCost, RENDER_BUDGET } from '#schemas/check'
import type { InspectedPage } from '../runtime-context.ts'

/** The estimated, the allowed and the measured time to draw a page, in ms. */
interface PageCostFacts {
  /** Estimated time, or undefined if the page is malformed. */
  estimate: number | undefined
  budget: number
  measured: number
}

/** Compares the page checker's estimate with the measured time. */
export function pageCostOf({ open, drawTime }: InspectedPage): PageCostFacts {
  return { estimate: estimateOf(open.page), budget: RENDER_BUDGET, measured: drawTime.ms() }
}

function estimateOf(page: InspectedPage['open']['page']): number | undefined {
  try {
    return estimateCost(page).ms
  } catch {
    // No estimate for a malformed page, which shows an error instead.
    return undefined
  }
}
