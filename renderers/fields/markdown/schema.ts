import Type, { type Static } from 'typebox'
import { closed } from '#schemas'
import { placeholder } from '../../shared/own-options/schema.ts'

export const MarkdownFieldProps = closed({
  rows: Type.Optional(Type.Integer({ title: 'Rows', minimum: 3, maximum: 30, default: 8 })),
  maxLength: Type.Optional(
    Type.Integer({ title: 'Characters at most', minimum: 1, maximum: 100_000, default: 20_000 }),
  ),
  placeholder,
})
export type MarkdownFieldProps = Static<typeof MarkdownFieldProps>
