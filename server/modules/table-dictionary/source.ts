import type { DictTable } from '../../platform/area/dict-table.ts'
import { tableDictClosed, tableDictMalformed } from './errors.ts'
import { type Condition, readCondition } from './predicate.ts'

/**
 * Parsed code of a table dictionary. The code may contain columns that the table doesn't have; columns are
 * checked when the query is built.
 */
export interface TableSource extends Condition {
  table: DictTable
  text: string
  code: string
}

/** Tables that clients can use as dictionaries, by name. */
export type DictTables = Readonly<Record<string, DictTable>>

/** Finds a table by its name, ignoring case; throws if it isn't available as a dictionary. */
export function tableOf(tables: DictTables, name: string): DictTable {
  const key = name.trim().toLowerCase()
  const table = Object.hasOwn(tables, key) ? tables[key] : undefined
  if (!table) throw tableDictClosed({ name })
  return table
}

/**
 * Decodes a text if a client has URL-encoded it twice. A text that was encoded twice contains `%` escapes,
 * but no spaces and operators.
 */
function decodedOnce(text: string): string {
  if (/[\s=<>]/.test(text) || !/%[0-9a-f]{2}/i.test(text)) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** True if a dictionary code is a table dictionary. */
export const isTableDictionary = (code: string): boolean => code.includes(',') || /%2C/i.test(code)

/** Parses the code of a table dictionary, `table,text,code[,condition]`. The condition may contain commas. */
export function readSource(tables: DictTables, encoded: string): TableSource {
  const [table = '', text = '', code = '', ...condition] = decodedOnce(encoded).split(',')
  if (text.trim() === '' || code.trim() === '') throw tableDictMalformed()
  return {
    table: tableOf(tables, table),
    text: text.trim(),
    code: code.trim(),
    ...readCondition(decodedOnce(condition.join(','))),
  }
}
