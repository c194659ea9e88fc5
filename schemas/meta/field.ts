import Type, { type Static } from 'typebox'
import { FieldName, Label, NodeId, RendererName, RendererProps } from './names.ts'
import { strictObject, unionByKey } from './strict-object.ts'
import { Value } from './value.ts'

/** Checks that a value is unique: no other row has the same value in this column. */
const DuplicateRule = strictObject(
  {
    duplicate: strictObject({
      tableName: Type.String({
        title: 'Table',
        description: 'Table name for the uniqueness check, such as sys_user.',
        pattern: '^[a-z][a-z0-9_]{0,63}$',
      }),
      fieldName: Type.String({ title: 'Column', pattern: '^[a-z][a-z0-9_]{0,63}$' }),
      dataId: Type.Optional({
        ...Value,
        title: 'Own row',
        description: 'Id of the edited row, excluded from the check: {"$expr": "record.id"}.',
      }),
    }),
  },
  { title: 'No other row has it' },
)
type DuplicateRule = Static<typeof DuplicateRule>

/** Checks a value by a check rule that the server stores. */
const CodeRule = strictObject(
  {
    ruleCode: Type.String({
      title: 'Check rule',
      description: 'Code of a check rule of the server.',
      pattern: '^[A-Za-z][A-Za-z0-9_-]{0,99}$',
    }),
  },
  { title: 'Passes a check rule' },
)
type CodeRule = Static<typeof CodeRule>

/**
 * Check of a value by the server. The check runs only if the value satisfies the constraints that the browser
 * checks.
 */
export const FieldRule = unionByKey<DuplicateRule | CodeRule>({ ruleCode: CodeRule }, DuplicateRule, {
  title: 'Check by the server',
})
export type FieldRule = Static<typeof FieldRule>

/** An input of a prompt, the small form that an action can show. */
export const InputField = strictObject(
  {
    id: NodeId,
    field: FieldName,
    title: Label,
    component: Type.Optional(RendererName),
    props: Type.Optional(RendererProps),
    required: Type.Optional(Type.Boolean({ title: 'Required' })),
    minLength: Type.Optional(Type.Integer({ minimum: 0 })),
    maxLength: Type.Optional(Type.Integer({ minimum: 1 })),
    validate: Type.Optional(
      Type.Array(FieldRule, { title: 'Checks by the server', minItems: 1, maxItems: 5 }),
    ),
    placeholder: Type.Optional(Label),
    help: Type.Optional(Label),
    default: Type.Optional(Type.Unknown()),
  },
  { title: 'Input' },
)
export type InputField = Static<typeof InputField>
