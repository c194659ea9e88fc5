import { dictionaries } from '#schemas'
import type { InvariantName } from './invariant.ts'

const titles = new Map(
  dictionaries.find(({ code }) => code === 'invariant')?.items.map(({ value, text }) => [value, text]),
)

/** Title of an invariant in both languages. */
export const titleOf = (name: InvariantName) => titles.get(name) ?? { en: name, zh: name }
