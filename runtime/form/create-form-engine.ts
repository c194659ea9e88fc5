import { batch } from '@formily/reactive'
import { assignErrors } from './assign-errors.ts'
import { buildForm } from './build-form.ts'
import { createFormCore, type FormPorts } from './form-core.ts'
import type { FormEngine } from './form-engine.ts'
import {
  type BranchState,
  type FocusRequest,
  type FormPart,
  type LeafState,
  leavesOf,
  type PartState,
} from './form-state.ts'
import {
  changedValues,
  fillSlots,
  isChanged,
  rebaseSlots,
  resetSlot,
  sentValues,
  setSlots,
  typedValues,
} from './form-values.ts'
import { createFormilyForm } from './formily/create-formily-form.ts'
import type { FormilyForm } from './formily/formily-form.ts'
import { computed, ref } from './ref.ts'
import { rowScopeIn } from './row-scope-in.ts'

interface EngineOptions {
  page: string
  parts: readonly FormPart[]
  ports: FormPorts
  isReadOnly?: boolean
}

export function createFormEngine({ page, parts, ports, isReadOnly = false }: EngineOptions): FormEngine {
  const core = createFormCore(ports, isReadOnly)
  const states = buildForm(core, page, parts)
  const dirty = createDirty(core)
  const focus = ref<FocusRequest | undefined>(undefined)
  const partsOf = (part?: string) => states.filter(({ id }) => part === undefined || id === part)
  const shownLeaves = (part?: string) =>
    partsOf(part)
      .flatMap(leavesOf)
      .filter((leaf) => isShownOrBroken(leaf, core))

  const reveal: FormEngine['reveal'] = (leaf, cell) =>
    batch(() => {
      if (leaf.kind === 'array') leaf.within?.array.expand(leaf.within.row)
      for (let node: BranchState | undefined = leaf.parent; node; node = node.parent) {
        open(node)
      }
      focus.value = { leaf, cell, id: (focus.value?.id ?? 0) + 1 }
    })
  const focusFirst = (part?: string) => {
    const invalid = shownLeaves(part).find(({ problems }) => problems.value.length > 0)
    if (!invalid) return
    const { leaf, cell } = firstInvalid(invalid)
    reveal(leaf, cell)
  }
  let formily: FormilyForm | undefined
  const engine: FormEngine = {
    parts: states,
    isReadOnly,
    isDirty: computed(() => dirty.count.value > 0),
    changes: dirty.changes,
    focus,
    record: core.record,
    saved: core.saved,
    scope: core.scope,
    load: (record, values = record) =>
      batch(() => {
        for (const part of states) resetChecks(part)
        core.record.value = record
        core.saved.value = {}
        fillSlots(core, values, { isBase: true })
      }),
    settle: () => {
      for (const slot of core.slots.values()) {
        slot.base = slot.stored.value
        slot.isBaseSet = slot.isSet.value
      }
      core.loads.value += 1
      dirty.clear()
    },
    rebase: (record) => rebaseSlots(core, record),
    resetValue: (key) => {
      const slot = core.slots.get(key)
      if (slot) resetSlot(core, slot)
    },
    setValues: (values) => setSlots(core, values),
    restore: (values) => fillSlots(core, values, { isBase: false }),
    values: (part) =>
      sentValues(core, part === undefined ? undefined : new Set(partsOf(part).flatMap(leavesOf))),
    typed: () => typedValues(core),
    changed: () => changedValues(core),
    check: async (part, accepts = () => true) => {
      await waitForAsyncValues(partsOf(part).flatMap(leavesOf))
      const leaves = shownLeaves(part).filter(accepts)
      batch(() => {
        for (const state of partsOf(part)) state.isChecked.value = true
        for (const leaf of leaves) leaf.check()
      })
      await Promise.all(leaves.map((leaf) => leaf.validateOnServer()))
      const isValid = leaves.every(({ problems }) => problems.value.length === 0) && rulesHold(partsOf(part))
      if (!isValid) focusFirst(part)
      return isValid
    },
    clearServerErrors: (part) =>
      batch(() => {
        for (const leaf of partsOf(part).flatMap(leavesOf)) leaf.clearServerErrors()
      }),
    showErrors: (fields) => assignErrors(core, fields),
    focusFirst,
    focusStart: () => {
      const first = shownLeaves().find(({ isEditable }) => isEditable.value)
      if (first) reveal(first)
    },
    reveal,
    isMet: (when) => core.isMet(when),
    rowScope: (row) => rowScopeIn(states.flatMap(leavesOf), row),
    setPorts: (next) => {
      core.ports.value = next
    },
    formily: () => {
      formily ??= createFormilyForm(core, engine)
      return formily
    },
  }
  return engine
}

type Core = ReturnType<typeof createFormCore>

/** Marks a part of the form as not yet checked and removes its errors. */
function resetChecks(part: PartState): void {
  part.isChecked.value = false
  for (const leaf of leavesOf(part)) leaf.resetCheck()
}

/** Opens a group. If the group is a tab, selects it. */
function open(node: BranchState): void {
  if (node.kind !== 'group') return
  if (node.parent?.kind === 'tabs') node.parent.active.value = node.id
  else node.isOpen.value = true
}

/** Waits for the async values of these inputs, including async values that are added while waiting. */
async function waitForAsyncValues(leaves: readonly LeafState[]): Promise<void> {
  const pending = leaves.flatMap((leaf) => (leaf.kind === 'field' ? (leaf.settled() ?? []) : []))
  if (pending.length === 0) return
  await Promise.all(pending)
  return waitForAsyncValues(leaves)
}

/**
 * True for a shown input. An input whose rule is invalid counts as shown, so that its error stops the submit.
 */
function isShownOrBroken(leaf: LeafState, core: Core): boolean {
  try {
    return core.isShown(leaf)
  } catch {
    return true
  }
}

/**
 * True if all form rules hold. Skips a rule if all its inputs are hidden, because its error couldn't be
 * shown.
 */
const rulesHold = (parts: readonly PartState[]) =>
  parts.every(
    (part) =>
      !part.shown.value || part.rules.every((rule) => rule.leaf.value === undefined || rule.isMet.value),
  )

/**
 * Returns which element gets the focus for an invalid input: the input itself or, for a sub-table, its first
 * invalid cell, which may be in a nested sub-table.
 */
function firstInvalid(leaf: LeafState): Pick<FocusRequest, 'leaf' | 'cell'> {
  if (leaf.kind !== 'array') return { leaf }
  const row = leaf.rows().find(({ key }) => leaf.invalidRows.value.has(key))
  const field = row && Object.keys(leaf.problemsOf(row.key))[0]
  if (!row || field === undefined) return { leaf }
  const nested = leaf.nestedOf(row).find(({ spec }) => spec.field === field)
  return nested ? firstInvalid(nested) : { leaf, cell: { row: row.key, field } }
}

/**
 * Counts changed values. Each change updates the count, so that a keystroke in a large form needs no
 * comparison of all values.
 */
function createDirty(core: Core) {
  const keys = new Set<string>()
  const count = ref(0)
  const changes = ref(0)
  core.onChange = (slot) => {
    changes.value += 1
    if (isChanged(slot)) keys.add(slot.key)
    else keys.delete(slot.key)
    count.value = keys.size
  }
  const clear = () => {
    keys.clear()
    count.value = 0
  }
  return { count, changes, clear }
}
