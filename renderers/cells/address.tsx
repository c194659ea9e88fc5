import Type, { type Static } from 'typebox'
import { type CellStory, defineCell, useRuntime, useText } from '#runtime'
import { strictObject } from '#schemas'
import { asText } from '../shared/as-text.ts'
import css from '../shared/cell.module.css'
import { emptyValue } from '../shared/empty-value.tsx'
import { Anchor } from '../shared/row-detail.tsx'

export const AddressCellProps = strictObject({
  text: Type.Optional(
    Type.String({
      title: 'Link text',
      description: 'Default: the address.',
      minLength: 1,
      maxLength: 50,
    }),
  ),
})
export type AddressCellProps = Static<typeof AddressCellProps>

/** Where an address leads. `path` is set only for a page of the application. */
export interface Address {
  href: string
  path: string | undefined
}

/**
 * Parses an address as a browser does: a path of the application, or an absolute HTTP URL. Returns undefined
 * for any other text, such as a `javascript:` URL.
 */
export function readAddress(written: string, origin: string): Address | undefined {
  if (!/^(\/|https?:\/\/)/i.test(written) || !URL.canParse(written, origin)) return undefined
  const url = new URL(written, origin)
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return undefined
  const { href, pathname, search, hash } = url
  return { href, path: url.origin === origin ? pathname + search + hash : undefined }
}

function AddressLink({ written, props }: { written: string; props: AddressCellProps }) {
  const t = useText()
  const { navigation } = useRuntime()
  const address = readAddress(written, location.origin)
  if (!address) return written
  const shown = props.text === undefined ? written : t(props.text)
  const { path, href } = address
  if (path !== undefined)
    return (
      <Anchor href={path} onNavigate={() => navigation.navigate(path)}>
        {shown}
      </Anchor>
    )
  return (
    <a className={css.link} href={href} target="_blank" rel="noopener noreferrer">
      {shown}
    </a>
  )
}

/**
 * Draws a link to a page of the application, or to a URL, which opens in a new tab. Other values are shown as
 * plain text.
 */
export const addressCell = defineCell<AddressCellProps>({
  name: 'Address',
  title: 'Address',
  accepts: ['string'],
  Component: ({ value, props }) => {
    const text = asText(value)?.trim()
    return text ? <AddressLink written={text} props={props} /> : emptyValue
  },
})

export const stories: CellStory<AddressCellProps>[] = [
  { name: 'A path of ours', value: '/bill/settleBill?status=HELD' },
  { name: 'A path with a text', value: '/bill/settleBill', props: { text: 'Go there' } },
  { name: 'Another site, opened beside', value: 'https://pay.example/notices/7' },
  { name: 'A script is text', value: 'javascript:alert(1)' },
  { name: 'Absent', value: null },
]
