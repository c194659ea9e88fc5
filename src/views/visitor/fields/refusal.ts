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

/** Fields by the number of a refusal that is about them. */
type Places<Name extends string> = readonly (readonly [code: number, field: Name])[]

/** Puts a refusal at the field it is about; undefined where it is about none, or nobody knows. */
export function placeRefusal<Name extends string>(
  error: unknown,
  places: Places<Name>,
): FieldErrors<Name> | undefined {
  const code = Number(failureOf(error)?.businessCode)
  const [, field] = places.find(([each]) => each === code) ?? []
  return field && ({ [field]: messageOf(error) } as FieldErrors<Name>)
}
