import { checkRules } from '../../db/seed/data/check-rules.ts'
import { readShippedPages } from '../page/shipped-pages.ts'

function* codesIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'ruleCode' && typeof inner === 'string') yield inner
    else yield* codesIn(inner)
  }
}

let known: ReadonlySet<string> | undefined

/** Codes of the check rules that shipped pages name, and of those that are seeded for pages to come. */
export function shippedRuleCodes(): ReadonlySet<string> {
  known ??= new Set([...checkRules.map(({ code }) => code), ...codesIn([...readShippedPages().values()])])
  return known
}
