import type { ChartStory } from '#runtime'
import { amount, edges, shop, shops } from '../../shared/chart/story-rows.ts'
import type { PieChartProps } from './schema.ts'

export const pieStories: ChartStory<PieChartProps>[] = [
  { name: 'A ring', title: 'Shops', data: shops.slice(0, 4), x: shop, y: [amount] },
  { name: 'Too many slices', title: 'Shops', data: shops, x: shop, y: [amount], props: { ring: false } },
  ...edges,
]
