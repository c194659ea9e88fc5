/** Cost parameters of each derived key in this process, in order. */
export const scryptCosts: object[] = []

/** Runs `work` and returns the cost parameters of the keys derived in it. */
export async function scryptCostsOf(work: () => Promise<unknown>): Promise<object[]> {
  const before = scryptCosts.length
  await work()
  return scryptCosts.slice(before)
}
