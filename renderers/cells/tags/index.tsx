import { lazyCell } from '../../shared/lazy-cell.tsx'
import type { TagsCellProps } from './schema.ts'

/** Several words, each in a tag of its own. */
export const tagsCell = lazyCell<TagsCellProps>({
  name: 'Tags',
  title: 'Tags',
  accepts: ['array', 'string'],
})
