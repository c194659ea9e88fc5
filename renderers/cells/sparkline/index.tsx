import { lazyCell } from '../../shared/lazy-cell.tsx'
import type { SparklineCellProps } from './schema.ts'

/** Numbers in order as a small line. */
export const sparklineCell = lazyCell<SparklineCellProps>({
  name: 'Sparkline',
  title: 'Small line',
  accepts: ['array'],
})
