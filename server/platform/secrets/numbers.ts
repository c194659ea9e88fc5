import { type Mask, maskText } from '#schemas/mask'
import { type NumberColumn, numberColumns, placeOf } from './encrypted-columns.ts'
import type { Secrets } from './secrets.ts'

/**
 * Maximum number of unmasked numbers that are shown per minute and IP address. The limit keeps an intruder
 * from quickly copying the numbers of all records.
 */
export const REVEALS_PER_MINUTE = 20

/**
 * Values that are stored for an encrypted number: the encrypted text, the masked text for the screen, and the
 * keyed hash.
 */
export interface EncryptedNumber {
  encrypted: string
  masked: string
  hash: string
}

/** Encrypts a number of the record that `key` identifies. */
export function encryptNumber(
  secrets: Secrets,
  column: NumberColumn,
  { key, number }: { key: string; number: string },
): EncryptedNumber {
  const declared = numberColumns[column]
  const mask: Mask = declared.mask
  return {
    encrypted: secrets.encrypt(number, placeOf(declared, key)),
    masked: maskText(mask, number),
    hash: secrets.hashes(number)[0],
  }
}

/** Decrypts a number of the record that `key` identifies. Null stays null. */
export const decryptNumber = (
  secrets: Secrets,
  column: NumberColumn,
  { key, encrypted }: { key: string; encrypted: string | null },
): string | null =>
  encrypted === null ? null : secrets.decrypt(encrypted, placeOf(numberColumns[column], key))
