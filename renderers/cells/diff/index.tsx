import { lazyCell } from '../../shared/lazy-cell.tsx'
import { readDiff, writeDiff } from './read-diff.ts'
import type { DiffCellProps } from './schema.ts'

/** Two values side by side: what was, and what is. */
export const diffCell = lazyCell<DiffCellProps>({
  name: 'Diff',
  title: 'Before and after',
  accepts: ['string', 'integer', 'number', 'boolean', 'object', 'array'],
  exportValue: ({ value, record, props }) => writeDiff(readDiff(value, record, props.before)),
})
