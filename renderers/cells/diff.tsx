import Type, { type Static } from 'typebox'
import { type CellArgs, type CellStory, type DataRecord, defineCell, useText } from '#runtime'
import { strictObject } from '#schemas'
import { asText } from '../shared/as-text.ts'
import { orDash } from '../shared/empty-value.tsx'
import css from './diff.module.css'

export const DiffCellProps = strictObject({
  before: Type.Optional(
    Type.String({
      title: 'Previous value field',
      description: 'Without it, the value is an object with before and after.',
      pattern: '^[A-Za-z_][A-Za-z0-9_]{0,63}$',
    }),
  ),
})
export type DiffCellProps = Static<typeof DiffCellProps>

/** The formatted values before and after a change. An empty value is undefined. */
interface Change {
  before: string | undefined
  after: string | undefined
}

/**
 * Reads the two values. The cell contains an object `{before, after}`, or it contains the later value and
 * another field of the record contains the earlier value.
 */
function readDiff(value: unknown, record: DataRecord, before: string | undefined): Change {
  if (before !== undefined) return { before: asText(record[before]), after: asText(value) }
  if (typeof value !== 'object' || value === null) return { before: undefined, after: asText(value) }
  const pair = value as { before?: unknown; after?: unknown }
  return { before: asText(pair.before), after: asText(pair.after) }
}

/**
 * Shows the earlier value struck through, so that the change doesn't depend on color alone. If both values
 * are equal, the value is shown once.
 */
function View({ value, record, props }: CellArgs<DiffCellProps>) {
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

/** Shows the values before and after a change, side by side. */
export const diffCell = defineCell<DiffCellProps>({
  name: 'Diff',
  title: 'Before and after',
  accepts: ['string', 'integer', 'number', 'boolean', 'object', 'array'],
  Component: orDash(View),
})

export const stories: CellStory<DiffCellProps>[] = [
  { name: 'Changed', value: { before: '0.38%', after: '0.36%' } },
  { name: 'Came', value: { after: 'Wuhan' } },
  { name: 'Went', value: { before: 'Wuhan', after: null } },
  { name: 'Not changed', value: { before: 'same', after: 'same' } },
  { name: 'Beside another field', value: 'new', props: { before: 'old' }, record: { old: 'was' } },
  { name: 'Absent', value: null },
]
