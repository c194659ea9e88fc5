import { dictionaries } from '../db/seed/data/dictionaries.ts'

const values = new Map(
  dictionaries.map(({ code, items }) => [code, new Set(items.map(({ value }) => value))]),
)

/** Codes of dictionaries used by pages. */
export const shippedCodes: readonly string[] = [...values.keys()]

/** Dictionary items used by pages, as `code/value`. */
export const shippedItems: readonly string[] = [...values].flatMap(([code, own]) =>
  [...own].map((value) => `${code}/${value}`),
)
