import Type, { type Static } from 'typebox'
import { byKey, closed, oneOf } from './closed.ts'
import { FormNodes } from './form-node.ts'
import { AccessCode, FieldName, Label, NodeId, OperationName, PageId } from './names.ts'
import { Done } from './told.ts'
import { Text, Values, When } from './value.ts'

/** What must hold among several values; its message stands at the first of its fields. */
export const FormRule = closed(
  {
    id: NodeId,
    holds: When,
    message: Label,
    fields: Type.Array(FieldName, { title: 'Fields', minItems: 1, maxItems: 10 }),
  },
  { title: 'Rule' },
)
export type FormRule = Static<typeof FormRule>

/** The call that takes what was typed: by default `values`, or what `args` makes of them. */
export const Submit = closed(
  {
    op: OperationName,
    args: Type.Optional(Values),
    label: Type.Optional(Label),
    confirm: Type.Optional(Text),
    requires: Type.Optional(AccessCode),
    done: Type.Optional(Done),
    then: Type.Optional(
      byKey<{ page: string; query?: Values } | { close: true; page?: string; unfolds?: string }>(
        {
          close: closed({
            close: Type.Literal(true),
            page: Type.Optional(PageId),
            unfolds: Type.Optional(
              Type.Unsafe<string>({
                ...FieldName,
                title: 'Opens the row',
                description: 'A parameter with the key of the row below which a tree shows what was added.',
              }),
            ),
          }),
        },
        closed({ page: PageId, query: Type.Optional(Values) }),
        {
          title: 'Afterwards',
          description:
            'Goes to a page; with `close` it closes the drawer, and goes to the page where it is in none. A form for a new record is empty again.',
        },
      ),
    ),
  },
  { title: 'Submit' },
)
export type Submit = Static<typeof Submit>

export const FormLayout = closed(
  {
    columns: Type.Optional(Type.Integer({ title: 'Columns', minimum: 1, maximum: 4 })),
    labels: Type.Optional(oneOf(['beside', 'above'], { title: 'Labels', default: 'above' })),
  },
  { title: 'Layout' },
)
export type FormLayout = Static<typeof FormLayout>

/** What is typed is kept on the server until it is sent, and offered on any machine. */
export const FormDraftKept = closed(
  {
    autosave: Type.Literal(true, { title: 'While typing' }),
    scope: Type.Literal('server', { title: 'Kept on' }),
    titleField: Type.Optional(FieldName),
  },
  { title: 'Draft', description: 'Saved while one types, on the server, for the one who typed it.' },
)
export type FormDraftKept = Static<typeof FormDraftKept>

/** One record to type: read where it exists, checked, sent. */
export const FormBody = closed(
  {
    load: Type.Optional(
      Type.String({ title: 'Record', description: 'Name of the data source with the values at first.' }),
    ),
    model: Type.Optional(
      Type.String({ title: 'Model', description: 'Model of the values, for the checker.' }),
    ),
    layout: Type.Optional(FormLayout),
    nodes: FormNodes,
    rules: Type.Optional(Type.Array(FormRule, { maxItems: 50 })),
    submit: Submit,
    actions: Type.Optional(
      Type.Array(NodeId, { title: 'Actions', description: 'Ids of actions of this page.' }),
    ),
    draft: Type.Optional(FormDraftKept),
    conflict: Type.Optional(
      closed(
        { versionField: FieldName },
        {
          title: 'Conflict',
          description:
            'The field that counts changes; sent with the id of the record, unless `args` say otherwise.',
        },
      ),
    ),
  },
  { title: 'Form' },
)
export type FormBody = Static<typeof FormBody>
