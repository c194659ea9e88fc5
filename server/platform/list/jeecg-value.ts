import type { ListOperator } from './values.ts'

/** A parsed value. */
interface Asked {
  op: ListOperator
  parts: string[]
}

const COMPARISONS: Record<string, ListOperator> = {
  '>': 'gt',
  '>=': 'gte',
  '<': 'lt',
  '<=': 'lte',
  '=': 'eq',
  '!=': 'differs',
}

/** True if a value is blank. JeecgBoot clients also send the strings `null` and `undefined` for no value. */
export const isBlank = (text: string): boolean => /^\s*(null|undefined)?\s*$/.test(text)

const scalarText = (raw: unknown): string =>
  typeof raw === 'string' || typeof raw === 'number' || typeof raw === 'boolean' ? String(raw) : ''

/** Text of a parameter. The values of a repeated parameter are joined with commas. */
export const jeecgText = (raw: unknown): string =>
  Array.isArray(raw) ? raw.map(scalarText).join(',') : scalarText(raw)

/** Replaces `++` by a comma: JeecgBoot clients escape a comma inside a value in this way. */
const unescaped = (text: string) => text.replace(/(?<=.)\+\+(?=.)/gs, ',')

const listed = (text: string) => text.split(',').filter((part) => part.trim() !== '')

/** Parses a list of values that are separated by commas. Ignores empty entries. */
export function readValueList(text: string): Asked[] {
  const parts = listed(text).map(unescaped)
  return parts.length === 0 ? [] : [{ op: parts.length === 1 ? 'eq' : 'in', parts }]
}

function readStars(text: string): Asked[] | undefined {
  const [begins, ends] = [text.startsWith('*'), text.endsWith('*')]
  if (!begins && !ends) return undefined
  const part = text.slice(begins ? 1 : 0, ends ? -1 : undefined)
  if (part === '') return []
  return [{ op: begins && ends ? 'like' : begins ? 'ends' : 'starts', parts: [part] }]
}

/**
 * Parses a value as JeecgBoot writes it. Tries these forms in order: `> 1` (comparison), stars (part of a
 * text), commas (one of several values), `!x` (not equal), plain text. Returns
 * conditions, at least one of which a row must meet. Without conditions, there is no filter.
 */
export function readJeecgValue(text: string): Asked[] {
  if (isBlank(text)) return []
  const [, sign = '', compared = ''] = /^([<>]=?|!?=) (.*)$/s.exec(text) ?? []
  const comparison = COMPARISONS[sign]
  if (comparison) return [{ op: comparison, parts: [compared] }]
  const part = readStars(text)
  if (part) return part
  // A value such as `,a,b,` matches multi-value columns that contain one of its entries.
  if (text.length > 1 && text.startsWith(',') && text.endsWith(',')) {
    return listed(text).map((each) => ({ op: 'like', parts: [each] }))
  }
  if (text.includes(',')) return readValueList(text)
  if (text.startsWith('!')) return [{ op: 'differs', parts: [unescaped(text.slice(1))] }]
  return [{ op: 'eq', parts: [unescaped(text.replace(/^=/, ''))] }]
}
