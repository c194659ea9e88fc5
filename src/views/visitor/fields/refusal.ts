import { failureOf } from '#runtime/http'
import { isAppError } from '#schemas/errors'
import type { FieldErrors } from './use-fields.ts'

/** Why a call was refused, in the server's words; English source text where it has none. */
export function messageOf(error: unknown): string {
  return isAppError(error) && error.message
    ? error.message
    : 'The server failed. Try again, or tell support the reference.'
}

/** Whether the server itself did not answer properly: no input can put that right. */
export function isOutage(error: unknown): boolean {
  const status = failureOf(error)?.status
  return status === undefined || status === 0 || status >= 429
}

interface Placing<Name extends string> {
  /** The field of each of the contract's codes. */
  byCode: Readonly<Record<number, Name>>
  /** Where anything else goes that the user can put right. */
  otherwise: Name
}

/** Puts a refusal at the field it is about; undefined where no field is to blame. */
export function placeRefusal<Name extends string>(
  error: unknown,
  { byCode, otherwise }: Placing<Name>,
): FieldErrors<Name> | undefined {
  if (isOutage(error)) return undefined
  const code = Number(failureOf(error)?.businessCode)
  return { [byCode[code] ?? otherwise]: messageOf(error) } as FieldErrors<Name>
}
