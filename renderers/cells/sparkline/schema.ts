import Type, { type Static } from 'typebox'
import { closed, oneOf } from '#schemas'

export const SparklineCellProps = closed({
  format: Type.Optional(oneOf(['money', 'number', 'percent'], { title: 'Read out as', default: 'number' })),
})
export type SparklineCellProps = Static<typeof SparklineCellProps>
