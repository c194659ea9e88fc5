import { lazyCell } from '../../shared/lazy-cell.tsx'
import type { DiffCellProps } from './schema.ts'

/** Two values side by side: what was, and what is. */
export const diffCell = lazyCell<DiffCellProps>({
  name: 'Diff',
  title: 'Before and after',
  accepts: ['string', 'integer', 'number', 'boolean', 'object', 'array'],
})
