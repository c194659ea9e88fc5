import type { Page } from '#schemas'
import type { Db } from '../../db/index.ts'
import { readAllDictItems } from '../dict-items.ts'
import type { Locale } from '../http/locale.ts'

/** Texts of dictionaries: code, then value, to text. */
export type DictTexts = (code: string, value: string) => string | undefined

/** Every dictionary's texts in one language. */
export async function readDictTexts(db: Db, locale: Locale): Promise<DictTexts> {
  const items = await readAllDictItems(db, locale)
  const texts = new Map(
    Object.entries(items).map(([code, all]) => [code, new Map(all.map(({ value, text }) => [value, text]))]),
  )
  return (code, value) => texts.get(code)?.get(value)
}

/** A text of a page in the asked language. */
export function pageText({ locales }: Pick<Page, 'locales'>, text: string, locale: Locale): string {
  const own = locales?.[locale]
  return own && Object.hasOwn(own, text) ? (own[text] ?? text) : text
}
