import type { ChartColumn, ChartFormat, ChartMeasure, DataRecord } from '#runtime'
import type { DictItem } from '#schemas'
import { isRecord } from '#schemas/values'
import { asText } from '../as-text.ts'

/** A series: the numbers of one line, of all bars of one color, or of one ring. */
export interface ChartSeries {
  title: string
  format: ChartFormat
  /** Name of the color that the dictionary gives the series. */
  color?: string
  /** One number for each category. Null if the number is missing. */
  values: readonly (number | null)[]
  /** Field of the numbers. */
  field?: string
  /** Name of the measure, if the series is a measure. A measure has one color in all charts. */
  measure?: string
  /** The record of each number. Undefined for a sum of several records. */
  records?: readonly (DataRecord | undefined)[]
}

/** Data of a chart: the categories, and the series with their numbers. */
export interface ChartTable {
  xTitle: string
  categories: readonly string[]
  /** Names of the colors that a dictionary gives the categories. */
  colors?: readonly (string | undefined)[]
  series: readonly ChartSeries[]
  /** The category whose time has not ended, with its title without the note. */
  running?: { index: number; title: string }
}

/** Returns the text and the color of a value of a column. Undefined if the value is shown as it is stored. */
type FindItem = (column: ChartColumn, value: string) => Pick<DictItem, 'text' | 'color'> | undefined

interface Input {
  data: readonly DataRecord[]
  x: ChartColumn
  y: readonly ChartMeasure[]
  series?: ChartColumn | undefined
}

const NOTHING = '–'
const asIs: FindItem = () => undefined

/**
 * Appends a zero-width character to names of properties of `Object.prototype`, such as `constructor`. ECharts
 * uses the names as keys of plain objects, so these names would find the inherited property.
 */
const escapeName = (name: string) => (name in Object.prototype ? `${name}\u200B` : name)

/**
 * Converts rows to categories and series. A value that is not a number becomes null, which is a gap in the
 * chart. Never throws.
 */
export function toChartTable({ data, x, y, series }: Input, itemOf: FindItem = asIs): ChartTable {
  const rows = (Array.isArray(data) ? data : []).filter(isRecord)
  const labelOf = (column: ChartColumn, row: DataRecord) => {
    const text = asText(row[column.field])
    return text === undefined ? NOTHING : escapeName(itemOf(column, text)?.text ?? text)
  }
  const colorOf = (column: ChartColumn, row: DataRecord) => {
    const text = asText(row[column.field])
    return text === undefined ? undefined : itemOf(column, text)?.color
  }
  const [first] = y
  if (series && first) return splitBySeries({ rows, x, measure: first, series }, { labelOf, colorOf })
  return {
    xTitle: x.title,
    categories: rows.map((row) => labelOf(x, row)),
    ...(x.dict !== undefined && { colors: rows.map((row) => colorOf(x, row)) }),
    series: y.map((measure) => ({
      title: measure.title,
      format: measure.format ?? 'number',
      values: rows.map((row) => numberOf(row[measure.field])),
      field: measure.field,
      measure: measure.measure ?? measure.field,
      records: rows,
    })),
  }
}

/** Read the text and the color of a row's value. */
interface Readers {
  labelOf: (column: ChartColumn, row: DataRecord) => string
  colorOf: (column: ChartColumn, row: DataRecord) => string | undefined
}

interface Parted {
  rows: readonly DataRecord[]
  x: ChartColumn
  measure: ChartMeasure
  series: ChartColumn
}

/**
 * Makes one series for each value of a column. Adds up the rows that have the same category and the same
 * series.
 */
function splitBySeries({ rows, x, measure, series }: Parted, { labelOf, colorOf }: Readers) {
  const categories = [...new Set(rows.map((row) => labelOf(x, row)))]
  const indexes = new Map(categories.map((category, index) => [category, index]))
  const found = new Map<string, { values: (number | null)[]; rows: DataRecord[][]; color?: string }>()
  for (const row of rows) {
    const title = labelOf(series, row)
    const color = colorOf(series, row)
    const one = found.get(title) ?? { values: categories.map(() => null), rows: categories.map(() => []) }
    found.set(title, color === undefined ? one : Object.assign(one, { color }))
    const index = indexes.get(labelOf(x, row)) ?? 0
    const value = numberOf(row[measure.field])
    if (value !== null) one.values[index] = (one.values[index] ?? 0) + value
    one.rows[index]?.push(row)
  }
  const format = measure.format ?? 'number'
  return {
    xTitle: x.title,
    categories,
    series: [...found].map(([title, { rows: rowsOf, ...one }]) => ({
      title,
      format,
      ...one,
      field: measure.field,
      records: rowsOf.map(([record, ...more]) => (more.length === 0 ? record : undefined)),
    })),
  }
}

const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null

/** True if the chart has at least one number to draw. */
export const hasNumbers = ({ series }: ChartTable) =>
  series.some(({ values }) => values.some((value) => value !== null))
