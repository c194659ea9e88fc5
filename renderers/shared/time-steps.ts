type Step = 1 | 2 | 3 | 4 | 5 | 6 | 10 | 12 | 15 | 20 | 30
const STEPS: ReadonlySet<unknown> = new Set([1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30])

/**
 * Returns the step between the minutes that a time picker offers. A step that doesn't divide an hour counts
 * as 1.
 */
export const minuteSteps = (step: unknown): Step => (STEPS.has(step) ? (step as Step) : 1)
