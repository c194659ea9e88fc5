import type { ChartStory } from '#runtime'
import {
  amount,
  channel,
  count,
  day,
  days,
  daysByChannel,
  huge,
  rubbish,
  swings,
} from '../../shared/chart/story-rows.ts'
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
  { name: 'Negative, with a gap', title: 'Result', data: swings, x: day, y: [amount] },
  { name: 'One point', title: 'Takings', data: days.slice(0, 1), x: day, y: [amount] },
  { name: 'Huge', title: 'Takings', data: huge, x: day, y: [amount] },
  { name: 'Not numbers', title: 'Takings', data: rubbish, x: day, y: [amount] },
  { name: 'Empty', title: 'Takings', data: [], x: day, y: [amount] },
]
