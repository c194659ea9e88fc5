/** Cost parameters of each derived key in this process, in order. */
export const scryptCosts: object[] = []

/** Cost parameters of the keys derived during some work. */
export async function scryptCostsOf(work: () => Promise<unknown>): Promise<object[]> {
  const before = scryptCosts.length
  await work()
  return scryptCosts.slice(before)
}
