import { type ImportColumn, parseYuan } from '#schemas'
import type { LocalizedText } from '../http/locale.ts'
import { restoreText } from '../spreadsheet/neutralize-formula.ts'
import type { ImportRow, RowProblem } from './importer.ts'

/** A raw row of a file. `row` is its number, which starts at 1; row 1 contains the headings. */
export interface FileRow {
  row: number
  cells: readonly string[]
}

/**
 * For each of our columns, the index (`at`) and the heading of the matching column in the file. Index and
 * heading are null if the file doesn't have the column.
 */
export interface Mapping {
  columns: readonly { column: ImportColumn; at: number | null; header: string | null }[]
  /** Headings in the file that don't match any of our columns. */
  unknown: readonly string[]
}

const needed: LocalizedText = { en: 'Required', zh: '不能为空' }
const noAmount: LocalizedText = {
  en: 'Not an amount in yuan with at most two decimals',
  zh: '不是有效金额（元，最多两位小数）',
}
const MAX_CELL = 32_767
const tooLong: LocalizedText = { en: 'Too long', zh: '内容过长' }

/** Normalizes a heading: removes spaces and the star of required columns, and converts it to lower case. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s*]+/g, '')
    .toLowerCase()

/**
 * Maps headings to columns. The headings can be in any language and order. If a heading occurs twice, the
 * first occurrence is used.
 */
export function mapColumns(columns: readonly ImportColumn[], header: readonly string[]): Mapping {
  const found = header.map(plain)
  const mapped = columns.map((column) => {
    const names = [...Object.values(column.titles), ...(column.aliases ?? [])].map(plain)
    const at = found.findIndex((name) => names.includes(name))
    return at < 0 ? { column, at: null, header: null } : { column, at, header: header[at] ?? '' }
  })
  const read = new Set(mapped.map(({ at }) => at))
  return { columns: mapped, unknown: header.filter((name, at) => !read.has(at) && name.trim() !== '') }
}

/** Cells of a row in the order of our columns. */
export const cellsOf = ({ columns }: Mapping, { cells }: FileRow): string[] =>
  columns.map(({ at }) => (at === null ? '' : (cells[at] ?? '').trim()))

const isExample = ({ columns }: Mapping, cells: readonly string[]): boolean =>
  (['en', 'zh'] as const).some((locale) =>
    columns.every(({ column }, index) => cells[index] === column.examples[locale]),
  )

/** Removes empty rows and the example row of the template. */
export function filledRows(
  mapping: Mapping,
  rows: readonly FileRow[],
): { rows: FileRow[]; examples: number } {
  const filled = rows.filter((row) => row.cells.some((cell) => cell.trim() !== ''))
  const own = filled.filter((row) => !isExample(mapping, cellsOf(mapping, row)))
  return { rows: own, examples: filled.length - own.length }
}

function readCell(
  { type, required }: ImportColumn,
  text: string,
): string | number | { words: LocalizedText } {
  if (text === '') return required ? { words: needed } : ''
  if (text.length > MAX_CELL) return { words: tooLong }
  if (type === 'text') return restoreText(text)
  return parseYuan(text) ?? { words: noAmount }
}

/**
 * Reads the cells of rows by the types of their columns. `partial` contains the rows with a cell that can't
 * be read.
 */
export function readRows(mapping: Mapping, rows: readonly FileRow[]) {
  const problems: RowProblem[] = []
  const read: ImportRow[] = []
  const partial: ImportRow[] = []
  for (const file of rows) {
    const cells = cellsOf(mapping, file)
    const values = mapping.columns.map(({ column }, index) => readCell(column, cells[index] ?? ''))
    const wrong = values.flatMap((value, index) =>
      typeof value === 'object'
        ? [{ row: file.row, column: mapping.columns[index]?.column.name ?? null, words: value.words }]
        : [],
    )
    problems.push(...wrong)
    const named = mapping.columns.flatMap(({ column }, index) => {
      const value = values[index]
      return value === undefined || typeof value === 'object' ? [] : [[column.name, value] as const]
    })
    const into = wrong.length > 0 ? partial : read
    into.push({ row: file.row, values: Object.fromEntries(named) })
  }
  return { rows: read, partial, problems }
}
