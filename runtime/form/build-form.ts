import type { FormNode, FormRule } from '#schemas'
import type { SchemaLocation } from '#schemas/errors'
import { isRecord } from '#schemas/values'
import { pageMalformed } from '../page/errors.ts'
import { createArray } from './array-state.ts'
import { createCustom } from './custom-state.ts'
import { type BuiltLeaf, createField, createShown } from './field-state.ts'
import type { FormCore } from './form-core.ts'
import {
  type BranchState,
  type FormPart,
  type GroupState,
  type LeafState,
  leavesOf,
  type NodeState,
  type ObjectState,
  type PartState,
  type RuleState,
  type Slot,
  type TabsState,
} from './form-state.ts'
import { createFrame } from './frame-state.ts'
import type { LeafProblems } from './leaf-problems.ts'
import { isFieldName } from './pure-data.ts'
import { computed, ref } from './ref.ts'
import { createText } from './text-state.ts'

interface Build {
  core: FormCore
  page: string
  /** Inputs of the form that are already built. */
  leaves: readonly LeafState[]
  setters: Map<LeafState, LeafProblems['setRules']>
}

interface NodeContext {
  pointer: string
  /**
   * Path in the form's values to the record that contains these fields. At the top level, the path is empty.
   */
  path: readonly string[]
  parent: BranchState
}

/**
 * Builds the observable state of a form from its nodes. The state is the same for each language and all
 * permissions.
 */
export function buildForm(core: FormCore, page: string, parts: readonly FormPart[]): readonly PartState[] {
  const leaves: LeafState[] = []
  const build: Build = { core, page, leaves, setters: new Map() }
  const states = parts.map((part) => buildPart(part, build))
  for (const slot of core.slots.values()) exposeValue(slot, core)
  leaves.push(...states.flatMap(leavesOf))
  const rules = states.flatMap((part) => part.rules.map((rule) => ({ rule, part })))
  for (const [leaf, setRules] of build.setters) {
    setRules(rules.filter(({ rule }) => rule.spec.fields.some((field) => fieldNamesOf(leaf).includes(field))))
  }
  return states
}

const fieldNamesOf = (leaf: LeafState): readonly string[] =>
  leaf.kind === 'custom' ? (leaf.spec.fields ?? []) : [leaf.spec.field]

function buildRule(spec: FormRule, { core, leaves }: Build): RuleState {
  const inputs = computed(() =>
    spec.fields.flatMap((field) => leaves.filter((leaf) => fieldNamesOf(leaf).includes(field))),
  )
  return {
    spec,
    leaf: computed(() => inputs.value.find(core.isShown)),
    isMet: computed(() => core.isMet(spec.holds)),
  }
}

function buildPart(spec: FormPart, build: Build): PartState {
  const { core, page } = build
  const at = { page, pointer: spec.pointer }
  const state: PartState = {
    kind: 'part',
    id: spec.id,
    at,
    parent: undefined,
    spec,
    isChecked: ref(false),
    rules: (spec.rules ?? []).map((rule) => buildRule(rule, build)),
    children: [],
    shown: computed(() => core.assumeShown(state, () => core.isMet(spec.when))),
    errorCount: errorCountOf(() => state),
  }
  state.children = buildNodes(spec.nodes, { pointer: spec.pointer, path: [], parent: state }, build)
  return state
}

const errorCountOf = (branch: () => BranchState) =>
  computed(() => leavesOf(branch()).filter(({ problems }) => problems.value.length > 0).length)

const buildNodes = (nodes: readonly FormNode[], place: NodeContext, build: Build): NodeState[] =>
  nodes.map((node, index) => buildNode(node, { ...place, pointer: `${place.pointer}/${index}` }, build))

function buildNode(node: FormNode, place: NodeContext, build: Build): NodeState {
  const { core, page } = build
  const { parent } = place
  const at = { page, pointer: place.pointer }
  const register = <Leaf extends LeafState>({ leaf, setRules }: BuiltLeaf<Leaf>): Leaf => {
    build.setters.set(leaf, setRules)
    return leaf
  }
  switch (node.node) {
    case 'field':
      return register(
        createField({ core, spec: node, at, parent, slot: slotOf(node.field, place, at, core) }),
      )
    case 'array':
      return register(
        createArray({ core, spec: node, at, parent, slot: slotOf(node.field, place, at, core) }),
      )
    case 'custom': {
      const slots = (node.fields ?? []).map((field) => slotOf(field, place, at, core))
      return register(createCustom({ core, spec: node, at, parent, slots }))
    }
    case 'text':
      return createText({ core, spec: node, at, parent })
    case 'frame':
      return createFrame({ core, spec: node, at, parent })
    case 'group':
      return buildGroup(node, place, build)
    case 'tabs':
      return buildTabs(node, place, build)
    case 'object':
      return buildObject(node, place, build)
    default:
      throw pageMalformed(
        { problem: `there is no node "${String((node as { node?: unknown }).node)}"` },
        { at },
      )
  }
}

type NodeOf<Kind extends FormNode['node']> = Extract<FormNode, { node: Kind }>

function buildGroup(spec: NodeOf<'group'>, place: NodeContext, build: Build): GroupState {
  const state: GroupState = {
    kind: 'group',
    id: spec.id,
    at: { page: build.page, pointer: place.pointer },
    parent: place.parent,
    spec,
    children: [],
    shown: createShown(() => state, build.core, spec),
    errorCount: errorCountOf(() => state),
    isOpen: ref(spec.collapsed !== true),
  }
  state.children = buildNodes(
    spec.nodes,
    { ...place, pointer: `${place.pointer}/nodes`, parent: state },
    build,
  )
  return state
}

function buildTabs(spec: NodeOf<'tabs'>, place: NodeContext, build: Build): TabsState {
  const state: TabsState = {
    kind: 'tabs',
    id: spec.id,
    at: { page: build.page, pointer: place.pointer },
    parent: place.parent,
    spec,
    children: [],
    shown: createShown(() => state, build.core, spec),
    errorCount: errorCountOf(() => state),
    active: ref(spec.items[0]?.id ?? ''),
  }
  state.children = spec.items.map((item, index) =>
    buildGroup(item, { ...place, pointer: `${place.pointer}/items/${index}`, parent: state }, build),
  )
  return state
}

function buildObject(spec: NodeOf<'object'>, place: NodeContext, build: Build): ObjectState {
  const at = { page: build.page, pointer: place.pointer }
  const state: ObjectState = {
    kind: 'object',
    id: spec.id,
    at,
    parent: place.parent,
    spec,
    children: [],
    shown: createShown(() => state, build.core, spec),
    errorCount: errorCountOf(() => state),
  }
  const path = [...place.path, nameOf(spec.field, at)]
  state.children = buildNodes(spec.nodes, { pointer: `${place.pointer}/nodes`, path, parent: state }, build)
  return state
}

/**
 * Validates a field name, because the page may not have been checked. Prototype keys and paths are invalid.
 */
function nameOf(field: string, at: SchemaLocation): string {
  if (isFieldName(field)) return field
  throw pageMalformed({ problem: `"${field}" is no name of a field` }, { at })
}

function slotOf(field: string, { path }: NodeContext, at: SchemaLocation, core: FormCore): Slot {
  const ownPath = [...path, nameOf(field, at)]
  const key = ownPath.join('.')
  const existing = core.slots.get(key)
  if (existing) return existing
  const slot: Slot = {
    key,
    path: ownPath,
    stored: ref<unknown>(undefined),
    isSet: ref(false),
    leaves: [],
    base: undefined,
    isBaseSet: false,
  }
  core.slots.set(key, slot)
  return slot
}

/** Lets expressions read a value while at least one of its inputs is shown. */
function exposeValue(slot: Slot, core: FormCore): void {
  let holder = core.scope
  for (const key of slot.path.slice(0, -1)) {
    const inner = Object.hasOwn(holder, key) ? holder[key] : {}
    // If a field and a nested record have the same name, expressions read the one that comes first in the
    // form.
    if (!isRecord(inner)) return
    holder[key] = inner
    holder = inner as Record<string, unknown>
  }
  const name = slot.path.at(-1) ?? ''
  if (Object.hasOwn(holder, name)) return
  Object.defineProperty(holder, name, {
    enumerable: true,
    get: () => {
      core.reads += 1
      return visibleValue(slot, core)
    },
  })
}

/** Returns the value of a slot for expressions, or undefined while none of its inputs is shown. */
export function visibleValue(slot: Slot, core: FormCore): unknown {
  const shown = slot.leaves.filter(core.isShown)
  const leaf = shown.find(({ kind }) => kind === 'field') ?? shown[0]
  if (leaf?.kind === 'field') return leaf.read()
  if (leaf?.kind === 'array') return leaf.views()
  return leaf && slot.stored.value
}
