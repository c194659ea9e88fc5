import Type, { type Static } from 'typebox'
import { type CellArgs, type CellStory, defineCell } from '#runtime'
import { strictObject, stringEnum } from '#schemas'
import { emptyValue, orDash } from '../shared/empty-value.tsx'
import { formatNumber } from '../shared/format-number.ts'
import css from './progress.module.css'

export const ProgressCellProps = strictObject({
  of: Type.Optional(
    Type.Number({
      title: 'Maximum value',
      description: 'Value at 100%: 100 for percent, 1000000 for parts per million.',
      exclusiveMinimum: 0,
      default: 100,
    }),
  ),
  tone: Type.Optional(
    stringEnum(['primary', 'success', 'warning', 'danger'], { title: 'Colour', default: 'primary' }),
  ),
})
export type ProgressCellProps = Static<typeof ProgressCellProps>

const WHOLE = 100

/**
 * Draws the bar and its text. The bar never exceeds the range from 0 to 100%, but the text shows the real
 * percentage.
 */
function View({ value, props: { of = WHOLE, tone = 'primary' } }: CellArgs<ProgressCellProps>) {
  if (typeof value !== 'number' || !Number.isFinite(value)) return emptyValue
  const perCent = (value / of) * WHOLE
  return (
    <span className={css.progress}>
      <span className={css.track} aria-hidden>
        <span
          className={`${css.bar} ${css[tone]}`}
          style={{ width: `${Math.min(Math.max(perCent, 0), WHOLE)}%` }}
        />
      </span>
      <span className={css.number}>{formatNumber(Number(perCent.toFixed(1)))}%</span>
    </span>
  )
}

/** Shows a percentage as a bar with a text. */
export const progressCell = defineCell<ProgressCellProps>({
  name: 'Progress',
  title: 'Progress',
  accepts: ['integer', 'number'],
  Component: orDash(View),
})

export const stories: CellStory<ProgressCellProps>[] = [
  { name: 'Per cent', value: 62 },
  { name: 'Parts per million', value: 981_200, props: { of: 1_000_000, tone: 'success' } },
  { name: 'More than all', value: 130, props: { tone: 'danger' } },
  { name: 'Below nothing', value: -5, props: { tone: 'warning' } },
  { name: 'Absent', value: null },
]
