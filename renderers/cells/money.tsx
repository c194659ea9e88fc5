import Type, { type Static } from 'typebox'
import { type CellStory, defineCell } from '#runtime'
import { strictObject } from '#schemas'
import { formatFen } from '#schemas/money'
import css from '../shared/cell.module.css'
import { emptyValue } from '../shared/empty-value.tsx'
import { LinkFixed, LinkQuery, linkedPage, PageLink } from '../shared/page-link.tsx'

export const MoneyCellProps = strictObject({
  sign: Type.Optional(Type.Boolean({ title: 'Show plus sign for positive amounts', default: false })),
  currency: Type.Optional(
    Type.Boolean({
      title: 'Show ¥',
      description: 'Default: on in details, off in tables, whose headings name the currency.',
    }),
  ),
  page: linkedPage('Page that opens with the rows of the amount.'),
  query: LinkQuery,
  fixed: LinkFixed,
})
export type MoneyCellProps = Static<typeof MoneyCellProps>

const isFen = (value: unknown): value is number => Number.isSafeInteger(value)

/** Shows an amount in yuan, aligned right. The value is in fen. */
export const moneyCell = defineCell<MoneyCellProps>({
  name: 'Money',
  title: 'Money',
  accepts: ['integer'],
  align: 'right',
  noWrap: true,
  Component: ({ value, record, props }) => {
    if (!isFen(value)) return emptyValue
    const text = formatFen(value, props)
    const amount = value < 0 ? <span className={css.negative}>{text}</span> : text
    if (props.page === undefined) return amount
    return (
      <PageLink page={props.page} parameters={props} record={record}>
        {amount}
      </PageLink>
    )
  },
})

export const stories: CellStory<MoneyCellProps>[] = [
  { name: 'An amount', value: 123_456_789 },
  { name: 'Negative', value: -98_700 },
  { name: 'Nothing', value: 0 },
  { name: 'With its sign', value: 5_000, props: { sign: true } },
  { name: 'With its currency', value: -123_456, props: { currency: true } },
  { name: 'Not whole fen', value: 10.5 },
  {
    name: 'With a link to its rows',
    value: 123_456,
    props: { page: 'bill/TradeOrderList', query: { billId: 'id' }, fixed: { kind: 'PAY' } },
    record: { id: '7' },
  },
  { name: 'Absent', value: null },
]
