import { dictionaries } from '../db/seed/data/dictionaries.ts'

const values = new Map(
  dictionaries.map(({ code, items }) => [code, new Set(items.map(({ value }) => value))]),
)

/** Codes of the dictionaries that pages name. */
export const shippedCodes: readonly string[] = [...values.keys()]

/** The items that pages name, as `code/value`. */
export const shippedItems: readonly string[] = [...values].flatMap(([code, own]) =>
  [...own].map((value) => `${code}/${value}`),
)
