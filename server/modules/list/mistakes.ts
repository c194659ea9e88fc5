import type { Words } from '../../http/locale.ts'
import { listQueryInvalid } from './errors.ts'

/** Says what is wrong with a parameter; the first word on each counts. */
export type Blame = (key: string, words: Words) => void

const MAX_KEY = 64

/** Collects what is wrong with a query string, so that all of it is told at once. */
export function collectMistakes() {
  const fields: Record<string, Words> = Object.create(null)
  return {
    blame: ((key, words) => {
      fields[key.slice(0, MAX_KEY)] ??= words
    }) satisfies Blame,
    /** A LIST_QUERY_INVALID where anything is wrong. */
    refuse(): void {
      if (Object.keys(fields).length > 0) throw listQueryInvalid(fields, { fields })
    },
  }
}
