import type { FieldRule, FormField } from '#schemas'
import type { SchemaLocation } from '#schemas/errors'
import { isMasked } from '#schemas/mask'
import type { Translate } from '../i18n/interpolate.ts'
import type { AnyProps } from '../registry/create-registry.ts'
import { createAsyncValues } from './async-values.ts'
import { checkValue } from './check-value.ts'
import { createQuestions } from './field-questions.ts'
import { type FormCore, setSlot } from './form-core.ts'
import type { BranchState, FieldState, LeafState, Overrides, Slot } from './form-state.ts'
import { createLatestAnswer } from './latest-answer.ts'
import { createProblems, type LeafProblems } from './leaf-problems.ts'
import { canRead, canWrite } from './node-access.ts'
import type { Ref } from './ref.ts'
import { computed, ref } from './ref.ts'
import { createServerCheck } from './server-check.ts'

export interface LeafParts<Spec> {
  core: FormCore
  spec: Spec
  at: SchemaLocation
  parent: BranchState
  slot: Slot
}

/**
 * State of an input, and a function that sets its form rules. The function is called after all inputs are
 * built.
 */
export interface BuiltLeaf<Leaf extends LeafState> {
  leaf: Leaf
  setRules: LeafProblems['setRules']
}

const UPLOADS_FAILED = "Some files weren't uploaded. Upload them again or remove them."

/** Creates the state of an input: its value, its rules, and its errors. */
export function createField(parts: LeafParts<FormField>): BuiltLeaf<FieldState> {
  const { core, spec, at, parent, slot } = parts
  const { compute, requires } = spec
  const access = () => core.ports.value.access
  const fieldValue = createValue(parts)
  const questions = createQuestions()
  const isWritable = computed(() => !core.isReadOnly && canWrite(access(), requires))
  const overrides: FieldState['overrides'] = ref(undefined)
  const isDisabledByPage = () => spec.disabled !== undefined && core.isMet(spec.disabled)
  const pattern = computed(() => {
    if (!isWritable.value) return 'readPretty'
    const set = overrides.value?.pattern()
    if (set) return set
    if (spec.readOnly === true || compute !== undefined) return 'readPretty'
    return isDisabledByPage() ? 'disabled' : 'editable'
  })
  const isEditable = computed(() => pattern.value !== 'readPretty')
  const isDisabled = computed(() => pattern.value === 'disabled')
  const isRequired = computed(
    () =>
      overrides.value?.required() ??
      (spec.required === true || (spec.requiredWhen !== undefined && core.isMet(spec.requiredWhen))),
  )
  // Read-only inputs are not checked. A loaded mask is not checked, because the server doesn't store it.
  // Computed values are checked, because they depend on typed values.
  const isChecked = () =>
    pattern.value === 'editable'
      ? !isLoadedMask(slot, fieldValue.read())
      : compute !== undefined && isWritable.value && !isDisabledByPage()
  const problems = createProblems({
    core,
    leaf: () => leaf,
    valueErrors: () => {
      if (isChecked() && asyncValues.failed.value.length > 0) return [core.ports.value.text(UPLOADS_FAILED)]
      const required = compute === undefined && isRequired.value
      if (!isChecked()) return []
      if (questions.open.value !== '') return [questions.open.value]
      const { text, unreadable, validateValue } = core.ports.value
      const options = { field: spec, required, text, unreadable: unreadable?.(spec.component) }
      const value = fieldValue.read()
      const found =
        checkValue(value, options) ||
        (validateValue?.(spec.component, value, () => leaf.settings.value) ?? '')
      return found === '' ? [] : [found]
    },
  })
  const checkOnServer = spec.validate && createServerRules(spec.validate, core)
  /** Validates the current value. Resolves to false if the value changed during the validation. */
  const validateOnce = async (): Promise<boolean> => {
    let isCurrent = true
    if (checkOnServer && isChecked() && problems.isValid()) {
      const setAnswer = problems.expectAnswer()
      isCurrent = setAnswer(await checkOnServer(fieldValue.read()))
    }
    await overrides.value?.validate()
    return isCurrent
  }
  const validate = async (): Promise<void> => {
    if (!(await validateOnce())) await validate()
  }
  const put = (value: unknown) => {
    setSlot(core, slot, value)
    if (checkOnServer) void validateOnce().catch(() => undefined)
  }
  const set = (value: unknown) => {
    if (pattern.value === 'editable') put(value)
  }
  // An async value, such as the path of an upload, is set even if the input was disabled during the upload.
  const putAsyncValue = (value: unknown) => {
    if (isEditable.value) put(value)
  }
  const asyncValues = createAsyncValues(fieldValue.read, putAsyncValue)
  const leaf: FieldState = {
    kind: 'field',
    id: spec.id,
    key: slot.key,
    at,
    parent,
    spec,
    slot,
    overrides,
    title: createTitle(core, overrides, spec.title ?? spec.field),
    shown: createShown(() => leaf, core, spec, overrides),
    ...problems.errors,
    resetCheck: () => {
      questions.answered.value = new Set()
      problems.errors.resetCheck()
    },
    questions,
    validateOnServer: validate,
    read: fieldValue.read,
    set,
    put,
    pattern,
    ...asyncValues,
    leave: () => {
      if (slot.isSet.value) problems.errors.check()
    },
    isEditable,
    isDisabled,
    isRequired,
    settings: computed(() => settingsOf(core, spec, overrides)),
  }
  slot.leaves.push(leaf)
  return { leaf, setRules: problems.setRules }
}

/** True for a masked value that hasn't changed since it was loaded. */
const isLoadedMask = ({ base }: Slot, value: unknown) =>
  typeof value === 'string' && value === base && isMasked(value)

/** Localized label of an input. A label that was set on the input's Formily field takes precedence. */
export const createTitle = (core: FormCore, overrides: Ref<Overrides | undefined>, title: string) =>
  computed(() => overrides.value?.title() ?? (title === '' ? '' : core.ports.value.text(title)))

/**
 * Creates an observable that is true if the node is shown. The parent must be shown, the user must have the
 * permission, and the rule must be met. A display state that was set on the Formily field replaces the rule.
 */
export function createShown(
  node: () => Parameters<FormCore['isShown']>[0],
  core: FormCore,
  { visible, requires }: Pick<FormField, 'visible' | 'requires'>,
  overrides?: Ref<Overrides | undefined>,
) {
  return computed(() =>
    core.assumeShown(node(), () => {
      const { parent } = node()
      if (parent && !core.isShown(parent)) return false
      if (!canRead(core.ports.value.access, requires)) return false
      const display = overrides?.value?.display()
      return display ? display === 'visible' : core.isMet(visible)
    }),
  )
}

/**
 * Creates the value of a field: the computed value if there is one, otherwise the typed or loaded value,
 * otherwise the default.
 */
function createValue({ core, spec, at, slot }: LeafParts<FormField>) {
  const { compute, default: first } = spec
  const source = compute ?? first
  const value = source === undefined ? undefined : computed(() => core.value(source))
  const evaluate = () => (value ? core.guardCycle(slot.key, at, () => value.value) : undefined)
  const read = () => {
    if (compute !== undefined) return evaluate()
    return slot.isSet.value ? slot.stored.value : evaluate()
  }
  return { read }
}

const NO_SETTINGS: AnyProps = Object.freeze({})

/**
 * Settings and options that the page gives a field, with expressions evaluated. Props that code sets on the
 * Formily field override these settings.
 */
export function settingsOf(
  core: FormCore,
  { props, options }: Pick<FormField, 'props' | 'options'>,
  overrides: Ref<Overrides | undefined>,
): AnyProps {
  const set = overrides.value?.props()
  if (props === undefined && options === undefined) return set ?? NO_SETTINGS
  const { text } = core.ports.value
  const choices = options?.map(({ value, label }) => ({ value, label: text(label) }))
  return { ...(choices && { options: choices }), ...(core.value(props ?? {}) as AnyProps), ...set }
}

/** Creates the check of a value by the server's rules, whose arguments may read the edited record. */
function createServerRules(rules: readonly FieldRule[], core: FormCore) {
  const currentRules = () =>
    rules.map((rule) =>
      'duplicate' in rule
        ? { duplicate: { ...rule.duplicate, dataId: core.value(rule.duplicate.dataId) } }
        : rule,
    )
  const { http } = core.ports.value
  const text: Translate = (...args) => core.ports.value.text(...args)
  let last: { key: string; check: ReturnType<typeof createServerCheck> } | undefined
  return createLatestAnswer<unknown>((value, signal) => {
    const now = currentRules()
    const key = JSON.stringify(now)
    if (last?.key !== key) last = { key, check: createServerCheck({ rules: now, http, text }) }
    return last.check(value, signal)
  })
}
