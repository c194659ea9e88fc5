import Type, { type Static } from 'typebox'
import { closed, oneOf } from '#schemas'

export const TrendChartProps = closed({
  better: Type.Optional(
    oneOf(['up', 'down', 'neither'], {
      title: 'Good is',
      description: 'Which way is good news; it is said in words and signs besides the colour.',
      default: 'up',
    }),
  ),
})
export type TrendChartProps = Static<typeof TrendChartProps>
