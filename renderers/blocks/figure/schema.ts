import Type, { type Static } from 'typebox'
import { closed, oneOf } from '#schemas'

const Format = ['count', 'money', 'rate'] as const

/**
 * The block's value is a number, or `{value, secondary}` for a figure with a second one below, or
 * `{value, yesterday, lastWeek}` for one of today beside the same time of day before.
 */
export const FigureProps = closed({
  format: Type.Optional(oneOf(Format, { title: 'Written as', default: 'count' })),
  secondaryFormat: Type.Optional(oneOf(Format, { title: 'Second figure written as', default: 'money' })),
  secondaryLabel: Type.Optional(
    Type.String({ title: 'Words before the second figure', minLength: 1, maxLength: 50 }),
  ),
  compared: Type.Optional(
    Type.Boolean({
      title: 'Beside the days before',
      description: 'Keeps room for them while the figure is on its way.',
    }),
  ),
  better: Type.Optional(
    oneOf(['up', 'down', 'neither'], {
      title: 'Good is',
      description: 'Which way is good news, for a figure with what it was before.',
      default: 'up',
    }),
  ),
  tone: Type.Optional(
    oneOf(['default', 'primary', 'success', 'warning', 'danger'], { title: 'Tone', default: 'default' }),
  ),
})
export type FigureProps = Static<typeof FigureProps>
