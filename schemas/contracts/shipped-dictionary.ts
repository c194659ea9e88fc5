/** Text in each supported language. */
export interface Titles {
  en: string
  zh: string
}

/** Item of a shipped dictionary. */
export interface ShippedItem {
  value: string
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
export const item = (value: string, en: string, zh: string, color?: string): ShippedItem => ({
  value,
  text: { en, zh },
  ...(color && { color }),
})

/** Declares the dictionaries of an area, which an installation has from its first start. */
export const defineDictionaries = (
  dictionaries: readonly ShippedDictionary[],
): readonly ShippedDictionary[] => dictionaries
