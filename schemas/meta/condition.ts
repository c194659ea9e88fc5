import Type, { type Static } from 'typebox'
import { FieldName } from './names.ts'
import { strictObject, stringEnum, unionByKey } from './strict-object.ts'

/** Operators that rules and filters can use. */
export const operators = [
  'eq',
  'ne',
  'gt',
  'gte',
  'lt',
  'lte',
  'in',
  'nin',
  'like',
  'starts',
  'between',
  'empty',
  'notEmpty',
  'within',
  'me',
  'myDept',
] as const
export const Operator = stringEnum(operators, { title: 'Operator' })
export type Operator = (typeof operators)[number]

/** A comparison of a field with a value. */
export const Comparison = strictObject(
  {
    field: FieldName,
    op: Operator,
    value: Type.Optional(
      Type.Unknown({ description: 'Value to compare with; none for empty, notEmpty, me, myDept.' }),
    ),
  },
  { title: 'Comparison' },
)
export type Comparison = Static<typeof Comparison>

/** A rule as JSON. Users edit rules in the rule editor, and the server compiles rules to SQL. */
export type Condition = Comparison | { all: Condition[] } | { any: Condition[] } | { not: Condition }

/** Reference to the schema `Condition` among the definitions of the page schema. */
export const Condition = Type.Unsafe<Condition>({ $ref: '#/$defs/Condition' })

/** The complete schema of a rule, to which `Condition` refers. */
export const conditionShape = unionByKey<Condition>(
  {
    all: strictObject({ all: Type.Array(Condition, { minItems: 1, maxItems: 50 }) }),
    any: strictObject({ any: Type.Array(Condition, { minItems: 1, maxItems: 50 }) }),
    not: strictObject({ not: Condition }),
  },
  Comparison,
  { title: 'Condition' },
)
