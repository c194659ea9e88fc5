/** Cost of each key that scrypt has derived in this process, in order: the time that a password took. */
export const scryptCosts: object[] = []

/** The costs that some work adds. */
export async function scryptCostsOf(work: () => Promise<unknown>): Promise<object[]> {
  const before = scryptCosts.length
  await work()
  return scryptCosts.slice(before)
}
