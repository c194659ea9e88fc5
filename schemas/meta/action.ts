import Type, { type Static } from 'typebox'
import { closed, oneOf } from './closed.ts'
import { InputField } from './field.ts'
import { AccessCode, FieldName, Label, NodeId, OperationName, PageId } from './names.ts'
import { Expression, Text, Values, When } from './value.ts'

const As = Type.Optional(
  Type.String({
    title: 'Name of the result',
    description: 'Later steps read it as result.<name>.',
    pattern: '^[a-z][A-Za-z0-9]{0,31}$',
  }),
)

export const CallStep = closed(
  { do: Type.Literal('call'), op: OperationName, args: Type.Optional(Values), as: As },
  { title: 'Call an operation' },
)
export type CallStep = Static<typeof CallStep>

export const ConfirmStep = closed(
  {
    do: Type.Literal('confirm'),
    title: Type.Optional(Text),
    text: Text,
    tone: Type.Optional(oneOf(['default', 'danger'])),
    okText: Type.Optional(Label),
  },
  { title: 'Ask for confirmation' },
)
export type ConfirmStep = Static<typeof ConfirmStep>

export const PromptStep = closed(
  {
    do: Type.Literal('prompt'),
    title: Text,
    text: Type.Optional(Text),
    fields: Type.Array(InputField, { minItems: 1, maxItems: 20 }),
    okText: Type.Optional(Label),
    tone: Type.Optional(oneOf(['default', 'danger'])),
    as: Type.String({ title: 'Name of the answer', pattern: '^[a-z][A-Za-z0-9]{0,31}$' }),
  },
  { title: 'Ask for values' },
)
export type PromptStep = Static<typeof PromptStep>

export const ToastStep = closed(
  { do: Type.Literal('toast'), type: Type.Optional(oneOf(['success', 'info', 'warning'])), text: Text },
  { title: 'Show a message' },
)
export type ToastStep = Static<typeof ToastStep>

export const RefreshStep = closed(
  {
    do: Type.Literal('refresh'),
    data: Type.Optional(
      Type.Array(Type.String(), { title: 'Data sources', description: 'All, unless named.' }),
    ),
  },
  { title: 'Read data again' },
)
export type RefreshStep = Static<typeof RefreshStep>

export const OpenDrawerStep = closed(
  { do: Type.Literal('openDrawer'), page: PageId, params: Type.Optional(Values), title: Type.Optional(Text) },
  { title: 'Open a page in a drawer' },
)
export type OpenDrawerStep = Static<typeof OpenDrawerStep>

export const NavigateStep = closed(
  { do: Type.Literal('navigate'), page: PageId, query: Type.Optional(Values) },
  { title: 'Go to a page' },
)
export type NavigateStep = Static<typeof NavigateStep>

export const SetValuesStep = closed(
  { do: Type.Literal('setValues'), values: Type.Record(FieldName, Type.Unknown()) },
  { title: 'Fill in the form', description: "Sets values of the page's form; on a list, of its search." },
)
export type SetValuesStep = Static<typeof SetValuesStep>

/** Steps under a condition. */
export interface IfStep {
  do: 'if'
  when: When
  then: Step[]
  else?: Step[]
}

/** The same steps for each item, with progress and a result a row; `item` names the row in messages. */
export interface ForEachStep {
  do: 'forEach'
  items: Expression
  when?: When
  label?: Text
  title?: Text
  limit?: number
  steps: Step[]
}

export type Step =
  | CallStep
  | ConfirmStep
  | PromptStep
  | ToastStep
  | RefreshStep
  | OpenDrawerStep
  | NavigateStep
  | SetValuesStep
  | IfStep
  | ForEachStep

/** Refers to the shape `Step` among the page schema's definitions. */
export const Step = Type.Unsafe<Step>({ $ref: '#/$defs/Step' })
const Steps = Type.Array(Step, { title: 'Steps', minItems: 1, maxItems: 50 })

export const IfStep = Type.Unsafe<IfStep>(
  closed(
    { do: Type.Literal('if'), when: When, then: Steps, else: Type.Optional(Steps) },
    { title: 'Under a condition' },
  ),
)

export const ForEachStep = Type.Unsafe<ForEachStep>(
  closed(
    {
      do: Type.Literal('forEach'),
      items: Expression,
      when: Type.Optional(When),
      label: Type.Optional(Text),
      title: Type.Optional(Text),
      limit: Type.Optional(Type.Integer({ title: 'At most', minimum: 1, maximum: 1000 })),
      steps: Steps,
    },
    {
      title: 'For each item',
      description:
        'Runs the steps for each item, here called record; shows progress and a result a row, and lets failed rows be tried again.',
    },
  ),
)

/** The shape itself; `pageSchema` places it among its definitions. */
export const stepShape = Type.Unsafe<Step>({
  title: 'Step',
  type: 'object',
  required: ['do'],
  discriminator: { propertyName: 'do' },
  oneOf: [
    CallStep,
    ConfirmStep,
    PromptStep,
    ToastStep,
    RefreshStep,
    OpenDrawerStep,
    NavigateStep,
    SetValuesStep,
    IfStep,
    ForEachStep,
  ],
})

/** Something a user can do on a page: its button, its right, and the steps it runs. */
export const Action = closed(
  {
    id: NodeId,
    label: Label,
    icon: Type.Optional(Type.String({ title: 'Icon', pattern: '^[a-z][a-z0-9-]{0,39}$' })),
    tone: Type.Optional(oneOf(['default', 'primary', 'danger'], { title: 'Tone' })),
    requires: Type.Optional(AccessCode),
    enabledWhen: Type.Optional(When),
    confirm: Type.Optional(Text),
    steps: Steps,
  },
  { title: 'Action' },
)
export type Action = Static<typeof Action>
