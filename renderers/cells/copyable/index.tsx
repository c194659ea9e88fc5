import { lazyCell } from '../../shared/lazy-cell.tsx'
import type { CopyableCellProps } from './schema.ts'

/** A value with a button that copies it. */
export const copyableCell = lazyCell<CopyableCellProps>({
  name: 'Copyable',
  title: 'To copy',
  accepts: ['string', 'integer'],
})
