import { type Choice, keysOf, valuesOf } from '../own-options/keys.ts'
import { type Storing, storedValues } from '../picker/stored.ts'

/** What a picker of records gives: one value, or several. */
export type RemoteChoice = Choice | Choice[]

/** The keys of the stored values; one text may hold several. */
export const chosenKeys = (value: unknown, { joined }: Storing): string[] =>
  keysOf(joined && typeof value === 'string' ? storedValues(value, { joined }) : value)

/** The values of these keys, to be stored; none is no value. */
export function choiceToStore(
  keys: readonly string[],
  { multiple, joined }: Storing,
): RemoteChoice | undefined {
  const values = valuesOf(keys)
  if (!multiple) return values?.[0]
  return joined ? values?.join(',') : values
}
