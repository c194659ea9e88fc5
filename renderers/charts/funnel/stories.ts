import type { ChartStory } from '#runtime'
import { count, edges, step, steps } from '../../shared/chart/story-rows.ts'
import type { FunnelChartProps } from './schema.ts'

export const funnelStories: ChartStory<FunnelChartProps>[] = [
  { name: 'Steps', title: 'From order to money', data: steps, x: step, y: [count] },
  ...edges,
]
