import Type, { type Static } from 'typebox'
import { PAGE_ID_PATTERN } from './name-patterns.ts'
import { NodeId } from './names.ts'
import { strictObject } from './strict-object.ts'

/** Id of a fragment; its file has the same path below `schemas/fragments`. */
export const FragmentId = Type.String({
  title: 'Fragment',
  description: 'Id of a fragment, for example shared/Audit.',
  pattern: PAGE_ID_PATTERN,
  maxLength: 120,
})

/**
 * Placeholder for the nodes of a fragment in a page's text. It is not in the types of pages, because pages
 * are expanded before other code reads them.
 */
export const FragmentNode = strictObject(
  { node: Type.Literal('fragment'), id: NodeId, fragment: FragmentId },
  { title: 'Nodes of a fragment' },
)
export type FragmentNode = Static<typeof FragmentNode>
