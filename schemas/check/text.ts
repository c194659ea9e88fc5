import type { Finding } from './context.ts'
import { MAX_DEPTH, type PageText } from './page-text.ts'

/**
 * Checks that a text is valid JSON that isn't nested too deeply and has no object with a repeated key.
 * Returns undefined if there are no problems.
 */
export function checkText({ syntax, tooDeep, repeated, value }: PageText): Finding[] | undefined {
  if (tooDeep) {
    return [{ code: 'E115', path: [], message: `Nested deeper than ${MAX_DEPTH} levels.`, span: tooDeep }]
  }
  if (syntax) {
    const { message, offset, length } = syntax
    return [{ code: 'E101', path: [], message, span: { offset, length } }]
  }
  if (repeated.length > 0) {
    return repeated.map(({ path, key, span }) => ({
      code: 'E102',
      path,
      message: `Duplicate key "${key}".`,
      span,
    }))
  }
  return value === undefined ? [{ code: 'E101', path: [], message: 'The text is empty.' }] : undefined
}
