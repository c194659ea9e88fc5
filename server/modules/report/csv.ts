import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { ReportColumn, ReportPage, ReportResult, ReportRow } from '#schemas'
import { formatFen, formatPpm } from '#schemas/money'
import { attachmentHeader } from '../../platform/http/attachment-header.ts'
import { type Locale, localizedTo } from '../../platform/http/locale.ts'
import { localizedPageText } from '../../platform/localized-text/localized-page-text.ts'
import type { DictTexts } from '../../platform/spreadsheet/dictionary-texts.ts'
import { neutralizeFormula } from '../../platform/spreadsheet/neutralize-formula.ts'

interface CsvParts {
  page: ReportPage
  result: ReportResult
  locale: Locale
  dictText: DictTexts
}

type Cell = string | number | null

/** Returns the title of a quarter such as `2026-Q2`. The screen shows the same title. */
const quarterTitle = (quarter: string, locale: Locale) => {
  const [year, number] = quarter.split('-Q')
  return localizedTo({ en: `${year} Q${number}`, zh: `${year}年第${number}季度` }, locale)
}

function reader({ page, dictText, locale }: CsvParts, { id, type }: ReportColumn) {
  const { dimensions, measures } = page.report
  const isQuarter = dimensions.some((one) => one.id === id && one.bucket === 'quarter')
  const node = [...dimensions, ...measures].find((one) => one.id === id)
  const dict = node?.cell === 'Dict' && typeof node.props?.dict === 'string' ? node.props.dict : undefined
  return (row: ReportRow): Cell => {
    if (row[`${id}.others`] === 1) return localizedTo(OTHERS, locale)
    const value = row[id] ?? null
    if (value === null) return null
    if (type === 'fen') return formatFen(Number(value), { grouping: false })
    if (type === 'ppm') return formatPpm(Number(value))
    if (typeof value === 'number') return value
    if (isQuarter) return quarterTitle(value, locale)
    return neutralizeFormula((dict && dictText(dict, value)) ?? value)
  }
}

const OTHERS = { en: 'Others', zh: '其他' }
const TOTAL = { en: 'Total', zh: '合计' }

function* lines(parts: CsvParts): Generator<Cell[]> {
  const { page, result, locale } = parts
  const { dimensions, measures } = page.report
  const { columns } = result
  const titles = new Map([...dimensions, ...measures].map(({ id, title }) => [id, title]))
  const readers = columns.map((column) => reader(parts, column))
  yield columns.map(({ id }) => neutralizeFormula(localizedPageText(page, titles.get(id) ?? id, locale)))
  for (const row of result.rows) yield readers.map((read) => read(row))
  yield columns.map(({ role }, index) => {
    if (role === 'measure') return readers[index]?.(result.totals) ?? null
    return index === 0 ? localizedTo(TOTAL, locale) : null
  })
  if (!result.isCut) return
  const count = result.rows.length
  const words = {
    en: `Limited to ${count} rows; the total includes all`,
    zh: `仅导出前 ${count} 行，合计包含全部数据`,
  }
  yield [localizedTo(words, locale)]
}

/**
 * Creates a CSV file of a report for spreadsheets. The file is UTF-8 with a BOM, and amounts are in yuan.
 * Texts that a spreadsheet would read as a formula are escaped.
 */
export function reportCsv(parts: CsvParts): Readable {
  const rows = Readable.from(lines(parts))
  const text = stringify({ bom: true, record_delimiter: 'windows' })
  rows.on('error', (error) => text.destroy(error))
  return rows.pipe(text)
}

/** Creates the `Content-Disposition` header for the CSV file. */
export function csvDisposition(page: ReportPage, locale: Locale, day: string): string {
  return attachmentHeader(`${localizedPageText(page, page.title, locale)} ${day}.csv`, {
    plain: 'report.csv',
  })
}
