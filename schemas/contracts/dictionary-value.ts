import type { dictionaries } from './dictionaries.gen.ts'

type Shipped = (typeof dictionaries)[number]

/** Code of a shipped dictionary. */
export type DictionaryCode = Shipped['code']

/** A value of a shipped dictionary, such as a status of a bill. */
export type DictionaryValue<Code extends DictionaryCode> = Extract<
  Shipped,
  { code: Code }
>['items'][number]['value']
