/**
 * Converts any value to a text for the screen. Returns undefined for an empty value. Never throws and never
 * calls a function of the value.
 */
export function asText(value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return undefined
  if (typeof value === 'string') return value
  if (typeof value === 'object') return JSON.stringify(value)
  return String(value)
}

/** Shortens a text to `limit` characters followed by an ellipsis. A character is a Unicode code point. */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text
  const characters = [...text]
  return characters.length <= limit ? text : `${characters.slice(0, limit).join('')}…`
}
