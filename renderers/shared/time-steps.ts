type Step = 1 | 2 | 3 | 4 | 5 | 6 | 10 | 12 | 15 | 20 | 30
const STEPS: ReadonlySet<unknown> = new Set([1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30])

/** The minutes that a clock offers: in steps that an hour is made of, else each of them. */
export const minuteSteps = (step: unknown): Step => (STEPS.has(step) ? (step as Step) : 1)
