import { errorMessage, failureOf } from '#runtime/http'
import type { Message } from '#runtime/i18n'
import { isAppError } from '#schemas/errors'

/** Errors by input. An empty string clears the error of an input. */
export type FieldErrors<Name extends string> = Partial<Record<Name, Message | undefined>>

/** Returns the message to show for a failed call. */
export function messageOf(error: unknown): Message {
  return isAppError(error) && error.message
    ? errorMessage(error)
    : 'The server failed. Try again, or give support the reference.'
}

/** True if the call failed because the server was unavailable. False if an input caused the error. */
export function isOutage(error: unknown): boolean {
  const status = failureOf(error)?.status
  return status === undefined || status === 0 || status >= 429
}

/**
 * Creates a function that assigns a server error to an input, according to the business code of the error.
 */
export const assignErrors =
  <Name extends string>(places: Readonly<Record<number, Name>>) =>
  (error: unknown): FieldErrors<Name> => {
    const field = places[Number(failureOf(error)?.businessCode)]
    return field ? ({ [field]: messageOf(error) } as FieldErrors<Name>) : {}
  }
