import type { ChartStory } from '#runtime'
import {
  amount,
  channel,
  count,
  day,
  days,
  daysByChannel,
  edges,
  success,
} from '../../shared/chart/story-rows.ts'
import type { TableChartProps } from './schema.ts'

export const tableStories: ChartStory<TableChartProps>[] = [
  { name: 'Three measures', title: 'Days', data: days, x: day, y: [amount, count, success] },
  {
    name: 'A column a channel',
    title: 'Takings by channel',
    data: daysByChannel,
    x: day,
    y: [amount],
    series: channel,
  },
  ...edges,
]
