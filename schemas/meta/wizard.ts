import Type, { type Static } from 'typebox'
import { FormLayout, FormRule } from './form.ts'
import { FormNodes } from './form-node.ts'
import { FieldName, Label, NodeId, OperationName } from './names.ts'
import { ParameterName } from './parameter.ts'
import { strictObject } from './strict-object.ts'
import { Submit } from './submit.ts'
import { Values, When } from './value.ts'

/** Calls an operation with the values of a step. */
const stepCall = {
  op: OperationName,
  args: Type.Optional(
    Type.Unsafe<Values>({
      ...Values,
      title: 'Further arguments',
      description: 'Sent with the values of the step.',
    }),
  ),
}

/** Check of a step by the server. The next step opens only if the check finds no errors. */
export const StepCheck = strictObject(stepCall, {
  title: 'Check by the server',
  description:
    'Operation that gets the values of the step before the next one opens. Its errors appear at their inputs; the step stays open.',
})
export type StepCheck = Static<typeof StepCheck>

/** Saves the values of a step before the next step opens. */
export const StepSave = strictObject(
  {
    ...stepCall,
    again: Type.Optional(
      strictObject(stepCall, {
        title: 'When saved already',
        description: 'Operation for a step that was saved before, such as an edit after an add.',
      }),
    ),
  },
  {
    title: 'Save',
    description:
      'Operation that saves the values of the step before the next one opens. Its result is `saved.<id of the step>`. Its errors appear at their inputs; the step stays open.',
  },
)
export type StepSave = Static<typeof StepSave>

/** A step of a wizard. */
export const WizardStep = strictObject(
  {
    id: NodeId,
    title: Label,
    help: Type.Optional(Label),
    when: Type.Optional(When),
    nodes: FormNodes,
    rules: Type.Optional(Type.Array(FormRule, { maxItems: 50 })),
    check: Type.Optional(StepCheck),
    save: Type.Optional(StepSave),
  },
  { title: 'Step' },
)
export type WizardStep = Static<typeof WizardStep>

/**
 * A long form that is divided into steps. The server stores a draft, so that users can continue later at the
 * same step.
 */
export const Wizard = strictObject(
  {
    load: Type.Optional(
      Type.String({ title: 'Record', description: 'Name of the data source with the initial values.' }),
    ),
    edit: Type.Optional(
      strictObject(
        {
          param: Type.String({
            title: 'Record parameter',
            description: 'Parameter that selects the record to edit.',
            pattern: ParameterName,
          }),
          title: Type.Optional(Label),
          versionField: Type.Unsafe<string>({
            ...FieldName,
            title: 'Version field',
            description: 'Version field of the record; sent with its id unless `args` is set.',
          }),
        },
        {
          title: 'Edit',
          description:
            'Loads the record if the page has its parameter, and starts empty otherwise. An edit has no draft.',
        },
      ),
    ),
    model: Type.Optional(
      Type.String({ title: 'Model', description: 'Model of the values, for the checker.' }),
    ),
    layout: Type.Optional(FormLayout),
    steps: Type.Array(WizardStep, { minItems: 1, maxItems: 20 }),
    review: Type.Optional(
      strictObject(
        { title: Label, help: Type.Optional(Label) },
        { title: 'Review', description: 'Adds a last step with all values and a link to each step.' },
      ),
    ),
    draft: Type.Optional(
      strictObject(
        {
          /** Page parameter that contains the id of the draft with which the user continues. */
          param: Type.String({ title: 'Parameter', description: "Parameter with the draft's id." }),
          titleField: Type.Optional(FieldName),
        },
        { title: 'Draft', description: 'Saves on the server at each Next.' },
      ),
    ),
    submit: Submit,
  },
  { title: 'Wizard' },
)
export type Wizard = Static<typeof Wizard>
