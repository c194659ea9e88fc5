/** Any value as a text for people; undefined where there is nothing to show. Never throws, never runs what it holds. */
export function asText(value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return undefined
  if (typeof value === 'string') return value
  if (typeof value === 'object') return JSON.stringify(value)
  return String(value)
}

/** The first `limit` characters and …, counted as people count them; the text itself where it is short enough. */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text
  const characters = [...text]
  return characters.length <= limit ? text : `${characters.slice(0, limit).join('')}…`
}
