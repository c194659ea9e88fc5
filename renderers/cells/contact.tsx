import Type, { type Static } from 'typebox'
import { type CellArgs, type CellStory, defineCell } from '#runtime'
import { strictObject } from '#schemas'
import { asText } from '../shared/as-text.ts'
import css from '../shared/cell.module.css'
import { emptyValue, orDash } from '../shared/empty-value.tsx'

export const ContactCellProps = strictObject({
  kind: Type.Union([Type.Literal('telephone'), Type.Literal('email')], {
    title: 'Contact type',
    description: 'Phone number or email address. A click calls or writes to it.',
  }),
})
export type ContactCellProps = Static<typeof ContactCellProps>

const EMAIL = /^[^\s@?&#%]+@[^\s@?&#%]+$/
/** Pattern of a phone number. A masked number doesn't match, because it contains asterisks. */
const NUMBER = /^\+?[\d\s()/.-]{3,40}(?:(?:转|ext\.?|x)\s*\d{1,6})?$/i
const EXTENSION = /(?:转|ext\.?|x)\s*(\d{1,6})$/i

/** Builds a `tel:` or `mailto:` address. Returns undefined for an invalid phone number or email address. */
export function contactAddress(text: string, kind: ContactCellProps['kind']): string | undefined {
  if (kind === 'email') return EMAIL.test(text) ? `mailto:${text}` : undefined
  if (!NUMBER.test(text)) return undefined
  const extension = EXTENSION.exec(text)
  const digits = text.slice(0, extension?.index).replaceAll(/[^\d+]/g, '')
  return extension ? `tel:${digits};ext=${extension[1]}` : `tel:${digits}`
}

function View({ value, props }: Pick<CellArgs<ContactCellProps>, 'value' | 'props'>) {
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

/** Shows a phone number as a `tel:` link, or an email address as a `mailto:` link. */
export const contactCell = defineCell<ContactCellProps>({
  name: 'Contact',
  title: 'Contact',
  accepts: ['string'],
  Component: orDash(View),
})

export const stories: CellStory<ContactCellProps>[] = [
  { name: 'A telephone number', value: '0571-8888 0000', props: { kind: 'telephone' } },
  { name: 'With an extension', value: '0571-88880000 转 12', props: { kind: 'telephone' } },
  { name: 'A masked number is text', value: '*******1234', props: { kind: 'telephone' } },
  { name: 'An email address', value: 'yutong.chen@example.com', props: { kind: 'email' } },
  { name: 'Headers are no address', value: 'a@example.com?bcc=b@example.com', props: { kind: 'email' } },
  { name: 'Absent', value: null, props: { kind: 'email' } },
]
