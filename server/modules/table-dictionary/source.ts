import { tableDictClosed, tableDictMalformed } from './errors.ts'
import { type Condition, readCondition } from './predicate.ts'
import { type DictTable, dictTables } from './tables.ts'

/** A dictionary of a table as it was asked for: names are looked up where they are used. */
export interface TableSource extends Condition {
  table: DictTable
  text: string
  code: string
}

/** The table of a name, in letters of any size. */
export function tableOf(name: string): DictTable {
  const key = name.trim().toLowerCase()
  const table = Object.hasOwn(dictTables, key) ? dictTables[key] : undefined
  if (!table) throw tableDictClosed({ name })
  return table
}

/** Some clients encode an address twice: a condition that shows no sign or space, but codes of them. */
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

/** Reads `table,text,code[,condition]`; commas of the condition are its own. */
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
