import Type, { type Static } from 'typebox'
import { AccessCode, FieldName, Label, NodeId } from './names.ts'
import { DetailArray, DetailGroup } from './record-node.ts'
import { strictObject, stringEnum } from './strict-object.ts'
import { Text, When } from './value.ts'

const access = { visible: Type.Optional(When), requires: Type.Optional(AccessCode) }

/** A paragraph in a document. */
export const PrintText = strictObject(
  { node: Type.Literal('text'), id: NodeId, text: Text, ...access },
  { title: 'Paragraph' },
)
export type PrintText = Static<typeof PrintText>

/** Tells how a term enters the sum: added, subtracted, or with the sign of its amount (`signed`). */
const TermSign = Type.Optional(
  stringEnum(['plus', 'minus', 'signed'], {
    title: 'Sign',
    description: 'Added, subtracted, or added with its own sign.',
    default: 'plus',
  }),
)

const amount = { field: FieldName, title: Label }

/** A calculation in a document: one line for each amount, and the sum. */
export const PrintSum = strictObject(
  {
    node: Type.Literal('sum'),
    id: NodeId,
    title: Type.Optional(Label),
    terms: Type.Array(strictObject({ ...amount, sign: TermSign }, { title: 'Term' }), {
      title: 'Terms',
      minItems: 1,
      maxItems: 20,
    }),
    result: strictObject(amount, {
      title: 'Result',
      description: "The document says so if the terms don't add up to it.",
    }),
    ...access,
  },
  { title: 'Sum' },
)
export type PrintSum = Static<typeof PrintSum>

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

export type PrintNode = DetailGroup | DetailArray | PrintText | PrintSum | PrintSignatures

/** A node of a document. */
export const PrintNode = Type.Unsafe<PrintNode>({
  type: 'object',
  required: ['node'],
  discriminator: { propertyName: 'node' },
  oneOf: [DetailGroup, DetailArray, PrintText, PrintSum, PrintSignatures],
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
