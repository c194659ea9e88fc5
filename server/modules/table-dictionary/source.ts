import { tableDictClosed, tableDictMalformed } from './errors.ts'
import { type Condition, readCondition } from './predicate.ts'
import { type DictTable, dictTables } from './tables.ts'

/** Parsed table dictionary code. The names of its columns are checked when they are used. */
export interface TableSource extends Condition {
  table: DictTable
  text: string
  code: string
}

/** Finds a table by name, ignoring case. */
export function tableOf(name: string): DictTable {
  const key = name.trim().toLowerCase()
  const table = Object.hasOwn(dictTables, key) ? dictTables[key] : undefined
  if (!table) throw tableDictClosed({ name })
  return table
}

/** Decodes a text that a client encoded twice. Such a text has escapes, and no spaces and operators. */
function decodedOnce(text: string): string {
  if (/[\s=<>]/.test(text) || !/%[0-9a-f]{2}/i.test(text)) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Tells whether a code names a table rather than a dictionary. */
export const isOfTable = (code: string): boolean => code.includes(',') || /%2C/i.test(code)

/** Parses `table,text,code[,condition]`; the condition may contain commas. */
export function readSource(asked: string): TableSource {
  const [table = '', text = '', code = '', ...condition] = decodedOnce(asked).split(',')
  if (text.trim() === '' || code.trim() === '') throw tableDictMalformed()
  return {
    table: tableOf(table),
    text: text.trim(),
    code: code.trim(),
    ...readCondition(decodedOnce(condition.join(','))),
  }
}
