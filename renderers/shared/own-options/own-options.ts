import type { Translate } from '#runtime/i18n'
import { asText } from '../as-text.ts'
import { keyOf } from './keys.ts'

/**
 * Converts options from a page to options of a select. `options` can be any value, because an expression may
 * have computed it.
 */
export function pickerOptions(options: unknown, t: Translate) {
  const list: unknown[] = Array.isArray(options) ? options : []
  return list.flatMap((option) => {
    const { value, label } = Object(option) as { value?: unknown; label?: unknown }
    const key = keyOf(value)
    return key === undefined ? [] : [{ value: key, label: typeof label === 'string' ? t(label) : key }]
  })
}

/**
 * Returns the labels of stored values, in the order of the values. A value that isn't an option is its own
 * label.
 */
export function labelsOf(value: unknown, options: unknown, t: Translate): string[] {
  const labels = new Map(pickerOptions(options, t).map(({ value: key, label }) => [key, label]))
  const list: unknown[] = Array.isArray(value) ? value : [value]
  return list.map((one) => labels.get(keyOf(one) ?? '') ?? asText(one)).filter((word) => word !== undefined)
}
