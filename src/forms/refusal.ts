import { failureOf } from '#runtime/http'
import { isAppError } from '#schemas/errors'

/** What is wrong with each input: an English source text or the server's own words; an empty one: nothing any more. */
export type FieldErrors<Name extends string> = Partial<Record<Name, string | undefined>>

/** Why a call was refused, in the server's words; English source text where it has none. */
export function messageOf(error: unknown): string {
  return isAppError(error) && error.message
    ? error.message
    : 'The server failed. Try again, or give support the reference.'
}

/** Whether the server itself did not answer properly: no input can put that right. */
export function isOutage(error: unknown): boolean {
  const status = failureOf(error)?.status
  return status === undefined || status === 0 || status >= 429
}

/** Puts refusals at the inputs that the number of their reason names. */
export const placeErrors =
  <Name extends string>(places: Readonly<Record<number, Name>>) =>
  (error: unknown): FieldErrors<Name> => {
    const field = places[Number(failureOf(error)?.businessCode)]
    return field ? ({ [field]: messageOf(error) } as FieldErrors<Name>) : {}
  }
