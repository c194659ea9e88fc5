import type { Db } from '../../db/index.ts'
import { readAllDictItems } from '../dict-items.ts'
import type { Locale } from '../http/locale.ts'

/** Function that returns the text of a dictionary item, by dictionary code and value. */
export type DictTexts = (code: string, value: string) => string | undefined

/** Reads the texts of all dictionaries in one language. */
export async function readDictTexts(db: Db, locale: Locale): Promise<DictTexts> {
  const items = await readAllDictItems(db, locale)
  const texts = new Map(
    Object.entries(items).map(([code, all]) => [code, new Map(all.map(({ value, text }) => [value, text]))]),
  )
  return (code, value) => texts.get(code)?.get(value)
}
