const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/**
 * Converts content to a text for comparisons, as the server does: with sorted keys, with trimmed texts and
 * without empty values.
 */
export function canonicalText(content: unknown): string {
  return JSON.stringify(content, (_, value: unknown) => {
    if (typeof value === 'string') return value.trim()
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    const entries = Object.entries(value).filter(([, inner]) => !isEmpty(inner))
    return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}
