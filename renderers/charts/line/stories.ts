import type { ChartStory } from '#runtime'
import { amount, channel, count, day, days, daysByChannel, edges } from '../../shared/chart/story-rows.ts'
import type { LineChartProps } from './schema.ts'

export const lineStories: ChartStory<LineChartProps>[] = [
  { name: 'One measure', title: 'Takings', data: days, x: day, y: [amount] },
  { name: 'Two rulers', title: 'Takings and payments', data: days, x: day, y: [amount, count] },
  {
    name: 'A line a channel, curved',
    title: 'Takings by channel',
    data: daysByChannel,
    x: day,
    y: [amount],
    series: channel,
    props: { smooth: true },
  },
  ...edges,
]
