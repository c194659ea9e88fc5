import { type CellArgs, useText } from '#runtime'
import css from './diff.module.css'
import { readDiff } from './read-diff.ts'
import type { DiffCellProps } from './schema.ts'

/** What was is struck through besides its colour; what didn't change stands alone. */
export function View({ value, record, props }: CellArgs<DiffCellProps>) {
  const t = useText()
  const { before, after } = readDiff(value, record, props.before)
  if (before === after) return after ?? '–'
  return (
    <span className={css.diff}>
      <del title={t('Before')}>{before ?? '–'}</del>
      <span aria-hidden>→</span>
      <ins title={t('After')}>{after ?? '–'}</ins>
    </span>
  )
}
