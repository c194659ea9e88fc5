import Type, { type Static, type TSchema } from 'typebox'
import { DetailNode } from './detail-node.ts'
import { FormNode } from './form-node.ts'
import { FragmentId } from './fragment-node.ts'
import { Locales, PAGE_FORMAT, pageDefinitions } from './page.ts'
import { DetailField } from './record-node.ts'
import { strictObject } from './strict-object.ts'

/**
 * Returns the schema of a fragment whose nodes suit one type of parent node. A fragment also contains the
 * translations of its texts.
 */
const FragmentFor = <Kind extends string, Node extends TSchema>(kind: Kind, node: Node, title: string) =>
  strictObject(
    {
      $schema: Type.Optional(Type.String({ description: 'For editors only; never fetched.' })),
      format: Type.Literal(PAGE_FORMAT, { title: 'Page format' }),
      id: FragmentId,
      kind: Type.Literal(kind),
      nodes: Type.Array(node, { title: 'Nodes', minItems: 1, maxItems: 100 }),
      locales: Locales,
    },
    { title },
  )

const FormFragment = FragmentFor('form', FormNode, 'Nodes of a form')
const DetailFragment = FragmentFor('detail', DetailNode, 'Nodes of a detail')
const GroupFragment = FragmentFor('group', DetailField, 'Values of a group in a detail')

/**
 * Nodes that several pages share. `kind` tells where the nodes can be used: in a form, in a detail page, or
 * in a group of a detail page.
 */
export type Fragment =
  | Static<typeof FormFragment>
  | Static<typeof DetailFragment>
  | Static<typeof GroupFragment>

/**
 * The format of fragment files. Editors use this schema, and the canonical text of a fragment has the order
 * of its keys.
 */
export const Fragment = Type.Unsafe<Fragment>({
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Gaiwan fragment',
  type: 'object',
  required: ['kind'],
  discriminator: { propertyName: 'kind' },
  oneOf: [FormFragment, DetailFragment, GroupFragment],
  $defs: pageDefinitions,
})
