import type { dictionaries } from './dictionaries.gen.ts'

type Shipped = (typeof dictionaries)[number]

/** Code of a dictionary that is shipped with the product. */
export type DictionaryCode = Shipped['code']

/** A value of a dictionary that is shipped with the product, such as a status of a bill. */
export type DictionaryValue<Code extends DictionaryCode> = Extract<
  Shipped,
  { code: Code }
>['items'][number]['value']
