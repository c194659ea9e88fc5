import type { ChartStory } from '#runtime'
import { amount, channel, day, days, daysByChannel, edges } from '../../shared/chart/story-rows.ts'
import type { AreaChartProps } from './schema.ts'

export const areaStories: ChartStory<AreaChartProps>[] = [
  { name: 'One measure', title: 'Takings', data: days, x: day, y: [amount] },
  {
    name: 'Channels',
    title: 'Takings by channel',
    data: daysByChannel,
    x: day,
    y: [amount],
    series: channel,
  },
  ...edges,
]
