import Type, { type Static } from 'typebox'
import { formModeNames } from './form-mode-names.ts'
import { Label } from './names.ts'
import { PageRequires, Parameter, ParameterName } from './parameter.ts'
import { strictObject, stringEnum } from './strict-object.ts'
import { FurtherSubmits, Submit } from './submit.ts'

export type { FormModeName } from './form-mode-names.ts'

/** Modes of the form that have this node or rule. By default, all modes have the node or rule. */
export const InModes = Type.Optional(
  Type.Array(stringEnum(formModeNames), {
    title: 'Only in modes',
    description: 'Modes of the form that have this part. By default all.',
    minItems: 1,
    maxItems: 2,
    uniqueItems: true,
  }),
)

/** Settings of the page that each mode can set for itself. */
const ofPage = {
  title: Type.Optional(Label),
  params: Type.Optional(
    Type.Record(Type.String({ pattern: ParameterName }), Parameter, {
      title: 'Parameters',
      description: 'Added to the parameters of the page.',
      additionalProperties: false,
    }),
  ),
  requires: Type.Optional(PageRequires),
}

/** A mode in which the form can be submitted. */
const SubmitMode = (title: string) =>
  strictObject({ ...ofPage, submit: Submit, submits: FurtherSubmits }, { title })

/** Modes of a form. Each mode has its own title, permission and submit. All modes share the nodes. */
export const FormModes = strictObject(
  {
    add: Type.Optional(SubmitMode('Add')),
    edit: Type.Optional(SubmitMode('Edit')),
    view: Type.Optional(strictObject(ofPage, { title: 'View' })),
  },
  {
    title: 'Modes',
    description:
      'The parameter `mode` selects one. Without it, a page with the record parameter opens in `edit`, or in `view` if it has no `edit`; a page without it opens in `add`.',
    minProperties: 1,
  },
)
export type FormModes = Static<typeof FormModes>
