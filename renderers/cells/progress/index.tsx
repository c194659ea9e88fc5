import { lazyCell } from '../../shared/lazy-cell.tsx'
import type { ProgressCellProps } from './schema.ts'

/** A share of a whole as a bar, with its per cent. */
export const progressCell = lazyCell<ProgressCellProps>({
  name: 'Progress',
  title: 'Progress',
  accepts: ['integer', 'number'],
})
