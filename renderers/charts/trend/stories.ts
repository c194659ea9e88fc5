import type { ChartStory } from '#runtime'
import { amount, day, days, edges, success } from '../../shared/chart/story-rows.ts'
import type { TrendChartProps } from './schema.ts'

export const trendStories: ChartStory<TrendChartProps>[] = [
  { name: 'An amount', title: 'Takings', data: days, x: day, y: [amount] },
  { name: 'A rate', title: 'Success rate', data: days, x: day, y: [success] },
  { name: 'Less is better', title: 'Refunds', data: days, x: day, y: [amount], props: { better: 'down' } },
  ...edges,
]
