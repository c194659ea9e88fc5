import { type Choice, keysOf, valuesOf } from '../own-options/keys.ts'
import { type StorageFormat, storedValues, valuesToStore } from '../picker/stored-values.ts'

/** Value of a remote select: one value, or a list of values. */
export type RemoteChoice = Choice | Choice[]

/** Returns the keys of the stored values. If `joined`, a text is a comma-separated list of values. */
export const selectedKeys = (value: unknown, { joined }: StorageFormat): string[] =>
  keysOf(joined && typeof value === 'string' ? storedValues(value, { joined }) : value)

/** Converts keys to values in the format in which they are stored. Returns undefined for an empty list. */
export const choiceToStore = (keys: readonly string[], storing: StorageFormat): RemoteChoice | undefined =>
  valuesToStore(valuesOf(keys) ?? [], storing)
