const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/** The same text for what the server takes as the same content: keys in order, blanks at the ends and emptiness gone. */
export function canonicalText(content: unknown): string {
  return JSON.stringify(content, (_, value: unknown) => {
    if (typeof value === 'string') return value.trim()
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    const entries = Object.entries(value).filter(([, inner]) => !isEmpty(inner))
    return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}
