/**
 * Converts any value to a display text, or returns undefined for an empty value. Never throws and never calls
 * functions of the value.
 */
export function asText(value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return undefined
  if (typeof value === 'string') return value
  if (typeof value === 'object') return JSON.stringify(value)
  return String(value)
}

/** Shortens a text to `limit` characters and an ellipsis, counting Unicode code points. */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text
  const characters = [...text]
  return characters.length <= limit ? text : `${characters.slice(0, limit).join('')}…`
}
