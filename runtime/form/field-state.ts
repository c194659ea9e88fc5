import { batch } from '@formily/reactive'
import type { FieldRule, FormField } from '#schemas'
import type { SchemaLocation } from '#schemas/errors'
import type { AnyProps } from '../registry/create-registry.ts'
import { checkValue } from './check-value.ts'
import { computed, type FormCore } from './form-core.ts'
import type { BranchState, FieldState, LeafState, Slot } from './form-state.ts'
import { createLaterValues } from './later-values.ts'
import { createLatestAnswer } from './latest-answer.ts'
import { createProblems, type LeafProblems } from './leaf-problems.ts'
import { canRead, canWrite } from './node-access.ts'
import { createServerCheck } from './server-check.ts'

export interface LeafParts<Spec> {
  core: FormCore
  spec: Spec
  at: SchemaLocation
  parent: BranchState
  slot: Slot
}

/** A leaf with what the form wires up once all of it is there. */
export interface MadeLeaf<Leaf extends LeafState> {
  leaf: Leaf
  setRules: LeafProblems['setRules']
}

const LOST = 'Not everything was sent: send it again or remove it.'

/** One input: its value, its rules as tracked functions, and what is wrong with it. */
export function createField(parts: LeafParts<FormField>): MadeLeaf<FieldState> {
  const { core, spec, at, parent, slot } = parts
  const { compute, requires } = spec
  const access = () => core.ports.value.access
  const made = createValue(parts)
  const isWritable = computed(() => !core.isReadOnly && canWrite(access(), requires))
  const isEditable = computed(() => isWritable.value && spec.readOnly !== true && compute === undefined)
  const isDisabled = computed(() => spec.disabled !== undefined && core.holds(spec.disabled))
  const isRequired = computed(
    () => spec.required === true || (spec.requiredWhen !== undefined && core.holds(spec.requiredWhen)),
  )
  // What nobody here can mend is not held against him; a computed value follows from what he types.
  const isMinded = () => isWritable.value && (isEditable.value || compute !== undefined) && !isDisabled.value
  const problems = createProblems({
    core,
    leaf: () => leaf,
    own: () => {
      if (isMinded() && coming.lost.value.length > 0) return [core.ports.value.text(LOST)]
      const required = compute === undefined && isRequired.value
      if (!isMinded()) return []
      const { text, unreadable, refusal } = core.ports.value
      const asked = { field: spec, required, text, unreadable: unreadable?.(spec.component) }
      const value = made.read()
      const found =
        checkValue(value, asked) || (refusal?.(spec.component, value, () => leaf.settings.value) ?? '')
      return found === '' ? [] : [found]
    },
  })
  const ask = spec.validate && createAsking(spec.validate, core)
  const judgeNow = async () => {
    const isSound = ask && isMinded() && core.isShown(leaf) && problems.problems.value.length === 0
    if (isSound) problems.judge(await ask(made.read()))
  }
  const set = (value: unknown) => {
    if (!isEditable.value) return
    batch(() => {
      slot.stored.value = value
      slot.isSet.value = true
      problems.forget()
      core.onChange(slot)
    })
    if (ask) void judgeNow().catch(() => undefined)
  }
  const coming = createLaterValues(made.read, set)
  const leaf: FieldState = {
    kind: 'field',
    id: spec.id,
    key: slot.key,
    label: spec.title ?? spec.field,
    at,
    parent,
    spec,
    slot,
    shown: createShown(() => leaf, core, spec),
    problems: problems.problems,
    check: problems.check,
    refuse: problems.refuse,
    ask: judgeNow,
    read: made.read,
    set,
    ...coming,
    leave: () => {
      if (slot.isSet.value) problems.check()
    },
    isEditable,
    isDisabled,
    isRequired,
    settings: computed(() => settingsOf(core, spec)),
  }
  slot.leaves.push(leaf)
  return { leaf, setRules: problems.setRules }
}

/** Whether a node is there: its right, its rule, and what it lies in. */
export function createShown(
  node: () => Parameters<FormCore['isShown']>[0],
  core: FormCore,
  { visible, requires }: Pick<FormField, 'visible' | 'requires'>,
) {
  return computed(() =>
    core.deciding(node(), () => {
      const { parent } = node()
      if (parent && !core.isShown(parent)) return false
      return canRead(core.ports.value.access, requires) && core.holds(visible)
    }),
  )
}

/** Computed, or typed or loaded, or the default as long as nothing else is there. */
function createValue({ core, spec, at, slot }: LeafParts<FormField>) {
  const { compute, default: first } = spec
  const made = compute ?? first
  const value = made === undefined ? undefined : computed(() => core.value(made))
  const make = () => (value ? core.making(slot.key, at, () => value.value) : undefined)
  const read = () => {
    if (compute !== undefined) return make()
    return slot.isSet.value ? slot.stored.value : make()
  }
  return { read }
}

const NO_SETTINGS: AnyProps = Object.freeze({})

/** The page's own settings and choices; expressions among them are followed. */
export function settingsOf(
  core: FormCore,
  { props, options }: Pick<FormField, 'props' | 'options'>,
): AnyProps {
  if (props === undefined && options === undefined) return NO_SETTINGS
  const { text } = core.ports.value
  const choices = options?.map(({ value, label }) => ({ value, label: text(label) }))
  return { ...(choices && { options: choices }), ...(core.value(props ?? {}) as AnyProps) }
}

function createAsking(rules: readonly FieldRule[], core: FormCore) {
  // The row being edited is known once the record is.
  const lowered = () =>
    rules.map((rule) =>
      'duplicate' in rule
        ? { duplicate: { ...rule.duplicate, dataId: core.value(rule.duplicate.dataId) } }
        : rule,
    )
  const { http } = core.ports.value
  let asked: { key: string; ask: ReturnType<typeof createServerCheck> } | undefined
  return createLatestAnswer<unknown>((value, signal) => {
    const now = lowered()
    const key = JSON.stringify(now)
    if (asked?.key !== key) {
      asked = {
        key,
        ask: createServerCheck({ rules: now, http, text: (text) => core.ports.value.text(text) }),
      }
    }
    return asked.ask(value, signal)
  })
}
