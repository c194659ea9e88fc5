import Type, { type Static } from 'typebox'
import { type CellArgs, type CellStory, type DataRecord, defineCell, useRuntime } from '#runtime'
import { strictObject } from '#schemas'
import { asText } from '../shared/as-text.ts'
import { emptyValue } from '../shared/empty-value.tsx'
import { Anchor, DetailLink } from '../shared/row-detail.tsx'

export const LinkCellProps = strictObject({
  page: Type.Optional(
    Type.String({
      title: 'Target page',
      description: "Page to open. Default: the row's detail page.",
      pattern: '^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$',
      maxLength: 120,
    }),
  ),
  query: Type.Optional(
    Type.Record(
      Type.String({ pattern: '^[A-Za-z_][A-Za-z0-9_]{0,63}$' }),
      Type.String({ pattern: '^[A-Za-z_][A-Za-z0-9_]{0,63}$' }),
      { title: 'Page parameters', description: 'Maps parameters of the target page to fields of the row.' },
    ),
  ),
})
export type LinkCellProps = Static<typeof LinkCellProps>

/** Path of a page with parameters from the row. A parameter is left out if its field has no value. */
function addressOf(path: string, query: Readonly<Record<string, string>>, record: DataRecord): string {
  const filled = new URLSearchParams()
  for (const [parameter, field] of Object.entries(query)) {
    const text = asText(record[field])
    if (text !== undefined) filled.set(parameter, text)
  }
  return filled.size > 0 ? `${path}?${filled}` : path
}

function PageLink({
  text,
  page,
  props,
  record,
}: { text: string; page: string } & Pick<CellArgs<LinkCellProps>, 'props' | 'record'>) {
  const { navigation } = useRuntime()
  const path = navigation.pathOf(page)
  if (path === undefined) return text
  const address = addressOf(path, props.query ?? {}, record)
  return (
    <Anchor href={address} onNavigate={() => navigation.navigate(address)}>
      {text}
    </Anchor>
  )
}

/**
 * Links to a page with parameters from the row, or to the row's detail. The cell is plain text if the user
 * may open neither of them.
 */
export const linkCell = defineCell<LinkCellProps>({
  name: 'Link',
  title: 'Link',
  accepts: ['string', 'integer'],
  Component: ({ value, record, props }) => {
    const text = asText(value)
    if (text === undefined) return emptyValue
    if (props.page === undefined) return <DetailLink record={record}>{text}</DetailLink>
    return <PageLink text={text} page={props.page} props={props} record={record} />
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
