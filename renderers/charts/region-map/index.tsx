import { useMemo } from 'react'
import Type, { type Static } from 'typebox'
import {
  type ChartArgs,
  type ChartStory,
  type DataRecord,
  defineChart,
  type Translate,
  useRuntime,
  useText,
} from '#runtime'
import { strictObject } from '#schemas'
import { black, white } from '#schemas/tokens'
import { isRecord } from '#schemas/values'
import { brightnessOf } from '../../shared/chart/brightness.ts'
import {
  type ChartTheme,
  commonOption,
  inFull,
  type Option,
  rampLegend,
} from '../../shared/chart/chart-options.ts'
import type { ChartTable } from '../../shared/chart/chart-table.ts'
import { CHART_HEIGHT, ChartView } from '../../shared/chart/chart-view.tsx'
import { edges } from '../../shared/chart/story-rows.ts'
import { COLUMNS, nameOf, provinceOf, provinces, ROWS } from './provinces.ts'

export const RegionMapChartProps = strictObject({
  labels: Type.Optional(
    Type.Boolean({ title: 'Show province names', description: 'Default: on.', default: true }),
  ),
})
export type RegionMapChartProps = Static<typeof RegionMapChartProps>

type Rows = Pick<ChartArgs, 'data' | 'x' | 'y'>

/**
 * Adds up the numbers of regions by province. Returns a row for each province with its localized name, the
 * largest sum first. Regions that belong to no province form one row, so that no amount is lost. The measure
 * must be additive.
 */
export function byProvince({ data, x, y }: Rows, locale: string, t: Translate): DataRecord[] {
  const [measure] = y
  if (!measure) return []
  const sums = new Map<string, number>()
  for (const row of Array.isArray(data) ? data.filter(isRecord) : []) {
    const amount = row[measure.field]
    if (typeof amount !== 'number' || !Number.isFinite(amount)) continue
    const code = provinceOf(row[x.field])?.code ?? ''
    sums.set(code, (sums.get(code) ?? 0) + amount)
  }
  const names = new Map(provinces.map((province) => [province.code, nameOf(province, locale)]))
  return [...sums]
    .sort(([, left], [, right]) => right - left)
    .map(([code, sum]) => ({ [x.field]: names.get(code) ?? t('Other regions'), [measure.field]: sum }))
}

const HEIGHT = Math.round(CHART_HEIGHT * 1.3)
/**
 * Tile for regions that belong to no province. The tile is in the south-west corner, where no province has a
 * tile.
 */
const OTHER_TILE = { column: 0, row: ROWS - 1 }
/** Below this brightness of a tile, white text has more contrast than dark text. */
const DARK_LIMIT = 0.43
const INK = { onDark: white, onLight: black } as const

interface Tile {
  name: string
  value: [number, number, number]
  label: { color: string }
}

interface Numbers {
  values: ReadonlyMap<string, number>
  min: number
  max: number
}

function numbersOf({ categories, series }: ChartTable): Numbers {
  const values = new Map(
    categories.flatMap((name, index): [string, number][] => {
      const value = series[0]?.values[index]
      return typeof value === 'number' ? [[name, value]] : []
    }),
  )
  const [first = 0, ...rest] = values.values()
  const max = rest.reduce((most, value) => Math.max(most, value), first)
  // The range starts at zero or at a negative value, so that it isn't empty if there is only one value.
  const min = Math.min(
    0,
    rest.reduce((least, value) => Math.min(least, value), first),
  )
  return { values, min, max: Math.max(max, min + 1) }
}

/**
 * Builds the options of the map, with a tile for each province. Larger numbers are darker in the light theme
 * and brighter in the dark theme. Tiles without a number are empty.
 */
export function regionMapOption(
  table: ChartTable,
  theme: ChartTheme,
  { labels = true }: RegionMapChartProps,
): Option {
  const { values, min, max } = numbersOf(table)
  const format = table.series[0]?.format ?? 'number'
  const inkOf = (value: number) => {
    const share = (value - min) / (max - min)
    const position = share * (theme.ramp.length - 1)
    const below = brightnessOf(theme.ramp[Math.floor(position)] ?? '')
    const above = brightnessOf(theme.ramp[Math.ceil(position)] ?? '')
    return below + (above - below) * (position % 1) < DARK_LIMIT ? INK.onDark : INK.onLight
  }
  const provinceTiles = provinces.map((province) => ({ ...province, name: nameOf(province, theme.locale) }))
  const known = new Set(provinceTiles.map(({ name }) => name))
  const others = [...values.keys()]
    .filter((name) => !known.has(name))
    .map((name) => ({ ...OTHER_TILE, name }))
  const filled = [...provinceTiles, ...others].flatMap(({ name, column, row }): Tile[] => {
    const value = values.get(name)
    return value === undefined ? [] : [{ name, value: [column, row, value], label: { color: inkOf(value) } }]
  })
  const empty = provinceTiles
    .filter(({ name }) => !values.has(name))
    .map(
      ({ name, column, row }): Tile => ({
        name,
        value: [column, row, 0],
        label: { color: theme.secondaryText },
      }),
    )
  const axis = (count: number) => ({
    type: 'category',
    data: Array.from({ length: count }, (_, index) => String(index)),
    show: false,
  })
  const tiles = (data: Tile[]) => ({
    type: 'heatmap',
    data,
    itemStyle: { borderColor: theme.background, borderWidth: 2, borderRadius: 3 },
    label: { show: labels, formatter: '{b}', fontSize: 11, overflow: 'truncate' },
  })
  const common = commonOption(theme, [])
  return {
    ...common,
    tooltip: { ...(common.tooltip as Option), trigger: 'item', ...inFull(format) },
    grid: { left: 0, right: 0, top: 0, bottom: 32 },
    xAxis: axis(COLUMNS),
    yAxis: { ...axis(ROWS), inverse: true },
    visualMap: [
      { seriesIndex: 0, ...rampLegend(theme, { min, max, format }) },
      { seriesIndex: 1, show: false, min: 0, max: 1, inRange: { color: [theme.line, theme.line] } },
    ],
    series: [tiles(filled), { ...tiles(empty), tooltip: { show: false } }],
  }
}

/** Draws the provinces of China as tiles. Each tile shows the total of the province's regions. */
function RegionMapChart({ series: _, ...args }: ChartArgs<RegionMapChartProps>) {
  const t = useText()
  const { locale } = useRuntime()
  const { data, x, y, height = HEIGHT } = args
  const rows = useMemo(() => byProvince({ data, x, y }, locale, t), [data, x, y, locale, t])
  const column = { field: x.field, title: x.title }
  return (
    <ChartView
      args={{ ...args, height, data: rows, x: column, y: y.slice(0, 1) }}
      optionOf={regionMapOption}
    />
  )
}

/** Shows amounts by province of China, as a map of tiles. */
export const regionMapChart = defineChart<RegionMapChartProps>({
  name: 'RegionMap',
  title: 'Region map',
  Component: RegionMapChart,
})

const x = { field: 'regionCode', title: 'Region' }
const y = [{ field: 'amountFen', title: 'Sales', format: 'money' as const }]
const data = [
  ['310104', 52_340_000],
  ['320100', 31_200_000],
  ['330100', 44_870_000],
  ['330200', 8_000_000],
  ['440100', 39_950_000],
  ['510100', 27_600_000],
  ['110105', 48_120_000],
  ['420100', 18_400_000],
  ['650100', 2_100_000],
].map(([regionCode, amountFen]) => ({ regionCode, amountFen }))

export const stories: ChartStory<RegionMapChartProps>[] = [
  { name: 'Sales by province', title: 'Sales by province', data, x, y },
  {
    name: 'A region that nobody knows',
    title: 'Sales by province',
    data: [...data, { regionCode: 'Atlantis', amountFen: 9_000_000 }],
    x,
    y,
  },
  { name: 'Without names', title: 'Sales by province', data, x, y, props: { labels: false } },
  ...edges,
]
