import type { ImportColumn } from '#schemas'
import type { Db, Tx } from '../../db/index.ts'
import { readDictItems } from '../dict-items.ts'
import type { LocalizedText } from '../http/locale.ts'
import type { ImportRow, RowProblem } from './importer.ts'

/** Result of `readRows`. */
interface ReadRows {
  rows: ImportRow[]
  partial: ImportRow[]
  problems: RowProblem[]
}

/** Maximum number of dictionary texts that a problem lists as possible values. */
const MAX_SUGGESTED = 8

const same = (text: string): string => text.normalize('NFKC').trim().toLowerCase()

function unknown(texts: readonly LocalizedText[]): LocalizedText {
  const named = texts.slice(0, MAX_SUGGESTED)
  const more = texts.length > MAX_SUGGESTED ? '…' : ''
  return {
    en: `Known are ${named.map(({ en }) => en).join(', ')}${more}`,
    zh: `可填：${named.map(({ zh }) => zh).join('、')}${more}`,
  }
}

/** Reads a dictionary. Returns the dictionary's values by text, and the error message for an unknown text. */
async function readValues(on: Db | Tx, code: string) {
  const items = await readDictItems(on, code, 'zh-CN')
  const values = new Map<string, string>()
  for (const { value, text, texts = {} } of items) {
    for (const name of [text, ...Object.values(texts), value]) values.set(same(name), value)
  }
  const words = items.map(({ text, texts = {} }) => ({ en: texts['en-US'] ?? text, zh: text }))
  return { values, refusal: unknown(words) }
}

/**
 * Replaces the texts of dictionary items by the values of the items. If a text is unknown, adds a problem and
 * moves the row to `partial`.
 */
export async function readDictCells(
  on: Db | Tx,
  columns: readonly ImportColumn[],
  read: ReadRows,
): Promise<ReadRows> {
  let { rows, partial, problems } = read
  for (const { name, dict } of columns) {
    if (dict === undefined) continue
    const { values, refusal } = await readValues(on, dict)
    const stored = (row: ImportRow) => values.get(same(String(row.values[name])))
    const isWrong = (row: ImportRow) =>
      row.values[name] !== undefined && row.values[name] !== '' && stored(row) === undefined
    const put = (row: ImportRow): ImportRow => {
      if (row.values[name] === undefined || row.values[name] === '') return row
      const { [name]: _, ...others } = row.values
      const value = stored(row)
      return { ...row, values: value === undefined ? others : { ...others, [name]: value } }
    }
    const wrong = new Set([...rows, ...partial].filter(isWrong).map(({ row }) => row))
    problems = [...problems, ...[...wrong].map((row) => ({ row, column: name, words: refusal }))]
    partial = [...partial, ...rows.filter(({ row }) => wrong.has(row))].map(put)
    rows = rows.filter(({ row }) => !wrong.has(row)).map(put)
  }
  return { rows, partial, problems }
}
