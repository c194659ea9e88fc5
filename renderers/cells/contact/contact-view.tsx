import type { CellArgs } from '#runtime'
import { asText } from '../../shared/as-text.ts'
import css from '../../shared/cell.module.css'
import { emptyValue } from '../../shared/empty-value.tsx'
import { contactAddress } from './contact-address.ts'
import type { ContactCellProps } from './schema.ts'

export function View({ value, props }: Pick<CellArgs<ContactCellProps>, 'value' | 'props'>) {
  const text = asText(value)?.trim()
  if (!text) return emptyValue
  const href = contactAddress(text, props.kind)
  if (href === undefined) return text
  return (
    <a className={css.link} href={href}>
      {text}
    </a>
  )
}
