import type { ChartStory } from '#runtime'
import { edges } from '../../shared/chart/story-rows.ts'
import type { RegionMapChartProps } from './schema.ts'

const x = { field: 'regionCode', title: 'Region' }
const y = [{ field: 'amountFen', title: 'Takings', format: 'money' as const }]
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

export const regionMapStories: ChartStory<RegionMapChartProps>[] = [
  { name: 'Takings by province', title: 'Takings by province', data, x, y },
  {
    name: 'A region that nobody knows',
    title: 'Takings by province',
    data: [...data, { regionCode: 'Atlantis', amountFen: 9_000_000 }],
    x,
    y,
  },
  { name: 'Without names', title: 'Takings by province', data, x, y, props: { labels: false } },
  ...edges,
]
