import { type Choice, keysOf, valuesOf } from '../own-options/keys.ts'
import { type StorageFormat, storedValues, valuesToStore } from '../picker/stored-values.ts'

/** Value of a remote select: one value, or several. */
export type RemoteChoice = Choice | Choice[]

/** Keys of the stored values. One text may contain several. */
export const chosenKeys = (value: unknown, { joined }: StorageFormat): string[] =>
  keysOf(joined && typeof value === 'string' ? storedValues(value, { joined }) : value)

/** Values of these keys in their storage format. Undefined for none. */
export const choiceToStore = (keys: readonly string[], storing: StorageFormat): RemoteChoice | undefined =>
  valuesToStore(valuesOf(keys) ?? [], storing)
