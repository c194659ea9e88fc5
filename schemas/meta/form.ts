import Type, { type Static } from 'typebox'
import { SuccessMessage } from './conditional-texts.ts'
import { FormNodes } from './form-node.ts'
import { AccessCode, FieldName, Label, NodeId, OperationName, PageId } from './names.ts'
import { strictObject, stringEnum, unionByKey } from './strict-object.ts'
import { Text, Values, When } from './value.ts'

/** A rule over several values; its message appears at the first of its fields. */
export const FormRule = strictObject(
  {
    id: NodeId,
    holds: When,
    message: Label,
    fields: Type.Array(FieldName, { title: 'Fields', minItems: 1, maxItems: 10 }),
  },
  { title: 'Rule' },
)
export type FormRule = Static<typeof FormRule>

/** Submit call: sends `values`, or the result of `args`. */
export const Submit = strictObject(
  {
    op: OperationName,
    args: Type.Optional(Values),
    label: Type.Optional(Label),
    confirm: Type.Optional(Text),
    requires: Type.Optional(AccessCode),
    done: Type.Optional(SuccessMessage),
    then: Type.Optional(
      unionByKey<{ page: string; query?: Values } | { close: true; page?: string; unfolds?: string }>(
        {
          close: strictObject({
            close: Type.Literal(true),
            page: Type.Optional(PageId),
            unfolds: Type.Optional(
              Type.Unsafe<string>({
                ...FieldName,
                title: 'Opens the row',
                description: "Parameter with the parent row's key, which a tree uses to show the new row.",
              }),
            ),
          }),
        },
        strictObject({ page: PageId, query: Type.Optional(Values) }),
        {
          title: 'Afterwards',
          description:
            'Opens a page; with `close`, closes the drawer instead, or opens the page outside a drawer. A form for new records is reset.',
        },
      ),
    ),
  },
  { title: 'Submit' },
)
export type Submit = Static<typeof Submit>

export const FormLayout = strictObject(
  {
    columns: Type.Optional(Type.Integer({ title: 'Columns', minimum: 1, maximum: 4 })),
    labels: Type.Optional(stringEnum(['beside', 'above'], { title: 'Labels', default: 'above' })),
  },
  { title: 'Layout', default: {} },
)
export type FormLayout = Static<typeof FormLayout>

/** Drafts, saved on the server until submit and offered on any machine. */
const DraftSettings = strictObject(
  {
    autosave: Type.Literal(true, { title: 'While typing' }),
    scope: Type.Literal('server', { title: 'Kept on' }),
    titleField: Type.Optional(FieldName),
  },
  { title: 'Draft', description: 'Autosaves on the server for the author.' },
)

/** Settings of a form: how it loads, validates and submits one record. */
export const FormBody = strictObject(
  {
    load: Type.Optional(
      Type.String({ title: 'Record', description: 'Data source with the initial values.' }),
    ),
    model: Type.Optional(
      Type.String({ title: 'Model', description: 'Model of the values, for validation.' }),
    ),
    layout: Type.Optional(FormLayout),
    nodes: FormNodes,
    rules: Type.Optional(Type.Array(FormRule, { maxItems: 50 })),
    submit: Submit,
    actions: Type.Optional(
      Type.Array(NodeId, { title: 'Actions', description: 'Ids of actions of this page.' }),
    ),
    draft: Type.Optional(DraftSettings),
    conflict: Type.Optional(
      strictObject(
        { versionField: FieldName },
        {
          title: 'Conflict',
          description: 'Version field of the record; sent with its id unless `args` is set.',
        },
      ),
    ),
  },
  { title: 'Form' },
)
export type FormBody = Static<typeof FormBody>
