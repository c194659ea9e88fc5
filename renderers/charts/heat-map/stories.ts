import type { ChartStory } from '#runtime'
import { count, edges, hour, hours, weekday } from '../../shared/chart/story-rows.ts'
import type { HeatMapChartProps } from './schema.ts'

export const heatMapStories: ChartStory<HeatMapChartProps>[] = [
  { name: 'A week', title: 'Payments', data: hours, x: hour, y: [count], series: weekday },
  {
    name: 'With numbers',
    title: 'Payments',
    data: hours,
    x: hour,
    y: [count],
    series: weekday,
    props: { labels: true },
  },
  ...edges,
]
