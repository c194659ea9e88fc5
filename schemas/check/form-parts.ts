import type { TSchema } from 'typebox'
import type { FormRule } from '../meta/form.ts'
import type { FormArray } from '../meta/form-array.ts'
import type { FormColumn, FormField } from '../meta/form-field.ts'
import type { FormCustom, FormNode, FormObject } from '../meta/form-node.ts'
import type { Page } from '../meta/page.ts'
import type { FurtherSubmit, Submit } from '../meta/submit.ts'
import type { StepCheck, StepSave, WizardStep } from '../meta/wizard.ts'
import type { Contracts } from './options.ts'
import type { Path } from './page-text.ts'
import { mainSource, type Owner, ownerOf, type Part, rowsOwner, sourceOwner } from './parts.ts'

/**
 * A form node with its path. `owner` is the record type that contains the node's fields; undefined for an
 * unknown type.
 */
export interface FormPart<Node = FormNode> extends Part<Node> {
  owner: Owner | undefined
  /**
   * Path of the nested record that contains the node, as rules and expressions write it, such as `address`.
   */
  within: readonly string[]
}

type NodeList = Part<readonly FormNode[]> & { rules: readonly FormRule[]; rulesPath: Path }

const rulesOf = (rules: readonly FormRule[] | undefined, path: Path) => ({
  rules: rules ?? [],
  rulesPath: [...path, 'rules'],
})

/** Returns the lists of form nodes in a page: one list for a form, and one for each step of a wizard. */
export function nodeListsOf(page: Page): NodeList[] {
  if (page.kind === 'form') {
    const { nodes, rules } = page.form
    return [{ value: nodes, path: ['form', 'nodes'], ...rulesOf(rules, ['form']) }]
  }
  return stepsOfWizard(page).map(({ value, path }) => ({
    value: value.nodes,
    path: [...path, 'nodes'],
    ...rulesOf(value.rules, path),
  }))
}

export const stepsOfWizard = (page: Page): Part<WizardStep>[] =>
  page.kind === 'wizard'
    ? page.wizard.steps.map((value, index) => ({ value, path: ['wizard', 'steps', index] }))
    : []

/** A check or a save of a wizard step. Both call an operation with the values of the step. */
export interface StepCall extends Part<StepCheck> {
  use: 'check' | 'save'
  /** Names of the values that the inputs of the step send. */
  sent: readonly string[]
}

/** Lists the checks and saves of all steps of a wizard. */
export const stepCallsOf = (page: Page): StepCall[] =>
  stepsOfWizard(page).flatMap(({ value: { check, save, nodes }, path }) => {
    const sent = sentNames(nodes)
    return [
      ...(check ? [{ use: 'check' as const, value: check, path: [...path, 'check'], sent }] : []),
      ...(save
        ? savesIn(save, [...path, 'save']).map((part) => ({ use: 'save' as const, ...part, sent }))
        : []),
    ]
  })

const savesIn = ({ again, ...first }: StepSave, path: Path): Part<StepCheck>[] => [
  { value: first, path },
  ...(again ? [{ value: again, path: [...path, 'again'] }] : []),
]

/** Lists the names of the top-level values that the nodes send. */
function sentNames(nodes: readonly FormNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.node === 'group') return sentNames(node.nodes)
    if (node.node === 'tabs') return sentNames(node.items)
    if (node.node === 'custom') return node.fields ?? []
    return 'field' in node && isSent(node) ? [node.field] : []
  })
}

/**
 * True if a node sends its value to the server. Values that aren't sent are used only in the page, so the
 * model needs no fields for them.
 */
export const isSent = (node: FormNode): boolean => !('sends' in node) || node.sends !== false

/**
 * True if an input names a field that its record type doesn't have. This error is reported once, at the
 * input, and not again in each expression or call that reads the field.
 */
export const hasUnknownField = (nodes: readonly FormPart[]): boolean =>
  nodes.some(
    ({ value, owner }) =>
      owner && 'field' in value && isSent(value) && !Object.hasOwn(owner.fields, value.field),
  )

/** Returns the settings that forms and wizards have in common. */
export function bodyOf(page: Page) {
  if (page.kind === 'form') return { ...page.form, key: 'form' as const }
  return page.kind === 'wizard' ? { ...page.wizard, key: 'wizard' as const } : undefined
}

/** Lists the submits of a form or a wizard. The primary submit is first. */
export function submitsOf(page: Page): Part<Submit & Partial<FurtherSubmit>>[] {
  const body = bodyOf(page)
  if (!body) return []
  const further = 'submits' in body ? (body.submits ?? []) : []
  return [
    ...(body.submit ? [{ value: body.submit, path: [body.key, 'submit'] }] : []),
    ...further.map((value, index) => ({ value, path: [body.key, 'submits', index] })),
  ]
}

/**
 * Returns the record type of the form's fields. This is the form's model or, without a model, the type of the
 * loaded record. Arguments of submits, and of saves of wizard steps, are added as further fields.
 */
function formOwner(page: Page, contracts: Contracts): Owner | undefined {
  const body = bodyOf(page)
  if (!body) return undefined
  const model = body.model === undefined ? undefined : contracts.models[body.model]
  const loaded = model ? ownerOf(model) : sourceOwner(page, mainSource(page), contracts)
  if (body.model !== undefined && !model) return undefined
  const saves = stepCallsOf(page).filter(({ use }) => use === 'save')
  const calls = [...submitsOf(page), ...saves].map(({ value }) => value.op)
  if (calls.length === 0) return loaded
  const taken = calls.map((op) => argumentsOf(op, contracts))
  if (taken.includes(undefined)) return undefined
  return { name: loaded?.name ?? calls[0] ?? '', fields: Object.assign({}, ...taken, loaded?.fields) }
}

/** Returns the arguments of an operation; undefined if a form can't submit to the operation. */
function argumentsOf(op: string, { shapes, operations }: Contracts): Record<string, TSchema> | undefined {
  const args = Object.hasOwn(shapes, op) ? shapes[op]?.args : undefined
  if (!args || operations[op]?.gives === 'page') return undefined
  return (args as { properties?: Record<string, TSchema> }).properties ?? {}
}

/** Lists the nodes of a form or a wizard, including nested ones. */
export function formNodesOf(page: Page, contracts: Contracts): FormPart[] {
  const owner = formOwner(page, contracts)
  return nodeListsOf(page).flatMap(({ value, path }) => walk(value, { path, owner, within: [] }, contracts))
}

type At = Pick<FormPart, 'path' | 'owner' | 'within'>

function walk(nodes: readonly FormNode[], at: At, contracts: Contracts): FormPart[] {
  return nodes.flatMap((value, index) => {
    const path = [...at.path, index]
    return [{ ...at, value, path }, ...inside(value, { ...at, path }, contracts)]
  })
}

function inside(node: FormNode, at: At, contracts: Contracts): FormPart[] {
  if (node.node === 'group') return walk(node.nodes, { ...at, path: [...at.path, 'nodes'] }, contracts)
  if (node.node === 'tabs') return walk(node.items, { ...at, path: [...at.path, 'items'] }, contracts)
  if (node.node !== 'object') return []
  const owner = recordIn(at.owner, node)
  return walk(
    node.nodes,
    { owner, path: [...at.path, 'nodes'], within: [...at.within, node.field] },
    contracts,
  )
}

function recordIn(owner: Owner | undefined, { field }: FormObject): Owner | undefined {
  const shape = owner && Object.hasOwn(owner.fields, field) ? owner.fields[field] : undefined
  const { properties } = (withoutNull(shape) ?? {}) as { properties?: Record<string, TSchema> }
  return properties && { name: field, fields: properties }
}

/** Removes null from a nullable schema. */
export function withoutNull(shape: TSchema | undefined): TSchema | undefined {
  const some = (shape as { anyOf?: TSchema[] } | undefined)?.anyOf?.filter(
    (part) => (part as { type?: string }).type !== 'null',
  )
  return some?.length === 1 ? some[0] : shape
}

const isKind =
  <Kind extends FormNode['node']>(kind: Kind) =>
  (part: FormPart): part is FormPart<Extract<FormNode, { node: Kind }>> =>
    part.value.node === kind

export const formFieldsOf = (page: Page, contracts: Contracts): FormPart<FormField>[] =>
  formNodesOf(page, contracts).filter(isKind('field'))

/**
 * A sub-table with its path. For a nested sub-table, `outer` is the sub-table that contains it; otherwise
 * `outer` is undefined.
 */
export interface ArrayPart extends FormPart<FormArray> {
  outer: FormPart<FormArray> | undefined
}

/** Lists the sub-tables. The nested sub-tables of a sub-table directly follow it. */
export const formArraysOf = (page: Page, contracts: Contracts): ArrayPart[] =>
  formNodesOf(page, contracts)
    .filter(isKind('array'))
    .flatMap((array) => [{ ...array, outer: undefined }, ...nestedIn(array, contracts)])

function nestedIn(outer: FormPart<FormArray>, contracts: Contracts): ArrayPart[] {
  const owner = rowsOf(outer, contracts)
  const { nodes = [] } = outer.value
  return nodes.map((value, index) => ({
    value,
    path: [...outer.path, 'nodes', index],
    owner,
    within: outer.within,
    outer,
  }))
}

export const formCustomsOf = (page: Page, contracts: Contracts): FormPart<FormCustom>[] =>
  formNodesOf(page, contracts).filter(isKind('custom'))

/** Lists the columns of all sub-tables, including nested ones. `owner` is the record type of the rows. */
export function formColumnsOf(
  page: Page,
  contracts: Contracts,
): (FormPart<FormColumn> & { array: ArrayPart })[] {
  return formArraysOf(page, contracts).flatMap((array) => {
    const owner = rowsOf(array, contracts)
    return array.value.columns.map((value, index) => ({
      value,
      path: [...array.path, 'columns', index],
      owner,
      within: array.within,
      array,
    }))
  })
}

/**
 * Returns the record type of a sub-table's rows. A form submits either all rows or only the changes; the type
 * is the same in both cases.
 */
export function rowsOf({ owner, value }: FormPart<FormArray>, contracts: Contracts): Owner | undefined {
  const rows = rowsOwner(owner, value.field, contracts)
  if (rows || !owner) return rows
  const shape = withoutNull(owner.fields[value.field]) as { properties?: Record<string, TSchema> } | undefined
  const added = shape?.properties?.added
  return added && rowsOwner({ name: value.field, fields: { added } }, 'added', contracts)
}

/** Returns the top-level values of the form, by name, with their schemas. */
export function formValues(page: Page, contracts: Contracts): Owner | undefined {
  if (!bodyOf(page)) return undefined
  const named = formNodesOf(page, contracts).flatMap(({ value, owner, within }) => {
    if (within.length > 0) return []
    const names = 'field' in value ? [value.field] : value.node === 'custom' ? (value.fields ?? []) : []
    return names.map((name) => [name, owner?.fields[name] ?? {}] as const)
  })
  return { name: 'values', fields: Object.fromEntries(named) as Record<string, TSchema> }
}
