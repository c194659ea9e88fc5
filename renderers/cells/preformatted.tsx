import { type CellArgs, type CellStory, defineCell } from '#runtime'
import { strictObject } from '#schemas'
import { emptyValue, orDash } from '../shared/empty-value.tsx'
import css from './preformatted.module.css'

export const PreformattedCellProps = strictObject({})
export type PreformattedCellProps = Record<string, never>

function View({ value }: CellArgs<PreformattedCellProps>) {
  if (typeof value !== 'string' || value.trim() === '') return emptyValue
  return <pre className={css.text}>{value}</pre>
}

/** Shows a text with its line breaks and spaces, such as the output of a job. Use it only on detail pages. */
export const preformattedCell = defineCell<PreformattedCellProps>({
  name: 'Preformatted',
  title: 'Preformatted text',
  accepts: ['string'],
  Component: orDash(View),
})

export const stories: CellStory<PreformattedCellProps>[] = [
  { name: 'Two lines', value: '3 uploads removed\n  /temp/a.png' },
  { name: 'Markup is text', value: '<img src=x onerror=alert(1)>' },
  { name: 'Absent', value: null },
]
