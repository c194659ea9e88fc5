import { sql } from 'kysely'
import type { Tx } from '../../db/index.ts'
import { isDay } from '../../platform/list/values.ts'
import type { Cell } from './source.ts'

/** Keywords that, in CREATE TABLE, begin the definition of a key or a constraint instead of a column. */
const NO_COLUMN = /^(?:primary|unique|key|index|fulltext|spatial|constraint|foreign|check)\b/i
const COLUMN = /^(?:`([^`]+)`|"([^"]+)"|([\w$]+))\s+[a-z]/i
const QUOTED = /'(?:[^'\\]|\\.|'')*'/gs

/** Reads the column names of a CREATE TABLE statement from the text between its brackets. */
export function columnsOf(body: string): string[] {
  const parts = ['']
  let depth = 0
  for (const sign of body.replaceAll(QUOTED, "''")) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (depth < 0) break
    if (depth === 0 && sign === ',') parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.flatMap((part) => {
    const text = part.trim()
    const [, backquoted, quoted, unquoted] = COLUMN.exec(text) ?? []
    const name = backquoted ?? quoted ?? (NO_COLUMN.test(text) ? undefined : unquoted)
    return name === undefined ? [] : [name.toLowerCase()]
  })
}

/** Column of a table in this database, with its type and limits. */
export interface Column {
  name: string
  type: string
  maxLength: number | null
  isRequired: boolean
  /** Default value of the column. */
  fallback: Cell
}

interface ColumnRow {
  name: string
  type: string
  max_length: number | null
  is_required: boolean
  default: string | null
}

const TIME = /^(\d{4}-\d\d-\d\d)(?:[ T](?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?)?$/
const WHOLE_NUMBER = /^([+-]?\d+)(?:\.0*)?$/
const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i
const NUMBERS = new Set(['smallint', 'integer', 'bigint', 'double precision', 'numeric'])
const bounds: Record<string, bigint> = {
  smallint: 32_767n,
  integer: 2_147_483_647n,
  bigint: 9_223_372_036_854_775_807n,
}

/** Reads the columns of a table in this database. Returns an empty list if the table doesn't exist. */
export async function readColumns(tx: Tx, table: string): Promise<Column[]> {
  const { rows } = await sql<ColumnRow>`select column_name as name, data_type as type,
      character_maximum_length as max_length, is_nullable = 'NO' as is_required, column_default as default
    from information_schema.columns where table_schema = current_schema() and table_name = ${table}
    order by ordinal_position`.execute(tx)
  return Promise.all(
    rows.map(async ({ default: expression, max_length, is_required, ...row }) => {
      const fallback =
        expression === null
          ? null
          : (await sql<{ value: Cell }>`select (${sql.raw(expression)})::text as value`.execute(tx)).rows[0]
              ?.value
      return { ...row, maxLength: max_length, isRequired: is_required, fallback: fallback ?? null }
    }),
  )
}

function readText({ name, maxLength }: Column, text: string): string {
  if (maxLength !== null && [...text].length > maxLength)
    throw new Error(`${name} has ${[...text].length} characters, at most ${maxLength} fit`)
  return text
}

/**
 * Removes the decimals of a whole number such as `5.00`. Returns undefined if the number isn't whole or
 * exceeds the bound.
 */
function toWholeNumber(text: string, bound: bigint): string | undefined {
  const number = WHOLE_NUMBER.exec(text)?.[1]
  if (number === undefined) return undefined
  const value = BigInt(number.replace('+', ''))
  return value <= bound && value >= -bound ? String(value) : undefined
}

function readNumber({ name, type }: Column, text: string): string {
  const bound = bounds[type]
  const trimmed = text.trim()
  const isDecimal = DECIMAL.test(trimmed) && Number.isFinite(Number(trimmed))
  const number = bound === undefined ? (isDecimal ? trimmed : undefined) : toWholeNumber(trimmed, bound)
  if (number === undefined) throw new Error(`${name} is no ${type}: ${text.slice(0, 40)}`)
  return number
}

function readTime({ name }: Column, text: string): string {
  if (!isDay(TIME.exec(text)?.[1] ?? '')) throw new Error(`${name} is no time: ${text.slice(0, 40)}`)
  return text
}

const kindOf = ({ type }: Column): 'number' | 'time' | 'text' => {
  if (NUMBERS.has(type)) return 'number'
  return type.startsWith('timestamp') || type === 'date' ? 'time' : 'text'
}
/**
 * Functions that convert a text to the type of a column. The functions throw if the text is no value of the
 * type.
 */
const readers = { number: readNumber, time: readTime, text: readText }

/**
 * True if a cell counts as null. Cells without a value count as null. In columns of numbers or times, blank
 * texts and MySQL's zero date do too.
 */
const countsAsNull = (kind: string, cell: Cell | undefined): boolean =>
  cell === undefined || cell === null || (kind !== 'text' && /^\s*$|^0000-00-00/.test(cell))

/** Converts a cell to the type of its column. Throws with the reason if the cell can't be converted. */
export function convertCell(column: Column, cell: Cell | undefined): Cell {
  const kind = kindOf(column)
  if (countsAsNull(kind, cell)) {
    if (!column.isRequired) return null
    if (column.fallback === null) throw new Error(`${column.name} is missing`)
    return column.fallback
  }
  const text = cell as string
  if (text.includes('\0')) throw new Error(`${column.name} holds a sign that no text may have`)
  return readers[kind](column, text)
}
