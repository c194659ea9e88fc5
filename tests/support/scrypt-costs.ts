/** Cost parameters of all keys that this process has derived with scrypt, in order. */
export const scryptCosts: object[] = []

/** Runs `work` and returns the cost parameters of the keys that it derives. */
export async function scryptCostsOf(work: () => Promise<unknown>): Promise<object[]> {
  const before = scryptCosts.length
  await work()
  return scryptCosts.slice(before)
}
