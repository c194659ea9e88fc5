import { defineCell, useRuntime, useText } from '#runtime'
import { asText } from '../../shared/as-text.ts'
import css from '../../shared/cell.module.css'
import { emptyValue } from '../../shared/empty-value.tsx'
import { Anchor } from '../../shared/row-detail.tsx'
import { readAddress } from './read-address.ts'
import type { AddressCellProps } from './schema.ts'

function AddressLink({ written, props }: { written: string; props: AddressCellProps }) {
  const t = useText()
  const { navigation } = useRuntime()
  const address = readAddress(written, location.origin)
  if (!address) return written
  const shown = props.text === undefined ? written : t(props.text)
  const { path, href } = address
  if (path !== undefined)
    return (
      <Anchor href={path} follow={() => navigation.navigate(path)}>
        {shown}
      </Anchor>
    )
  return (
    <a className={css.link} href={href} target="_blank" rel="noopener noreferrer">
      {shown}
    </a>
  )
}

/** A path of the application, or a web address that opens beside it; anything else is plain text. */
export const addressCell = defineCell<AddressCellProps>({
  name: 'Address',
  title: 'Address',
  accepts: ['string'],
  Component: ({ value, props }) => {
    const text = asText(value)?.trim()
    return text ? <AddressLink written={text} props={props} /> : emptyValue
  },
})
