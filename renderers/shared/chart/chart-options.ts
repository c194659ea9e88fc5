import type { ChartFormat } from '#runtime'
import { markOf } from '#schemas/tokens'
import type { ChartSeries, ChartTable } from './chart-table.ts'
import type { ChartTheme } from './chart-theme.ts'
import type { EChartsCoreOption } from './echarts.ts'
import { formatMeasure, formatShort } from './format-measure.ts'
import { measureColors } from './measure-colors.ts'

/** Options for ECharts, which validates these options itself. */
export type Option = Record<string, unknown>

/** Options that all charts have. */
export type CommonOption = Option & { tooltip: Option }

/** Options of a complete chart. */
export type ChartOption = CommonOption & { series: readonly Option[] }

/** Symbols for the points of lines, so that lines differ not only in color. */
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

/**
 * Returns the options that all charts share: colors, font, motion, tooltip, and a legend if there are several
 * series.
 */
export function commonOption(theme: ChartTheme, names: readonly string[]): CommonOption {
  return {
    color: [...theme.colors],
    animation: theme.isAnimated,
    animationDuration: TIMES.duration,
    animationDurationUpdate: TIMES.update,
    textStyle: { color: theme.text, fontFamily: theme.font },
    aria: { enabled: false, decal: { show: theme.hasPatterns } },
    tooltip: tooltipOf(theme),
    ...(names.length > 1 && { legend: legendOf(theme, names) }),
  }
}

/** Returns the options of the legend above the chart. A click on a name in the legend hides the series. */
export const legendOf = ({ secondaryText, font, line }: ChartTheme, names: readonly string[]): Option => ({
  type: 'plain',
  top: 0,
  left: 0,
  itemWidth: 14,
  itemHeight: 10,
  itemGap: 16,
  icon: 'roundRect',
  textStyle: { color: secondaryText, fontFamily: font },
  inactiveColor: line,
  data: [...names],
})

/** Returns the options of a legend that shows all shades, from the lowest to the highest number. */
export const rampLegend = (
  { ramp, secondaryText, locale }: ChartTheme,
  { min, max, format }: { min: number; max: number; format: ChartFormat },
): Option => ({
  min,
  max,
  text: [formatShort(max, format, locale), formatShort(min, format, locale)],
  padding: 0,
  calculable: false,
  orient: 'horizontal',
  left: 'center',
  bottom: 0,
  itemHeight: 96,
  itemWidth: 12,
  formatter: (value: number) => formatShort(value, format, locale),
  inRange: { color: [...ramp] },
  textStyle: { color: secondaryText },
})

const tooltipOf = ({ popupBackground, line, text, font, isAnimated }: ChartTheme): Option => ({
  confine: true,
  backgroundColor: popupBackground,
  borderColor: line,
  textStyle: { color: text, fontFamily: font, fontSize: 13 },
  transitionDuration: isAnimated ? 0.2 : 0,
  axisPointer: { type: 'shadow', shadowStyle: { opacity: 0.15 } },
})

/** Returns the color of a dictionary item as an option. Without a color, ECharts chooses the next of the theme. */
export function colorOption(name: string | undefined, { appearance }: ChartTheme): Option {
  const color = markOf(name, appearance)
  return color === undefined ? {} : { color }
}

/** Formats the numbers of a series in full, for tooltips. ECharts passes NaN for a region without a number. */
export const inFull = (format: ChartFormat) => ({
  valueFormatter: (value: unknown) =>
    typeof value === 'number' && Number.isFinite(value) ? formatMeasure(value, format) : '–',
})

/**
 * Returns the options of the lines or bars of a chart. `draw` returns those that the kind of chart adds. A
 * measure has its color in all charts, and an item of a dictionary has the color of the dictionary.
 */
export function seriesOptions(
  { series }: ChartTable,
  theme: ChartTheme,
  draw: (series: ChartSeries, index: number) => Option,
): Option[] {
  const measures = measureColors(
    series.map(({ measure }) => measure),
    theme.colors,
  )
  return series.map((one, index) => ({
    name: one.title,
    ...(one.measure === undefined ? colorOption(one.color, theme) : { color: measures[index] }),
    data: [...one.values],
    emphasis: { focus: 'series' },
    tooltip: inFull(one.format),
    ...draw(one, index),
  }))
}

const LEGEND_PX = 36

interface GridSettings {
  /** True if the categories are on the vertical axis. */
  isSideways?: boolean
  /** Highest value of the value axis. Chosen by ECharts if undefined. */
  max?: number | undefined
}

/**
 * Returns the options of a grid with one axis for the categories, and one value axis for each number format
 * of the chart.
 */
export function gridOption(
  table: ChartTable,
  theme: ChartTheme,
  { isSideways = false, max }: GridSettings = {},
): CommonOption {
  const { running } = table
  const formats = formatsOf(table)
  const values = formats.map((format, index) =>
    valueAxis(format, theme, { index, isSideways, max, isWhole: isWhole(table, format) }),
  )
  const categories = {
    type: 'category',
    data: [...table.categories],
    inverse: isSideways,
    axisLine: { lineStyle: { color: theme.line } },
    axisTick: { show: false },
    axisLabel: {
      color: theme.secondaryText,
      hideOverlap: true,
      ...(running && {
        formatter: (name: string, index: number) => (index === running.index ? running.title : name),
      }),
      ...(isSideways && { width: 120, overflow: 'truncate' }),
    },
  }
  const common = commonOption(
    theme,
    table.series.map(({ title }) => title),
  )
  return {
    ...common,
    tooltip: { ...common.tooltip, trigger: 'axis' },
    grid: { left: 4, right: isSideways ? 24 : 8, top: table.series.length > 1 ? LEGEND_PX : 12, bottom: 4 },
    xAxis: isSideways ? values : categories,
    yAxis: isSideways ? categories : values,
  }
}

/** Returns the number formats of the series: at most two, because a chart has at most two value axes. */
const formatsOf = ({ series }: ChartTable): ChartFormat[] => {
  const formats = [...new Set(series.map(({ format }) => format))].slice(0, 2)
  return formats.length > 0 ? formats : ['number']
}

/** Returns the index of the value axis that a series uses. */
export const axisOf = (table: ChartTable, { format }: ChartSeries) =>
  Math.max(formatsOf(table).indexOf(format), 0)

/**
 * True if the axis of this format must have integer steps, because all its numbers are integers without a
 * unit.
 */
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
  theme: ChartTheme,
  { index, isWhole, isSideways = false, max }: ValueAxis,
): Option => ({
  type: 'value',
  max,
  minInterval: isWhole ? 1 : undefined,
  position: isSideways ? (index === 0 ? 'bottom' : 'top') : index === 0 ? 'left' : 'right',
  splitNumber: 4,
  // The second axis has no grid lines, because they would cross the grid lines of the first axis.
  splitLine: { show: index === 0, lineStyle: { color: theme.line } },
  axisLabel: {
    color: theme.secondaryText,
    hideOverlap: true,
    formatter: (value: number) => formatShort(value, format, theme.locale),
  },
})

export type { ChartTheme, EChartsCoreOption }
