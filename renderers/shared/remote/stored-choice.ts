import { type Choice, keysOf, valuesOf } from '../own-options/keys.ts'
import { type StorageFormat, storedValues, valuesToStore } from '../picker/stored-values.ts'

/** Value of a remote select: one value, or a list of values. */
export type RemoteChoice = Choice | Choice[]

/** Keys of the stored values. With `joined`, a text is a comma-separated list of values. */
export const selectedKeys = (value: unknown, { joined }: StorageFormat): string[] =>
  keysOf(joined && typeof value === 'string' ? storedValues(value, { joined }) : value)

/** Converts keys to values in their storage format. Returns undefined for an empty list. */
export const choiceToStore = (keys: readonly string[], storing: StorageFormat): RemoteChoice | undefined =>
  valuesToStore(valuesOf(keys) ?? [], storing)
