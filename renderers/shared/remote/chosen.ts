import { type Choice, keysOf, valuesOf } from '../own-options/keys.ts'
import { type Storing, storedValues, valuesToStore } from '../picker/stored.ts'

/** What a picker of records gives: one value, or several. */
export type RemoteChoice = Choice | Choice[]

/** The keys of the stored values; one text may hold several. */
export const chosenKeys = (value: unknown, { joined }: Storing): string[] =>
  keysOf(joined && typeof value === 'string' ? storedValues(value, { joined }) : value)

/** The values of these keys, to be stored; none is no value. */
export const choiceToStore = (keys: readonly string[], storing: Storing): RemoteChoice | undefined =>
  valuesToStore(valuesOf(keys) ?? [], storing)
