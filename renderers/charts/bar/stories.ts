import type { ChartStory } from '#runtime'
import {
  amount,
  channel,
  count,
  day,
  days,
  daysByChannel,
  edges,
  shop,
  shops,
} from '../../shared/chart/story-rows.ts'
import type { BarChartProps } from './schema.ts'

export const barStories: ChartStory<BarChartProps>[] = [
  { name: 'One measure', title: 'Takings', data: days, x: day, y: [amount] },
  { name: 'Sideways', title: 'Shops', data: shops, x: shop, y: [amount], props: { sideways: true } },
  { name: 'Two rulers', title: 'Takings and payments', data: days, x: day, y: [amount, count] },
  {
    name: 'A bar a channel',
    title: 'Takings by channel',
    data: daysByChannel,
    x: day,
    y: [amount],
    series: channel,
  },
  ...edges,
]
