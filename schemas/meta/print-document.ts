import Type, { type Static } from 'typebox'
import { AccessCode, Label, NodeId } from './names.ts'
import { DetailArray, DetailGroup, DetailSum } from './record-node.ts'
import { strictObject, stringEnum } from './strict-object.ts'
import { Text, When } from './value.ts'

const access = { visible: Type.Optional(When), requires: Type.Optional(AccessCode) }

/** A paragraph in a document. */
export const PrintText = strictObject(
  { node: Type.Literal('text'), id: NodeId, text: Text, ...access },
  { title: 'Paragraph' },
)
export type PrintText = Static<typeof PrintText>

/** Lines in a document on which people sign. */
export const PrintSignatures = strictObject(
  {
    node: Type.Literal('signatures'),
    id: NodeId,
    lines: Type.Array(strictObject({ label: Label }, { title: 'Signature line' }), {
      title: 'Signature lines',
      minItems: 1,
      maxItems: 4,
    }),
    ...access,
  },
  { title: 'Signature lines' },
)
export type PrintSignatures = Static<typeof PrintSignatures>

export type PrintNode = DetailGroup | DetailArray | PrintText | DetailSum | PrintSignatures

/** A node of a document. */
export const PrintNode = Type.Unsafe<PrintNode>({
  type: 'object',
  required: ['node'],
  discriminator: { propertyName: 'node' },
  oneOf: [DetailGroup, DetailArray, PrintText, DetailSum, PrintSignatures],
})

const Titled = (title: string) => Type.Optional(Type.Unsafe<Text>({ ...Text, title }))

/** A document that is printed instead of the page on screen. */
export const PrintDocument = strictObject(
  {
    paper: Type.Optional(stringEnum(['A4', 'A5'], { title: 'Paper', default: 'A4' })),
    letterhead: Titled('Letterhead'),
    title: Titled('Title'),
    nodes: Type.Array(PrintNode, { title: 'Nodes', minItems: 1, maxItems: 50 }),
    footer: Titled('Footer'),
  },
  { title: 'Document', description: 'What is printed of the record, in place of the screen.' },
)
export type PrintDocument = Static<typeof PrintDocument>
