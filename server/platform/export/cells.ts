import { type ColumnGroup, columnTitle, type ListColumn, type ListExportBody, type ListPage } from '#schemas'
import { maskValue } from '#schemas/mask'
import { formatFen, formatPpm } from '#schemas/money'
import { type Locale, localizedTo } from '../http/locale.ts'
import { localizedPageText } from '../localized-text/localized-page-text.ts'
import type { DictTexts } from '../spreadsheet/dictionary-texts.ts'
import { neutralizeFormula } from '../spreadsheet/neutralize-formula.ts'
import type { ListRow } from './source.ts'

/** Value of one cell of a file. */
export type FileCell = string | number | null

/** Page, format, language and dictionary texts, on which the text of a cell depends. */
export interface CellContext {
  page: Pick<ListPage, 'locales'>
  /** Groups of the list's columns. */
  groups?: readonly ColumnGroup[] | undefined
  format: ListExportBody['format']
  locale: Locale
  dictText: DictTexts
}

/** One column of the file. */
export interface FileColumn {
  title: string
  /** Number format of the spreadsheet column. */
  numFmt: string | undefined
  read: (row: ListRow) => FileCell
}

type Props = Readonly<Record<string, unknown>>
type CellFormatter = (value: unknown, props: Props, context: CellContext) => FileCell

const YES = { en: 'Yes', zh: '是' }
const NO = { en: 'No', zh: '否' }

const isScalar = (value: unknown) => ['string', 'number', 'boolean', 'bigint'].includes(typeof value)

/** Formats a value as text. The items of a list are joined with commas. */
function plain(value: unknown): string {
  if (isScalar(value)) return String(value)
  if (Array.isArray(value) && value.every(isScalar)) return value.join(', ')
  return JSON.stringify(value)
}

const money: CellFormatter = (value, _props, { format }) => {
  if (!Number.isSafeInteger(value)) return null
  const yuan = formatFen(value as number, { grouping: false })
  return format === 'csv' ? yuan : Number(yuan)
}

const number: CellFormatter = (value) => (typeof value === 'number' && Number.isFinite(value) ? value : null)

const rate: CellFormatter = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? formatPpm(value) : null

const dictionary: CellFormatter = (value, { dict }, { dictText }) => {
  const stored = plain(value)
  return (typeof dict === 'string' && dictText(dict, stored)) || stored
}

/** Formats booleans, which some tables of JeecgBoot store as 1 and 0. */
const boolean: CellFormatter = (value, { yes, no }, { page, locale }) => {
  if (value !== true && value !== false && value !== 1 && value !== 0) return null
  const isYes = value === true || value === 1
  const own = isYes ? yes : no
  return typeof own === 'string'
    ? localizedPageText(page, own, locale)
    : localizedTo(isYes ? YES : NO, locale)
}

/** Formatters by cell renderer. Days and times are exported in the format of the API. */
const writers: Readonly<Record<string, CellFormatter>> = {
  Money: money,
  Number: number,
  Rate: rate,
  Dict: dictionary,
  Boolean: boolean,
}

const FORMATS: Readonly<Record<string, string>> = { Money: '#,##0.00' }

/**
 * Converts a column of a page to a column of a file. Changes texts that a spreadsheet would execute as
 * formulas.
 */
export function fileColumn(column: ListColumn, context: CellContext): FileColumn {
  const { field, cell = 'Text', props = {}, mask } = column
  const write = Object.hasOwn(writers, cell) ? writers[cell] : undefined
  // Escapes texts that a spreadsheet could execute as formulas. Amounts, numbers and rates aren't escaped,
  // since they are safe even if they begin with a minus.
  const isFigure = write === money || write === number || write === rate
  const { page, groups, locale } = context
  return {
    title: neutralizeFormula(columnTitle(column, groups, (text) => localizedPageText(page, text, locale))),
    numFmt: Object.hasOwn(FORMATS, cell) ? FORMATS[cell] : undefined,
    read(row) {
      const stored = Object.hasOwn(row, field) ? row[field] : null
      const value = mask ? maskValue(mask, stored) : stored
      if (value === null || value === undefined) return null
      const written = write ? write(value, props, context) : plain(value)
      return typeof written === 'string' && !isFigure ? neutralizeFormula(written) : written
    },
  }
}
