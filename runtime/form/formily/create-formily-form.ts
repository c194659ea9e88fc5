import {
  createForm,
  type Field,
  type Form,
  FormPath,
  type FormPathPattern,
  LifeCycleTypes,
  type VoidField,
} from '@formily/core'
import { reaction, Tracker, untracked } from '@formily/reactive'
import type { FormCore } from '../form-core.ts'
import type { FormEngine } from '../form-engine.ts'
import { type ArrayState, type GroupState, type LeafState, leavesOf } from '../form-state.ts'
import { baseValueOf, fillSlots, putBase, setSlots } from '../form-values.ts'
import { createCellFields } from './cell-fields.ts'
import { createRecord, setValueAt, type ValuesRecord, valueAccess } from './engine-values.ts'
import type { FormilyForm } from './formily-form.ts'
import { createLeafField } from './leaf-field.ts'

/**
 * Creates the Formily form of an engine. Formily's own listener for value changes is disposed of at once,
 * because it would observe every form and keep this form in memory.
 */
export function createFormilyForm(core: FormCore, engine: FormEngine): FormilyForm {
  const leaves = engine.parts.flatMap(leavesOf)
  const fields = new Map<LeafState, Field>()
  let isCreating = false
  let hasEffects = false
  // Ignores the initial value that Formily sets on a new field, because the engine already has it.
  const unlessCreating = (set: (value: unknown) => void) => (value: unknown) => {
    if (!isCreating) set(value)
  }
  const values = createRecord(core.slots.values(), (slot) => {
    const { get, set } = valueAccess(slot, core)
    return { get, set: unlessCreating(set) }
  })
  for (const leaf of leaves) {
    if (leaf.kind !== 'custom' || Object.hasOwn(values, leaf.key)) continue
    Object.defineProperty(values, leaf.key, { get: leaf.values, set: unlessCreating(leaf.put) })
  }
  const initialValues = createRecord(core.slots.values(), (slot) => ({
    get: () => (core.loads.value >= 0 ? baseValueOf(slot) : undefined),
    set: unlessCreating((value) => putBase(core, slot, value)),
  }))
  const form = createForm({ values, initialValues, pattern: engine.isReadOnly ? 'readPretty' : 'editable' })
  for (const dispose of form.disposers.splice(0)) dispose()

  const makeField = <Made>(make: () => Made): Made => {
    isCreating = true
    try {
      return untrack(make)
    } finally {
      isCreating = false
    }
  }
  const fieldOf = (leaf: LeafState): Field => {
    const known = fields.get(leaf)
    if (known) return known
    const field = makeField(() => createLeafField(form, leaf))
    fields.set(leaf, field)
    const { query } = field
    field.query = (pattern) => {
      createMatching(FormPath.parse(pattern, field.address))
      return query(pattern)
    }
    return field
  }
  const createMatching = (pattern: FormPath) => {
    for (const leaf of leaves) if (!fields.has(leaf) && isMatch(pattern, leaf.key)) fieldOf(leaf)
  }
  overrideValues(form, core, values)
  overrideQueries(form, createMatching)
  overrideChecks(form, engine, leaves)

  const { addEffects, setEffects } = form
  form.addEffects = (id, effects) => {
    // The empty effects that Formily adds for each new field don't count as effects of the page.
    if (!isCreating) hasEffects = true
    addEffects(id, effects)
  }
  form.setEffects = (effects) => {
    hasEffects = true
    setEffects(effects)
  }
  reaction(
    () => engine.changes.value,
    () => form.notify(LifeCycleTypes.ON_FORM_VALUES_CHANGE),
  )
  const { onChange } = core
  core.onChange = (slot) => {
    onChange(slot)
    const leaf = slot.leaves[0]
    // If the field exists, the field itself notifies effects of the change.
    if (hasEffects && leaf && !fields.has(leaf))
      form.notify(LifeCycleTypes.ON_FIELD_VALUE_CHANGE, fieldOf(leaf))
  }
  const layoutOf = (group: GroupState): VoidField => {
    // The names of fields with a value contain no hyphen, so the address of this void field can't collide
    // with them.
    const name = `layout-${group.id}`
    const known = untracked(() => form.fields[name])
    if (known) return known as VoidField
    const field = makeField(() => form.createVoidField({ name }))
    const title = () => (group.spec.title === undefined ? '' : core.ports.value.text(group.spec.title))
    return Object.defineProperty(field, 'title', { get: title })
  }
  return { form, fieldOf, layoutOf, cells: createCellFields(form, makeField) }
}

/** Runs a function so that the current render doesn't observe what the function reads. */
function untrack<Made>(make: () => Made): Made {
  const tracker = new Tracker(() => undefined)
  try {
    return tracker.track(make) as Made
  } finally {
    tracker.dispose()
  }
}

const isMatch = (pattern: FormPath, key: string): boolean =>
  pattern.isMatchPattern ? pattern.match(key) : pattern.toString() === key

/** Makes Formily's setters write values to the slots of the engine. */
function overrideValues(form: Form, core: FormCore, values: ValuesRecord): void {
  form.setValues = (next, strategy = 'merge') => {
    if (strategy === 'overwrite') fillSlots(core, next, { isBase: false })
    else setSlots(core, next)
  }
  form.setValuesIn = (pattern, value) => setValueAt(values, FormPath.parse(pattern).segments, value)
  form.deleteValuesIn = (pattern) => setValueAt(values, FormPath.parse(pattern).segments, undefined)
  form.setInitialValues = (next) => {
    for (const slot of core.slots.values()) {
      const value = FormPath.getIn(next, [...slot.path])
      if (value !== undefined) putBase(core, slot, value)
    }
  }
}

/**
 * Makes `query` and `setFieldState` create the fields that match their pattern. The pattern `*` creates no
 * fields.
 */
function overrideQueries(form: Form, makeMatching: (pattern: FormPath) => void): void {
  const { query } = form
  const setFieldState = form.setFieldState as (pattern: unknown, payload: unknown) => void
  form.query = (pattern) => {
    if (pattern !== '*') makeMatching(FormPath.parse(pattern))
    return query(pattern)
  }
  form.setFieldState = (pattern: unknown, payload: unknown) => {
    if (isPattern(pattern)) makeMatching(FormPath.parse(pattern))
    setFieldState(pattern, payload)
  }
}

const isPattern = (value: unknown): value is FormPathPattern =>
  typeof value === 'string' || Array.isArray(value) || value instanceof RegExp || value instanceof FormPath

/**
 * Makes the form validate and submit through the engine, which also checks inputs that are not mounted.
 * `submit` returns the values to send.
 */
function overrideChecks(form: Form, engine: FormEngine, leaves: readonly LeafState[]): void {
  let checked = Promise.resolve(false)
  form.validate = async (pattern = '*') => {
    form.setValidating(true)
    const path = FormPath.parse(pattern)
    checked = engine.check(undefined, (leaf) => isMatch(path, leaf.key))
    const isValid = await checked.finally(() => form.setValidating(false))
    form.notify(isValid ? LifeCycleTypes.ON_FORM_VALIDATE_SUCCESS : LifeCycleTypes.ON_FORM_VALIDATE_FAILED)
    if (!isValid) throw form.errors
  }
  const { submit } = form
  form.submit = (send) =>
    submit(async () => {
      // The errors are checked here, because Formily's own submit reads only the errors of existing fields.
      if (!(await checked)) throw form.errors
      const values = engine.values()
      return (send ? send(values) : values) as never
    })
  form.queryFeedbacks = ({ type = 'error', address, path }) => {
    const pattern = FormPath.parse(address ?? path ?? '*')
    if (type !== 'error') return []
    return leaves
      .flatMap(problemsOf)
      .filter(({ key, messages }) => messages.length > 0 && isMatch(pattern, key))
      .map(({ key, messages }) => ({
        type: 'error' as const,
        code: 'ValidateError' as const,
        address: key,
        path: key,
        messages: [...messages],
      }))
  }
  form.reset = async () => {
    engine.load(engine.record.value)
    form.notify(LifeCycleTypes.ON_FORM_RESET)
  }
}

interface Problems {
  key: string
  messages: readonly string[]
}

/** Errors of an input, or of a sub-table and its cells. */
function problemsOf(leaf: LeafState): Problems[] {
  const own = { key: leaf.key, messages: leaf.problems.value }
  return leaf.kind === 'array' && leaf.invalidRows.value.size > 0 ? [own, ...cellProblems(leaf)] : [own]
}

const cellProblems = ({ key, rows, nestedOf, problemsOf: inRow }: ArrayState): Problems[] =>
  rows().flatMap((row, index) => [
    ...Object.entries(inRow(row.key)).map(([field, problem]) => ({
      key: `${key}.${index}.${field}`,
      messages: [problem],
    })),
    ...nestedOf(row).flatMap(cellProblems),
  ])
