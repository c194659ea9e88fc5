import type { ChartFormat } from '#runtime'
import type { ChartSeries, ChartTable } from './chart-table.ts'
import type { EChartsCoreOption } from './echarts.ts'
import type { ChartLook } from './look.ts'
import { writeMeasure, writeShort } from './write-number.ts'

/** Settings for echarts; it checks them itself. */
export type Option = Record<string, unknown>

/** Marks at the points of lines, so that colours are not all that tells them apart. */
export const SYMBOLS = [
  'circle',
  'rect',
  'triangle',
  'diamond',
  'emptyCircle',
  'emptyRect',
  'emptyTriangle',
  'pin',
]
const TIMES = { duration: 300, update: 200 }

/** What all charts have in common: colours, font, motion, tooltip and, for several series, the legend. */
export function commonOption(look: ChartLook, names: readonly string[]): Option {
  return {
    color: [...look.colors],
    animation: look.moves,
    animationDuration: TIMES.duration,
    animationDurationUpdate: TIMES.update,
    textStyle: { color: look.text, fontFamily: look.font },
    aria: { enabled: false, decal: { show: look.hasPatterns } },
    tooltip: tooltipOf(look),
    ...(names.length > 1 && { legend: legendOf(look, names) }),
  }
}

/** The names of series above the chart; one that is pressed is hidden. */
export const legendOf = ({ faint, font, line }: ChartLook, names: readonly string[]): Option => ({
  type: 'plain',
  top: 0,
  left: 0,
  itemWidth: 14,
  itemHeight: 10,
  itemGap: 16,
  icon: 'roundRect',
  textStyle: { color: faint, fontFamily: font },
  inactiveColor: line,
  data: [...names],
})

/** What the shades of a map of fields mean, from the least number to the most. */
export const rampLegend = (
  { ramp, faint, locale }: ChartLook,
  { min, max, format }: { min: number; max: number; format: ChartFormat },
): Option => ({
  min,
  max,
  text: [writeShort(max, format, locale), writeShort(min, format, locale)],
  padding: 0,
  calculable: false,
  orient: 'horizontal',
  left: 'center',
  bottom: 0,
  itemHeight: 96,
  itemWidth: 12,
  inRange: { color: [...ramp] },
  textStyle: { color: faint },
})

const tooltipOf = ({ raised, line, text, font, moves }: ChartLook): Option => ({
  confine: true,
  backgroundColor: raised,
  borderColor: line,
  textStyle: { color: text, fontFamily: font, fontSize: 13 },
  transitionDuration: moves ? 0.2 : 0,
  axisPointer: { type: 'shadow', shadowStyle: { opacity: 0.15 } },
})

/** Numbers of a series in full. */
export const inFull = (format: ChartFormat) => ({
  valueFormatter: (value: unknown) => (typeof value === 'number' ? writeMeasure(value, format) : '–'),
})

const LEGEND_PX = 36

interface GridSettings {
  /** The categories stand at the side. */
  isSideways?: boolean
  /** Where the rulers end; as the numbers want, unless given. */
  max?: number | undefined
}

/** A grid of a category and one or two value axes; a second one where the numbers are of another sort. */
export function gridOption(
  table: ChartTable,
  look: ChartLook,
  { isSideways = false, max }: GridSettings = {},
): Option {
  const formats = formatsOf(table)
  const values = formats.map((format, index) =>
    valueAxis(format, look, { index, isSideways, max, isWhole: isWhole(table, format) }),
  )
  const categories = {
    type: 'category',
    data: [...table.categories],
    inverse: isSideways,
    axisLine: { lineStyle: { color: look.line } },
    axisTick: { show: false },
    axisLabel: {
      color: look.faint,
      hideOverlap: true,
      ...(isSideways && { width: 120, overflow: 'truncate' }),
    },
  }
  const common = commonOption(
    look,
    table.series.map(({ title }) => title),
  )
  return {
    ...common,
    tooltip: { ...(common.tooltip as Option), trigger: 'axis' },
    grid: { left: 4, right: isSideways ? 24 : 8, top: table.series.length > 1 ? LEGEND_PX : 12, bottom: 4 },
    xAxis: isSideways ? values : categories,
    yAxis: isSideways ? categories : values,
  }
}

/** The sorts of numbers a chart has room for: two. */
const formatsOf = ({ series }: ChartTable): ChartFormat[] => {
  const formats = [...new Set(series.map(({ format }) => format))].slice(0, 2)
  return formats.length > 0 ? formats : ['number']
}

/** Which value axis a series belongs to. */
export const axisOf = (table: ChartTable, { format }: ChartSeries) =>
  Math.max(formatsOf(table).indexOf(format), 0)

/** Whether plain numbers of a ruler are whole ones all: half a visit is none. */
const isWhole = ({ series }: ChartTable, format: ChartFormat) =>
  format === 'number' &&
  series.every(
    (one) => one.format !== format || one.values.every((value) => value === null || Number.isInteger(value)),
  )

interface ValueAxis extends GridSettings {
  index: number
  isWhole: boolean
}

const valueAxis = (
  format: ChartFormat,
  look: ChartLook,
  { index, isWhole, isSideways = false, max }: ValueAxis,
): Option => ({
  type: 'value',
  max,
  minInterval: isWhole ? 1 : undefined,
  position: isSideways ? (index === 0 ? 'bottom' : 'top') : index === 0 ? 'left' : 'right',
  splitNumber: 4,
  // A second ruler's lines would lie between the first one's.
  splitLine: { show: index === 0, lineStyle: { color: look.line } },
  axisLabel: {
    color: look.faint,
    hideOverlap: true,
    formatter: (value: number) => writeShort(value, format, look.locale),
  },
})

export type { ChartLook, EChartsCoreOption }
