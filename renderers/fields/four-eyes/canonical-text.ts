const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/** Normalizes content for comparison as the server does: sorted keys, trimmed texts, no empty values. */
export function canonicalText(content: unknown): string {
  return JSON.stringify(content, (_, value: unknown) => {
    if (typeof value === 'string') return value.trim()
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    const entries = Object.entries(value).filter(([, inner]) => !isEmpty(inner))
    return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}
