import Type, { type Static } from 'typebox'
import { AccessCode, FieldName, Label, NodeId } from './names.ts'
import { DetailArray, DetailGroup } from './record-node.ts'
import { strictObject, stringEnum } from './strict-object.ts'
import { Text, When } from './value.ts'

const access = { visible: Type.Optional(When), requires: Type.Optional(AccessCode) }

/** A paragraph of a document. */
export const PrintText = strictObject(
  { node: Type.Literal('text'), id: NodeId, text: Text, ...access },
  { title: 'Paragraph' },
)
export type PrintText = Static<typeof PrintText>

/** Sign of a term in the sum; `signed` keeps the sign of the amount. */
const TermSign = Type.Optional(
  stringEnum(['plus', 'minus', 'signed'], {
    title: 'Sign',
    description: 'Added, subtracted, or added with its own sign.',
    default: 'plus',
  }),
)

const amount = { field: FieldName, title: Label }

/** Sum of the record, with a line for each amount. */
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
      description: 'The document says so if the terms do not add up to it.',
    }),
    ...access,
  },
  { title: 'Sum' },
)
export type PrintSum = Static<typeof PrintSum>

/** Lines to sign on. */
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

/** A part of a document. */
export const PrintNode = Type.Unsafe<PrintNode>({
  type: 'object',
  required: ['node'],
  discriminator: { propertyName: 'node' },
  oneOf: [DetailGroup, DetailArray, PrintText, PrintSum, PrintSignatures],
})

const Titled = (title: string) => Type.Optional(Type.Unsafe<Text>({ ...Text, title }))

/** A document that is printed in place of the screen. */
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
