import { useMemo } from 'react'
import {
  type ChartArgs,
  type ChartStory,
  type DataRecord,
  defineChart,
  type Translate,
  useRuntime,
  useText,
} from '#runtime'
import { isRecord } from '#schemas/values'
import { ChartView } from '../../shared/chart/chart-view.tsx'
import { edges } from '../../shared/chart/story-rows.ts'
import { nameOf, provinceOf, provinces } from '../../shared/outlines/provinces.ts'
import { RetryNote } from '../../shared/retry-note.tsx'
import skeleton from '../../shared/skeleton.module.css'
import { PHONE, useMedia } from '../../shared/use-media.ts'
import { PHONE_MAP_HEIGHT, REGION_MAP_HEIGHT, regionMapOption } from './region-map-option.ts'
import type { RegionMapChartProps } from './schema.ts'
import { useChinaMap } from './use-china-map.ts'

export { RegionMapChartProps } from './schema.ts'

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

/**
 * Draws the provinces of China. The shade of each province shows the total of its regions. The link of a province
 * gets its code, with which the codes of its regions begin.
 */
function RegionMapChart({ series: _, hrefOf, ...args }: ChartArgs<RegionMapChartProps>) {
  const t = useText()
  const { locale, registry } = useRuntime()
  const { data, x, y } = args
  const isPhone = useMedia(PHONE)
  const height = Math.min(
    args.height ?? REGION_MAP_HEIGHT,
    isPhone ? PHONE_MAP_HEIGHT : Number.POSITIVE_INFINITY,
  )
  const ofProvinces = useMemo(
    () => ({
      data: byProvince({ data, x, y }, locale, t),
      x: { field: x.field, title: x.title },
      y: y.slice(0, 1),
    }),
    [data, x, y, locale, t],
  )
  const hrefOfProvince: typeof hrefOf = (record, field) => {
    const province = provinceOf(record[x.field])
    return province && hrefOf?.({ ...record, [x.field]: province.code }, field)
  }
  const shown = { ...args, ...ofProvinces, height, hrefOf: hrefOf && hrefOfProvince }
  const { isLoaded, hasFailed, retry } = useChinaMap()
  if (isLoaded) return <ChartView args={shown} optionOf={regionMapOption} />
  if (!hasFailed)
    return <div className={skeleton.line} style={{ height }} role="status" aria-label={t('Loading')} />
  const { Component: Table } = registry.charts.get('Table')
  return (
    <>
      <RetryNote text={t("The map couldn't be loaded.")} retry={retry} />
      <Table {...shown} props={{}} />
    </>
  )
}

/** Shows amounts by province of China, as a map. */
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
