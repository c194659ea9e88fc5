import { toValidationError, validationErrors } from '../http/validation.ts'
import { parameterInvalid, parameterUnreadable } from './errors.ts'
import type { RegisteredJob } from './registered-job.ts'

/**
 * Reads the parameters of a job from their JSON text. Throws an error at the field `parameter` if the
 * parameters are invalid. The error names the invalid place in the JSON text.
 */
export function readParameter(
  { params }: RegisteredJob,
  text: string | null | undefined,
): Record<string, unknown> {
  const value = parse(text?.trim() || '{}')
  const errors = validationErrors(params, value)
  if (errors.length > 0) throw parameterInvalid(toValidationError(errors).words).at('parameter')
  return value
}

function parse(text: string): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw parameterUnreadable(undefined, { cause }).at('parameter')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw parameterUnreadable().at('parameter')
  return value as Record<string, unknown>
}
