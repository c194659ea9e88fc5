import type { LogChange } from '#schemas'
import { isRecord } from '#schemas/values'

type Detail = Readonly<Record<string, unknown>>

/** Maximum length of a value as users see it. Longer values are cut off. */
const MAX_TEXT = 500
const MAX_CHANGES = 100

const cut = (text: string): string => (text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text)

/** Converts a value to the text that users see; null for a missing or empty value. */
function formatValue(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function asText(value: unknown): string | null {
  const text = formatValue(value)
  return text === null ? null : cut(text)
}

/**
 * Returns the old and the new value in an audit detail. The old value has the key `from` or `before`, the new
 * value `to` or `after`.
 */
const pairOf = ({ from, before, to, after }: Detail) => ({ was: from ?? before, is: to ?? after })

const PAIR = new Set(['from', 'before', 'to', 'after'])

function* compared(was: unknown, is: unknown): Generator<LogChange> {
  if (!isRecord(was) && !isRecord(is)) {
    if (formatValue(was) !== formatValue(is))
      yield { field: 'status', before: asText(was), after: asText(is) }
    return
  }
  const [old, now] = [isRecord(was) ? was : {}, isRecord(is) ? is : {}]
  for (const field of new Set([...Object.keys(old), ...Object.keys(now)])) {
    const [before, after] = [old[field], now[field]]
    if (formatValue(before) !== formatValue(after))
      yield { field, before: asText(before), after: asText(after) }
  }
}

/** Lists the changed fields of an audit row, followed by the other keys of its detail. */
export function changesOf(detail: unknown): LogChange[] {
  if (!isRecord(detail)) return []
  const { was, is } = pairOf(detail)
  const others = Object.entries(detail)
    .filter(([field]) => !PAIR.has(field))
    .map(([field, value]) => ({ field, before: null, after: asText(value) }))
    .filter(({ after }) => after !== null)
  return [...compared(was, is), ...others].slice(0, MAX_CHANGES)
}
