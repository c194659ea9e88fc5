import type { InputField, SearchField } from '#schemas'
import type { Translate } from '../i18n/interpolate.ts'

/** What is wrong with a value, in the user's language; an empty text: nothing. The server checks again. */
export function checkInput(field: InputField | SearchField, value: unknown, text: Translate): string {
  if (isBlank(value)) return field.required ? text('Fill this in') : ''
  if ([value].flat().some(Number.isNaN)) return text('Not a valid number')
  if (isReversed(value)) return text('The first must not be above the second')
  if ('op' in field || typeof value !== 'string') return ''
  const length = value.trim().length
  if (field.minLength !== undefined && length < field.minLength)
    return text('At least {{count}} {{count:character|characters}}', { count: field.minLength })
  if (field.maxLength !== undefined && length > field.maxLength)
    return text('At most {{count}} {{count:character|characters}}', { count: field.maxLength })
  return ''
}

/** A range whose ends stand the wrong way round finds nothing, and would not say why. */
function isReversed(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 2) return false
  const [from, to] = value
  return typeof from === 'number' && typeof to === 'number' && from > to
}

/** Nothing was filled in: blanks, no choice, a range open at both ends. */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return value.trim() === ''
  return Array.isArray(value) && value.every(isBlank)
}
