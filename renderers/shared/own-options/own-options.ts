import type { Translate } from '#runtime/i18n'
import { asText } from '../as-text.ts'
import { keyOf } from './keys.ts'

/** Options as pickers take them; an expression may have given anything. */
export function pickerOptions(options: unknown, t: Translate) {
  const list: unknown[] = Array.isArray(options) ? options : []
  return list.flatMap((option) => {
    const { value, label } = Object(option) as { value?: unknown; label?: unknown }
    const key = keyOf(value)
    return key === undefined ? [] : [{ value: key, label: typeof label === 'string' ? t(label) : key }]
  })
}

/** The words of each value, in the order they are stored; a value without an option says itself. */
export function wordsOf(value: unknown, options: unknown, t: Translate): string[] {
  const labels = new Map(pickerOptions(options, t).map(({ value: key, label }) => [key, label]))
  const list: unknown[] = Array.isArray(value) ? value : [value]
  return list.map((one) => labels.get(keyOf(one) ?? '') ?? asText(one)).filter((word) => word !== undefined)
}
