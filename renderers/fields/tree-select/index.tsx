import { lazyField } from '../../shared/lazy-field.tsx'
import type { TreeSelectFieldProps } from './schema.ts'
import type { TreeChoice } from './tree-of.ts'

/** A record of a tree, or several; an operation gives the whole tree. */
export const treeSelectField = lazyField<TreeSelectFieldProps, TreeChoice>({
  name: 'TreeSelect',
  title: 'Place in a tree',
  accepts: ['string', 'integer', 'array'],
})
