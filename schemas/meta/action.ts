import Type, { type Static } from 'typebox'
import { ActionQuestion, DisabledReason } from './conditional-texts.ts'
import { defineStep } from './define-step.ts'
import { InputField } from './field.ts'
import { AccessCode, Label, NodeId, OperationName, RendererName, ResultName } from './names.ts'
import { CopyStep, DownloadStep, PrintStep, UploadStep } from './steps/file-steps.ts'
import { ResetFormStep, SetValuesStep, ValidateStep } from './steps/form-steps.ts'
import {
  CloseOverlayStep,
  NavigateStep,
  OpenDrawerStep,
  OpenPageStep,
  RefreshStep,
} from './steps/page-steps.ts'
import { ShowStep } from './steps/show-step.ts'
import { strictObject, stringEnum } from './strict-object.ts'
import { Expression, Text, Values, When } from './value.ts'

export const ConfirmStep = defineStep(
  'confirm',
  {
    title: Type.Optional(Text),
    text: Text,
    tone: Type.Optional(stringEnum(['default', 'danger'])),
    okText: Type.Optional(Label),
  },
  { title: 'Ask for confirmation' },
)
export type ConfirmStep = Static<typeof ConfirmStep>

export const PromptStep = defineStep(
  'prompt',
  {
    title: Text,
    text: Type.Optional(Text),
    fields: Type.Array(InputField, { minItems: 1, maxItems: 20 }),
    okText: Type.Optional(Label),
    tone: Type.Optional(stringEnum(['default', 'danger'])),
    as: ResultName,
  },
  { title: 'Ask for values' },
)
export type PromptStep = Static<typeof PromptStep>

export const ToastStep = defineStep(
  'toast',
  { type: Type.Optional(stringEnum(['success', 'info', 'warning'])), text: Text },
  { title: 'Show a message' },
)
export type ToastStep = Static<typeof ToastStep>

/**
 * Steps that run after a failure with one of the given codes. Without codes, the steps run after any failure.
 */
export interface OnError {
  codes?: string[]
  steps: Step[]
}

export interface CallStep {
  do: 'call'
  id?: string
  op: string
  args?: Values
  as?: string
  onError?: OnError[]
}

/** Runs a custom step that a developer has registered under this name. */
export const RunStep = defineStep(
  'run',
  { handler: RendererName, args: Type.Optional(Values), as: Type.Optional(ResultName) },
  { title: "Run a developer's own step" },
)
export type RunStep = Static<typeof RunStep>

/** Runs steps only if a condition is true. */
export interface IfStep {
  do: 'if'
  id?: string
  when: When
  then: Step[]
  else?: Step[]
}

/** Runs several lists of steps in parallel. The action continues when all lists have ended. */
export interface ParallelStep {
  do: 'parallel'
  id?: string
  branches: Step[][]
}

/**
 * Runs the same steps for each item. Shows the progress and the result of each row. `item` is the name of the
 * row in messages.
 */
export interface ForEachStep {
  do: 'forEach'
  id?: string
  items: Expression
  when?: When
  label?: Text
  title?: Text
  limit?: number
  steps: Step[]
}

export type Step =
  | CallStep
  | RunStep
  | ConfirmStep
  | PromptStep
  | ShowStep
  | ToastStep
  | RefreshStep
  | OpenDrawerStep
  | OpenPageStep
  | CloseOverlayStep
  | NavigateStep
  | SetValuesStep
  | ResetFormStep
  | ValidateStep
  | DownloadStep
  | UploadStep
  | CopyStep
  | PrintStep
  | IfStep
  | ParallelStep
  | ForEachStep

/** Reference to the schema `Step` among the definitions of the page schema. */
const StepRef = Type.Unsafe<Step>({ $ref: '#/$defs/Step' })

/** Steps that run one after the other. */
const Steps = Type.Array(StepRef, { title: 'Steps', minItems: 1, maxItems: 50 })

export const CallStep = Type.Unsafe<CallStep>(
  defineStep(
    'call',
    {
      op: OperationName,
      args: Type.Optional(Values),
      as: Type.Optional(ResultName),
      onError: Type.Optional(
        Type.Array(
          strictObject({
            codes: Type.Optional(
              Type.Array(Type.String({ pattern: '^[A-Z][A-Z0-9_]{0,63}$' }), {
                title: 'Codes',
                description: 'Error codes such as BILL_NOT_PENDING; all by default.',
                minItems: 1,
                maxItems: 20,
              }),
            ),
            steps: Steps,
          }),
          {
            title: 'When it fails',
            description: 'The first match runs instead of the error message, then the action ends.',
            minItems: 1,
            maxItems: 10,
          },
        ),
      ),
    },
    { title: 'Call an operation' },
  ),
)

export const IfStep = Type.Unsafe<IfStep>(
  defineStep('if', { when: When, then: Steps, else: Type.Optional(Steps) }, { title: 'Under a condition' }),
)

export const ParallelStep = Type.Unsafe<ParallelStep>(
  defineStep(
    'parallel',
    { branches: Type.Array(Steps, { title: 'Side by side', minItems: 2, maxItems: 10 }) },
    { title: 'Parallel', description: 'Waits for all, then shows the first failure.' },
  ),
)

export const ForEachStep = Type.Unsafe<ForEachStep>(
  defineStep(
    'forEach',
    {
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
        'Runs the steps for each item, available as record; shows progress and a result per row, and offers to retry failed rows.',
    },
  ),
)

/** The complete schema of a step, to which `StepRef` refers. */
export const stepShape = Type.Unsafe<Step>({
  title: 'Step',
  type: 'object',
  required: ['do'],
  discriminator: { propertyName: 'do' },
  oneOf: [
    CallStep,
    RunStep,
    ConfirmStep,
    PromptStep,
    ShowStep,
    ToastStep,
    RefreshStep,
    OpenDrawerStep,
    OpenPageStep,
    CloseOverlayStep,
    NavigateStep,
    SetValuesStep,
    ResetFormStep,
    ValidateStep,
    DownloadStep,
    UploadStep,
    CopyStep,
    PrintStep,
    IfStep,
    ParallelStep,
    ForEachStep,
  ],
})

/**
 * Protection while an action runs: retries send the same idempotency key, and the other actions of the row
 * are disabled. Each setting is on by default.
 */
const ActionGuard = strictObject(
  {
    idempotent: Type.Optional(
      Type.Boolean({
        title: 'Once',
        description: 'Retries with the same idempotency key after a failure, so that no write happens twice.',
        default: true,
      }),
    ),
    lock: Type.Optional(
      Type.Boolean({
        title: 'Lock the row',
        description: 'Disables the other actions of the row while this one runs.',
        default: true,
      }),
    ),
  },
  { title: 'Guard', default: {} },
)

/** An action of a page: its button, its permission, and the steps that it runs. */
export const Action = strictObject(
  {
    id: NodeId,
    label: Label,
    icon: Type.Optional(Type.String({ title: 'Icon', pattern: '^[a-z][a-z0-9-]{0,39}$' })),
    tone: Type.Optional(stringEnum(['default', 'primary', 'danger'], { title: 'Tone' })),
    requires: Type.Optional(AccessCode),
    when: Type.Optional(
      Type.Unsafe<When>({
        ...When,
        title: 'Shown when',
        description: 'Hides the action otherwise. Grants no permission.',
      }),
    ),
    enabledWhen: Type.Optional(When),
    whyNot: Type.Optional(DisabledReason),
    confirm: Type.Optional(ActionQuestion),
    guard: Type.Optional(ActionGuard),
    steps: Steps,
  },
  { title: 'Action' },
)
export type Action = Static<typeof Action>
