import type { ContactCellProps } from './schema.ts'

const EMAIL = /^[^\s@?&#%]+@[^\s@?&#%]+$/
/** What a number is written with; letters, and stars of a masked one, are none of it. */
const NUMBER = /^\+?[\d\s()/.-]{3,40}(?:(?:转|ext\.?|x)\s*\d{1,6})?$/i
const EXTENSION = /(?:转|ext\.?|x)\s*(\d{1,6})$/i

/** The address that a click opens; undefined for what cannot be reached: it is plain text then. */
export function contactAddress(text: string, kind: ContactCellProps['kind']): string | undefined {
  if (kind === 'email') return EMAIL.test(text) ? `mailto:${text}` : undefined
  if (!NUMBER.test(text)) return undefined
  const extension = EXTENSION.exec(text)
  const digits = text.slice(0, extension?.index).replaceAll(/[^\d+]/g, '')
  return extension ? `tel:${digits};ext=${extension[1]}` : `tel:${digits}`
}
