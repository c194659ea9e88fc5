import { isRecord } from '../values.ts'

const MAX_LENGTH = 60

const scalar = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value)

/**
 * Returns a value as one short text without quotes. An expression is shown as its source, and a list as its
 * items.
 */
export function shortValue(value: unknown): string {
  const text = textOf(value).replaceAll(/\s+/g, ' ').replaceAll('“', '‘').replaceAll('”', '’')
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text
}

function textOf(value: unknown): string {
  if (scalar(value)) return String(value)
  if (Array.isArray(value) && value.length > 0 && value.every(scalar)) return value.join(', ')
  if (isRecord(value) && Object.keys(value).length === 1) {
    const { $expr, $text } = value
    if (typeof $expr === 'string') return $expr
    if (typeof $text === 'string') return $text
  }
  return JSON.stringify(value) ?? ''
}
