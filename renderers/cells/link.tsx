import type { Static } from 'typebox'
import { type CellStory, defineCell } from '#runtime'
import { strictObject } from '#schemas'
import { asText } from '../shared/as-text.ts'
import { emptyValue } from '../shared/empty-value.tsx'
import { LinkFixed, LinkQuery, linkedPage, PageLink } from '../shared/page-link.tsx'
import { DetailLink } from '../shared/row-detail.tsx'

export const LinkCellProps = strictObject({
  page: linkedPage("Page to open. Default: the row's detail page."),
  query: LinkQuery,
  fixed: LinkFixed,
})
export type LinkCellProps = Static<typeof LinkCellProps>

/**
 * Links to the page that the cell's settings name, with parameters from the row. By default, links to the
 * row's detail page. If the user may not open the page, the cell shows plain text.
 */
export const linkCell = defineCell<LinkCellProps>({
  name: 'Link',
  title: 'Link',
  accepts: ['string', 'integer'],
  Component: ({ value, record, props }) => {
    const text = asText(value)
    if (text === undefined) return emptyValue
    if (props.page === undefined) return <DetailLink record={record}>{text}</DetailLink>
    return (
      <PageLink page={props.page} parameters={props} record={record}>
        {text}
      </PageLink>
    )
  },
})

const record = { id: '7', billNo: 'SB20260308000007' }

export const stories: CellStory<LinkCellProps>[] = [
  {
    name: 'Another page, filtered',
    value: 'SB20260308000007',
    props: { page: 'bill/TradeOrderList', query: { billId: 'id' } },
    record,
  },
  { name: "The row's detail", value: 'SB20260308000007', record },
  { name: 'A page the user lacks', value: 'SB20260308000007', props: { page: 'hidden/Page' }, record },
  { name: 'Absent', value: null, record },
]
