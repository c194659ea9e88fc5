/** Text in each supported language. */
export interface Titles {
  en: string
  zh: string
}

/** Item of a shipped dictionary. */
export interface ShippedItem<Value extends string = string> {
  value: Value
  text: Titles
  /** Preset color of antd's Tag. */
  color?: string
}

/** Shipped dictionary, with its items in display order. */
export interface ShippedDictionary {
  code: string
  name: Titles
  /** Description of the dictionary. */
  about: Titles
  items: readonly ShippedItem[]
}

/** Declares an item of a dictionary. */
export const item = <Value extends string>(
  value: Value,
  en: string,
  zh: string,
  color?: string,
): ShippedItem<Value> => ({
  value,
  text: { en, zh },
  ...(color && { color }),
})

/**
 * Declares the dictionaries of an area, which an installation has from its first start. Their type keeps codes
 * and values, so that `DictionaryValue` finds them.
 */
export const defineDictionaries = <const Dictionaries extends readonly ShippedDictionary[]>(
  dictionaries: Dictionaries,
): Dictionaries => dictionaries
