import type { ChartStory } from '#runtime'
import { amount, channel, day, daysByChannel, edges } from '../../shared/chart/story-rows.ts'
import type { StackedBarChartProps } from './schema.ts'

export const stackedBarStories: ChartStory<StackedBarChartProps>[] = [
  {
    name: 'Channels',
    title: 'Takings by channel',
    data: daysByChannel,
    x: day,
    y: [amount],
    series: channel,
  },
  {
    name: 'As shares',
    title: 'Takings by channel',
    data: daysByChannel,
    x: day,
    y: [amount],
    series: channel,
    props: { shares: true },
  },
  {
    name: 'Sideways',
    title: 'Takings by channel',
    data: daysByChannel,
    x: day,
    y: [amount],
    series: channel,
    props: { sideways: true },
  },
  ...edges,
]
