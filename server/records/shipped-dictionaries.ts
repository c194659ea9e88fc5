import { dictionaries } from '#schemas'

const values = new Map(
  dictionaries.map(({ code, items }) => [code, new Set(items.map(({ value }) => value))]),
)

/** Codes of the shipped dictionaries. Pages use these dictionaries. */
export const shippedCodes: readonly string[] = [...values.keys()]

/** Items of the shipped dictionaries, each as `code/value`. Pages use these items. */
export const shippedItems: readonly string[] = [...values].flatMap(([code, own]) =>
  [...own].map((value) => `${code}/${value}`),
)
