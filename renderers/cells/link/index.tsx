import { type CellArgs, type DataRecord, defineCell, useRuntime } from '#runtime'
import { asText } from '../../shared/as-text.ts'
import { emptyValue } from '../../shared/empty-value.tsx'
import { Anchor, DetailLink } from '../../shared/row-detail.tsx'
import type { LinkCellProps } from './schema.ts'

/** A page's path with parameters filled from the row; fields without a value are left out. */
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
    <Anchor href={address} follow={() => navigation.navigate(address)}>
      {text}
    </Anchor>
  )
}

/** Leads to a page filled in from the row, or to the row's own detail; plain text where the user may go to neither. */
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
