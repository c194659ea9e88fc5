import type { ColorName } from '../tokens.ts'

/** A text in each supported language. */
export interface Titles {
  en: string
  zh: string
}

/** An item of a dictionary that is shipped with the product. */
export interface ShippedItem<Value extends string = string> {
  value: Value
  text: Titles
  color?: ColorName
}

/** A dictionary that is shipped with the product. The items of the dictionary are in display order. */
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
  color?: ColorName,
): ShippedItem<Value> => ({
  value,
  text: { en, zh },
  ...(color && { color }),
})

/**
 * Declares the dictionaries of an area. A new installation contains these dictionaries. The type of the
 * result contains the codes and values, so that `DictionaryValue` can use them.
 */
export const defineDictionaries = <const Dictionaries extends readonly ShippedDictionary[]>(
  dictionaries: Dictionaries,
): Dictionaries => dictionaries
