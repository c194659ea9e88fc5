import type { Operator } from '#schemas'

const COMPARISONS: Record<string, Operator> = { '>': 'gt', '>=': 'gte', '<': 'lt', '<=': 'lte' }

/**
 * Reads the stock forms of one query value: `!x`, `> x`, `*x*`, `x*`, `a,b`, and anything else as itself.
 * Undefined for `*x`, which no operator says. A value that holds such signs itself goes into `superQueryParams`.
 */
export function readBareValue(text: string): { op: Operator; parts: string[] } | undefined {
  if (text.startsWith('!')) return { op: 'ne', parts: [text.slice(1)] }
  const [, sign = '', compared = ''] = /^([<>]=?) (.*)$/s.exec(text) ?? []
  const comparison = COMPARISONS[sign]
  if (comparison) return { op: comparison, parts: [compared] }
  if (text.length > 2 && text.startsWith('*') && text.endsWith('*')) {
    return { op: 'like', parts: [text.slice(1, -1)] }
  }
  if (text.startsWith('*')) return undefined
  if (text.endsWith('*')) return { op: 'starts', parts: [text.slice(0, -1)] }
  return text.includes(',') ? { op: 'in', parts: text.split(',') } : { op: 'eq', parts: [text] }
}
