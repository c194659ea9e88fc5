import Type, { type Static } from 'typebox'
import { Condition } from './condition.ts'
import { Label } from './names.ts'
import { strictObject, unionByKey } from './strict-object.ts'

/** A CEL expression. An expression is always an object, because plain strings are data. */
export const Expression = strictObject(
  { $expr: Type.String({ minLength: 1, maxLength: 2000 }) },
  {
    title: 'Expression',
    description: 'A CEL expression over values, record, row, params, user, page, data, result.',
  },
)
export type Expression = Static<typeof Expression>

/** A text that contains expressions in `${…}`. */
export const Template = strictObject(
  { $text: Type.String({ minLength: 1, maxLength: 2000 }) },
  { title: 'Template', description: 'A text with ${expression} parts.' },
)
export type Template = Static<typeof Template>

/** A condition: either a rule or a boolean expression. */
export const When = unionByKey<Condition | Expression>({ $expr: Expression }, Condition, { title: 'When' })
export type When = Static<typeof When>

/** A text that users see: either a plain string or a template. */
export const Text = Type.Unsafe<string | Template>({
  title: 'Text',
  if: { type: 'object' },
  then: Template,
  else: Label,
})
export type Text = Static<typeof Text>

/** Arbitrary data that can contain expressions and templates at any depth. */
export const Value = Type.Unknown({
  title: 'Value',
  description: 'Data; {$expr} and {$text} in it are evaluated.',
})

/**
 * Values by name, for the call of an operation or for the parameters of a page. Each value is data, an
 * expression or a template.
 */
export const Values = Type.Record(Type.String(), Value, { title: 'Values' })
export type Values = Static<typeof Values>
