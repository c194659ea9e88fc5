import Type, { type Static } from 'typebox'
import { FormModes, InModes } from './form-modes.ts'
import { FormNodes } from './form-node.ts'
import { FieldName, Label, NodeId } from './names.ts'
import { ParameterName } from './parameter.ts'
import { strictObject, stringEnum, unionByKey } from './strict-object.ts'
import { FurtherSubmits, Submit } from './submit.ts'
import { Values, When } from './value.ts'

/** A rule about several values of a form. The message is shown at the first field that the rule names. */
export const FormRule = strictObject(
  {
    id: NodeId,
    holds: When,
    message: Label,
    fields: Type.Array(FieldName, { title: 'Fields', minItems: 1, maxItems: 10 }),
    modes: InModes,
  },
  { title: 'Rule' },
)
export type FormRule = Static<typeof FormRule>

export const FormLayout = strictObject(
  {
    columns: Type.Optional(Type.Integer({ title: 'Columns', minimum: 1, maximum: 4 })),
    labels: Type.Optional(stringEnum(['beside', 'above'], { title: 'Labels', default: 'above' })),
  },
  { title: 'Layout', default: {} },
)
export type FormLayout = Static<typeof FormLayout>

/**
 * Settings of drafts. The server stores a draft until the form is submitted, so that the user can continue on
 * any machine.
 */
const DraftSettings = strictObject(
  {
    autosave: Type.Literal(true, { title: 'While typing' }),
    scope: Type.Literal('server', { title: 'Kept on' }),
    titleField: Type.Optional(FieldName),
  },
  { title: 'Draft', description: 'Autosaves on the server for the author.' },
)

/** Settings that come before the nodes and the modes in the text of a page. */
const head = {
  load: Type.Optional(Type.String({ title: 'Record', description: 'Data source with the initial values.' })),
  model: Type.Optional(Type.String({ title: 'Model', description: 'Model of the values, for validation.' })),
  layout: Type.Optional(FormLayout),
}

const nodes = { nodes: FormNodes, rules: Type.Optional(Type.Array(FormRule, { maxItems: 50 })) }

/** Settings that come after the submits in the text of a page. */
const tail = {
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
}

/** A form without modes. Such a form has one primary submit. */
const PlainForm = strictObject(
  { ...head, ...nodes, submit: Submit, submits: FurtherSubmits, ...tail },
  { title: 'Form' },
)

/** A form with several modes, which share its nodes. */
const FormWithModes = strictObject(
  {
    ...head,
    recordParam: Type.Optional(
      Type.String({
        title: 'Record parameter',
        description: 'Parameter that selects the record to edit or view.',
        default: 'id',
        pattern: ParameterName,
      }),
    ),
    modes: FormModes,
    ...nodes,
    args: Type.Optional(
      Type.Unsafe<Values>({
        ...Values,
        title: 'Sent in each mode',
        description: 'Arguments of every submit.',
      }),
    ),
    ...tail,
  },
  { title: 'Form with modes' },
)

/**
 * Settings of a form: how it loads, validates and submits a record. A form has either `submit` or `modes`.
 * The form that is drawn in the mode `view` has neither.
 */
export type FormBody = Omit<Static<typeof PlainForm>, 'submit'> &
  Partial<Pick<Static<typeof PlainForm>, 'submit'>> &
  Partial<Pick<Static<typeof FormWithModes>, 'modes' | 'args' | 'recordParam'>>

export const FormBody = unionByKey<FormBody>({ modes: FormWithModes }, PlainForm, { title: 'Form' })
