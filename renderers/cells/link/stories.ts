import type { CellStory } from '#runtime'
import type { LinkCellProps } from './schema.ts'

const record = { id: '7', billNo: 'SB20260308000007' }

export const linkStories: CellStory<LinkCellProps>[] = [
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
