import { lazyCell } from '../../shared/lazy-cell.tsx'
import type { ImageCellProps } from './schema.ts'

/** Stored pictures as thumbnails; a press shows one whole. */
export const imageCell = lazyCell<ImageCellProps>({
  name: 'Image',
  title: 'Pictures',
  accepts: ['string', 'array'],
})
