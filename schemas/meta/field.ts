import Type, { type Static } from 'typebox'
import { FieldName, Label, NodeId, RendererName, RendererProps } from './names.ts'
import { strictObject, unionByKey } from './strict-object.ts'
import { Value } from './value.ts'

/** Uniqueness check: no other row has the value in this column. */
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

/** Validation by a check rule of the server. */
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

/** Server-side validation, which runs after the value passes the local constraints. */
export const FieldRule = unionByKey<DuplicateRule | CodeRule>({ ruleCode: CodeRule }, DuplicateRule, {
  title: 'Check by the server',
})
export type FieldRule = Static<typeof FieldRule>

/** An input of a small form: a prompt of an action. */
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
