import type { DictItem } from '#schemas'
import { readDictItems } from '../../platform/dict-items.ts'
import type { Locale } from '../../platform/http/locale.ts'
import { readKeyword } from './keyword.ts'
import { type DictionaryReader, findItems, findTexts, MAX_ITEMS, searchItems } from './repo.ts'
import { isTableDictionary, readSource } from './source.ts'

/** Database, scope and language of a caller. */
export type Caller = DictionaryReader & { locale: Locale }

/** Texts that JeecgBoot clients send as the dictionary code of a field that has no dictionary. */
const NO_DICTIONARY = new Set(['undefined', 'null', ''])

const lowerCase = (text: string) => text.toLowerCase()

function isHit({ value, text }: DictItem, keyword: string | undefined): boolean {
  const { part, values } = readKeyword(keyword)
  if (values) return values.includes(value) || values.includes(text)
  return part === undefined || lowerCase(`${text}\n${value}`).includes(lowerCase(part))
}

/** Lists the items of a dictionary or of a table dictionary. For an unknown code, lists none. */
export async function itemsOf(caller: Caller, code: string): Promise<DictItem[]> {
  if (NO_DICTIONARY.has(code)) return []
  if (!isTableDictionary(code)) return readDictItems(caller.db, code, caller.locale)
  return findItems(caller, readSource(caller.tables, code), { limit: MAX_ITEMS })
}

/** Searches the items of a dictionary or of a table dictionary by a keyword. */
export async function search(
  caller: Caller,
  code: string,
  { keyword, limit }: { keyword: string | undefined; limit: number },
): Promise<DictItem[]> {
  if (NO_DICTIONARY.has(code)) return []
  if (isTableDictionary(code)) return searchItems(caller, readSource(caller.tables, code), keyword, limit)
  const items = await readDictItems(caller.db, code, caller.locale)
  return items.filter((item) => isHit(item, keyword)).slice(0, limit)
}

/**
 * Searches items by a keyword and appends other items. A select uses the result to show its selected values
 * and further options.
 */
export async function searchFirst(
  caller: Caller,
  code: string,
  { keyword, limit }: { keyword: string | undefined; limit: number },
): Promise<DictItem[]> {
  const found = keyword ? await search(caller, code, { keyword, limit: MAX_ITEMS }) : []
  const known = new Set(found.map(({ value }) => value))
  const others = await search(caller, code, { keyword: '', limit })
  return [...found, ...others.filter(({ value }) => !known.has(value))]
}

/** Returns a map from dictionary values to their texts. */
export async function textsOf(
  caller: Caller,
  code: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (NO_DICTIONARY.has(code)) return new Map()
  if (isTableDictionary(code)) return findTexts(caller, readSource(caller.tables, code), keys)
  const items = await readDictItems(caller.db, code, caller.locale)
  return new Map(items.map(({ value, text }) => [value, text]))
}
