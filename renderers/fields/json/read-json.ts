/** Any JSON value. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue }

/** A syntax error with its position. */
export interface JsonProblem {
  message: string
  /** Offset in characters. */
  offset: number
  line: number
  column: number
}

const AT = /at position (\d+)/
const AT_LINE = /line (\d+) column (\d+)/
const ENDED = /end of (?:JSON )?(?:input|data)|unterminated string/i

function offsetOf(message: string, text: string): number {
  const lineAndColumn = AT_LINE.exec(message)
  if (lineAndColumn) {
    const lines = text.split('\n').slice(0, Number(lineAndColumn[1]) - 1)
    return lines.join('\n').length + (lines.length > 0 ? 1 : 0) + Number(lineAndColumn[2]) - 1
  }
  const position = AT.exec(message)?.[1]
  if (position !== undefined) return Number(position)
  return ENDED.test(message) ? text.length : 0
}

/** Parses JSON. Finds the position of a syntax error, which each browser reports in its own format. */
export function readJson(text: string): { value: JsonValue } | { problem: JsonProblem } {
  try {
    return { value: JSON.parse(text) as JsonValue }
  } catch (error) {
    const { message } = error as SyntaxError
    const offset = Math.min(offsetOf(message, text), text.length)
    const before = text.slice(0, offset).split('\n')
    return { problem: { message, offset, line: before.length, column: (before.at(-1) ?? '').length + 1 } }
  }
}

/** Converts a stored value to a text that can be edited. */
export const jsonText = (value: unknown, gives: 'value' | 'text' = 'value'): string => {
  if (value === undefined || value === null || Number.isNaN(value)) return ''
  if (gives === 'text' && typeof value === 'string') return value
  return JSON.stringify(value, null, 2) ?? ''
}
