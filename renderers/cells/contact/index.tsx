import { lazyCell } from '../../shared/lazy-cell.tsx'
import type { ContactCellProps } from './schema.ts'

/** A telephone number or an email address, as a link that reaches somebody. */
export const contactCell = lazyCell<ContactCellProps>({
  name: 'Contact',
  title: 'Contact',
  accepts: ['string'],
})
