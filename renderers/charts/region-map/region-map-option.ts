import { black, white } from '#schemas/tokens'
import { brightnessOf } from '../../shared/chart/brightness.ts'
import {
  type ChartOption,
  type ChartTheme,
  commonOption,
  inFull,
  type Option,
  rampLegend,
} from '../../shared/chart/chart-options.ts'
import type { ChartTable } from '../../shared/chart/chart-table.ts'
import { CHART_HEIGHT } from '../../shared/chart/chart-view.tsx'
import { nameOf, provinces } from '../../shared/outlines/provinces.ts'
import type { RegionMapChartProps } from './schema.ts'
import { CHINA_MAP } from './use-china-map.ts'

/** Height of the map in px. */
export const REGION_MAP_HEIGHT = Math.round(CHART_HEIGHT * 1.3)
/** Maximum height of the map on a phone in px. At this height, the map is as wide as the phone. */
export const PHONE_MAP_HEIGHT = 248
/** Below this brightness of a province, white text has more contrast than dark text. */
const DARK_LIMIT = 0.43
const INK = { onDark: white, onLight: black } as const

const LEGEND_PX = 28
/** Inset that ECharts adds to its map of China. */
const INSET = { zh: '南海诸岛', en: 'South China Sea' } as const

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
  // The range starts at zero or at a negative value. Otherwise the range would be empty if there is only one
  // value.
  const min = Math.min(
    0,
    rest.reduce((least, value) => Math.min(least, value), first),
  )
  return { values, min, max: Math.max(max, min + 1) }
}

/** Shows the numbers of regions that belong to no province in the corner of the map. */
const otherRegions = (names: readonly string[], numbers: readonly string[], theme: ChartTheme): Option => ({
  text: names.join('\n'),
  subtext: numbers.join('\n'),
  left: 0,
  bottom: LEGEND_PX,
  itemGap: 2,
  textStyle: { color: theme.secondaryText, fontFamily: theme.font, fontSize: 12, fontWeight: 'normal' },
  subtextStyle: { color: theme.text, fontFamily: theme.font, fontSize: 13 },
})

/**
 * Builds the options of the map. Larger numbers are darker in the light theme and brighter in the dark theme.
 * Provinces without a number are gray.
 */
export function regionMapOption(
  table: ChartTable,
  theme: ChartTheme,
  { labels = true }: RegionMapChartProps,
): ChartOption {
  const { values, min, max } = numbersOf(table)
  const format = table.series[0]?.format ?? 'number'
  const { valueFormatter } = inFull(format)
  const inkOf = (value: number) => {
    const share = (value - min) / (max - min)
    const position = share * (theme.ramp.length - 1)
    const below = brightnessOf(theme.ramp[Math.floor(position)] ?? '')
    const above = brightnessOf(theme.ramp[Math.ceil(position)] ?? '')
    return below + (above - below) * (position % 1) < DARK_LIMIT ? INK.onDark : INK.onLight
  }
  const inset = theme.locale.startsWith('zh') ? INSET.zh : INSET.en
  const names = new Map(provinces.map((province) => [province.zh, nameOf(province, theme.locale)]))
  const known = new Set(names.values())
  const others = [...values].filter(([name]) => !known.has(name))
  const common = commonOption(theme, [])
  return {
    ...common,
    tooltip: { ...common.tooltip, trigger: 'item', valueFormatter },
    title: otherRegions(
      others.map(([name]) => name),
      others.map(([, value]) => valueFormatter(value)),
      theme,
    ),
    visualMap: rampLegend(theme, { min, max, format }),
    series: [
      {
        type: 'map',
        name: table.series[0]?.title,
        map: CHINA_MAP,
        nameMap: { ...Object.fromEntries(names), [INSET.zh]: inset },
        selectedMode: false,
        // The width follows from the height. ECharts can't lay out a map by the width of a hidden element.
        top: 4,
        bottom: LEGEND_PX,
        itemStyle: { areaColor: theme.line, borderColor: theme.background, borderWidth: 1 },
        // Only provinces with a number have a name, because there is no room for all names.
        label: { show: false, fontSize: 10, minMargin: 4 },
        labelLayout: { hideOverlap: true },
        emphasis: {
          itemStyle: { areaColor: theme.colors[1] },
          label: { show: labels, color: INK.onLight },
        },
        data: [
          ...[...values].flatMap(([name, value]) =>
            known.has(name) ? [{ name, value, label: { show: labels, color: inkOf(value) } }] : [],
          ),
          {
            name: inset,
            itemStyle: { areaColor: theme.line, borderColor: theme.secondaryText, borderWidth: 0.5 },
            // The English name is wider than the inset.
            label: { show: labels && inset === INSET.zh },
            emphasis: { disabled: true },
            tooltip: { show: false },
          },
        ],
      },
    ],
  }
}
