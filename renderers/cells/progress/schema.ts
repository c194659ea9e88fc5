import Type, { type Static } from 'typebox'
import { closed, oneOf } from '#schemas'

export const ProgressCellProps = closed({
  of: Type.Optional(
    Type.Number({
      title: 'The whole',
      description: 'What counts as 100 %: 100 for per cent, 1000000 for parts per million.',
      exclusiveMinimum: 0,
      default: 100,
    }),
  ),
  tone: Type.Optional(
    oneOf(['primary', 'success', 'warning', 'danger'], { title: 'Tone', default: 'primary' }),
  ),
})
export type ProgressCellProps = Static<typeof ProgressCellProps>
