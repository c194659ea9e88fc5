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

/** Tells whether a value is blank: stock clients also send `null` and `undefined` as text. */
export const isBlank = (text: string): boolean => /^\s*(null|undefined)?\s*$/.test(text)

const scalarText = (raw: unknown): string =>
  typeof raw === 'string' || typeof raw === 'number' || typeof raw === 'boolean' ? String(raw) : ''

/** A value of a query string, or of a body in its place, as one text; a parameter that is given twice is a list. */
export const jeecgText = (raw: unknown): string =>
  Array.isArray(raw) ? raw.map(scalarText).join(',') : scalarText(raw)

/** `++` stands for a comma that parts nothing. */
const unescaped = (text: string) => text.replace(/(?<=.)\+\+(?=.)/gs, ',')

const listed = (text: string) => text.split(',').filter((part) => part.trim() !== '')

/** Any of these; an empty entry is none. */
export function readSeveral(text: string): Asked[] {
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
 * Reads one value in the forms of the contract, in its order: `> 1`, stars, commas, `!x`, and anything else as itself.
 * One of what is given must hold; none of nothing is asked for.
 */
export function readStockValue(text: string): Asked[] {
  if (isBlank(text)) return []
  const [, sign = '', compared = ''] = /^([<>]=?|!?=) (.*)$/s.exec(text) ?? []
  const comparison = COMPARISONS[sign]
  if (comparison) return [{ op: comparison, parts: [compared] }]
  const part = readStars(text)
  if (part) return part
  // A value of several, such as `,a,b,`, is found by each of these within it.
  if (text.length > 1 && text.startsWith(',') && text.endsWith(',')) {
    return listed(text).map((each) => ({ op: 'like', parts: [each] }))
  }
  if (text.includes(',')) return readSeveral(text)
  if (text.startsWith('!')) return [{ op: 'differs', parts: [unescaped(text.slice(1))] }]
  return [{ op: 'eq', parts: [unescaped(text.replace(/^=/, ''))] }]
}
