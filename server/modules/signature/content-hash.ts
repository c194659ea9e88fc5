import { createHash } from 'node:crypto'
import { canonicalJson } from '../../http/canonical-json.ts'

/** What says nothing counts as absent: a form may leave an empty field out or send it empty. */
function meant(value: unknown): unknown {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(meant)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      const kept = meant(inner)
      return kept === null || kept === '' || kept === undefined ? [] : [[key, kept]]
    }),
  )
}

/** SHA-256 of a content; the order of its keys and blanks around its texts make no difference. */
export const contentHash = (content: Readonly<Record<string, unknown>>): Buffer =>
  createHash('sha256')
    .update(canonicalJson(meant(content)))
    .digest()
