import { lazyCell } from '../../shared/lazy-cell.tsx'
import type { FileCellProps } from './schema.ts'

/** Stored files by name; a press saves one. */
export const fileCell = lazyCell<FileCellProps>({
  name: 'File',
  title: 'Files',
  accepts: ['string', 'array'],
})
