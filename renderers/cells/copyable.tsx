import { CopyOutlined } from '@ant-design/icons'
import { type CellArgs, type CellStory, defineCell, useCopy, useText } from '#runtime'
import { strictObject } from '#schemas'
import { asText } from '../shared/as-text.ts'
import { emptyValue, orDash } from '../shared/empty-value.tsx'
import css from './copyable.module.css'

export const CopyableCellProps = strictObject({})
export type CopyableCellProps = Record<string, never>

function View({ value }: CellArgs<CopyableCellProps>) {
  const t = useText()
  const copy = useCopy()
  const text = asText(value)
  if (text === undefined) return emptyValue
  return (
    <span className={css.copyable}>
      {text}
      <button
        type="button"
        className={css.button}
        onClick={() => void copy(text)}
        aria-label={t('Copy {{text}}', { text })}
      >
        <CopyOutlined aria-hidden />
      </button>
    </span>
  )
}

/** A value with a button that copies it. */
export const copyableCell = defineCell<CopyableCellProps>({
  name: 'Copyable',
  title: 'Copyable text',
  accepts: ['string', 'integer'],
  Component: orDash(View),
})

export const stories: CellStory<CopyableCellProps>[] = [
  { name: 'A number of a trade', value: 'T2026112000000042' },
  { name: 'A whole number', value: 42 },
  { name: 'Absent', value: null },
]
