import { lazyCell } from '../../shared/lazy-cell.tsx'
import type { AvatarCellProps } from './schema.ts'

/** A person's picture, or his initials, beside his name. */
export const avatarCell = lazyCell<AvatarCellProps>({
  name: 'Avatar',
  title: 'Person',
  accepts: ['string'],
})
