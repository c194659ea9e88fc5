import Type, { type Static } from 'typebox'
import { PAGE_ID_PATTERN } from './name-patterns.ts'
import { NodeId } from './names.ts'
import { strictObject } from './strict-object.ts'

/** Id of a fragment. The id is also the path of the fragment's file in the folder `schemas/fragments`. */
export const FragmentId = Type.String({
  title: 'Fragment',
  description: 'Id of a fragment, for example shared/Audit.',
  pattern: PAGE_ID_PATTERN,
  maxLength: 120,
})

/**
 * A node in the text of a page that stands for the nodes of a fragment. The types of pages don't contain this
 * node, because the nodes of the fragment replace it before other code reads the page.
 */
export const FragmentNode = strictObject(
  { node: Type.Literal('fragment'), id: NodeId, fragment: FragmentId },
  { title: 'Nodes of a fragment' },
)
export type FragmentNode = Static<typeof FragmentNode>
