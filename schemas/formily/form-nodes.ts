import type { FormArray, FormNestedArray } from '../meta/form-array.ts'
import type { FormColumn } from '../meta/form-field.ts'
import type { FormGroup, FormNode } from '../meta/form-node.ts'
import { isArrayControl, layoutOf } from './components.ts'
import { columnNode, fieldNode, plainText, stateOf } from './field-nodes.ts'
import { childrenOf, type FormilyNode, isCode, type Omission, propsOf } from './formily-schema.ts'
import { type Effect, readReactions } from './reactions.ts'

/** Values that the functions share during one import. */
export interface ImportContext {
  omit: (omission: Omission) => void
  nextId: () => string
  /** Imported nodes that reactions may change, by the path of their value. */
  targets: Map<string, ReactionTarget>
  /** Reactions with the nodes that declare them. The reactions are applied after all nodes are imported. */
  effects: { effect: Effect; own: ReactionTarget; base: string; path: FormilyNode['path'] }[]
  /** JSON types of the values, by field. */
  types: ReadonlyMap<string, unknown>
}

export type ReactionTarget = FormNode | FormColumn

/**
 * Converts a node of the schema to a page node. If pages don't support the layout of a node, returns the
 * nodes of its children instead.
 */
function formNodes(node: FormilyNode, context: ImportContext): FormNode[] {
  const { schema } = node
  if (schema.type === 'void') return layoutNodes(node, context)
  if (isSubTable(node)) return arrayNodes(node, context)
  if (schema.type === 'object' && schema.properties !== undefined) return objectNodes(node, context)
  if (isNamed(node, context))
    return [registerTarget(node, fieldNode(node, context.nextId(), context.omit), context)]
  return []
}

export const childNodes = (node: FormilyNode, context: ImportContext): FormNode[] =>
  childrenOf(node).flatMap((child) => formNodes(child, context))

/** Stores a node, so that reactions can change it, and reads the reactions that the node declares. */
function registerTarget<Node extends ReactionTarget>(
  node: FormilyNode,
  imported: Node,
  context: ImportContext,
): Node {
  const { schema, path, name, base } = node
  context.targets.set(`${base}${name}`, imported)
  const reactions = schema['x-reactions']
  if (reactions === undefined) return imported
  const at = [...path, 'x-reactions']
  const recordExpression = expressionAt(base)
  const parts = {
    path: at,
    self: `${recordExpression}.${name}`,
    read: (field: string) => readAt(field, recordExpression),
    typeOf: (field: string) => context.types.get(field),
    omit: context.omit,
  }
  for (const effect of readReactions(reactions, parts))
    context.effects.push({ effect, own: imported, base, path: at })
  return imported
}

/** Returns the expression that reads a record: `values`, `values.address` or `row`. */
const expressionAt = (base: string) =>
  base.includes('*.')
    ? `row.${base.split('*.').at(-1)}`.replace(/\.$/, '')
    : `values.${base}`.replace(/\.$/, '')

/**
 * Returns the expression that reads a field. A path that starts with a dot is relative to the record that
 * contains the node.
 */
const readAt = (field: string, recordExpression: string): string | undefined => {
  const [, dot, name] = /^(\.?)(\w+(?:\.[A-Za-z_]\w*)*)$/.exec(field) ?? []
  return name === undefined ? undefined : `${dot === '.' ? recordExpression : 'values'}.${name}`
}

const NAME = /^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$/

function isNamed({ name, path }: FormilyNode, { omit }: ImportContext): boolean {
  if (NAME.test(name)) return true
  omit({
    path,
    message: `"${name}" is not a valid field name: it may have only letters, digits and underscores.`,
  })
  return false
}

function layoutNodes(node: FormilyNode, context: ImportContext): FormNode[] {
  const { schema, path } = node
  const name = schema['x-component']
  const layout = layoutOf(name)
  if (layout === 'own') return []
  if (layout === undefined) {
    const message = `The layout "${name}" is not imported, but its fields are.`
    context.omit({ path: [...path, 'x-component'], message })
  }
  const content = contentOf(node)
  if (content !== undefined) return [{ node: 'text', id: context.nextId(), text: content }]
  if (layout === 'tabs') return tabsNodes(node, context)
  if (layout === 'collapse' || layout === 'steps')
    return childrenOf(node).flatMap((panel) =>
      groups(panel, context, layout === 'collapse' ? { collapsed: true } : {}),
    )
  if (layout === 'group') return groups(node, context)
  if (layout === 'grid') return groups(node, context, gridOf(node, context))
  const inner = childNodes(node, context)
  // If a reaction can hide a layout, the layout becomes a group.
  if (schema['x-reactions'] === undefined || inner.length === 0) return inner
  return [registerTarget(node, { node: 'group', id: context.nextId(), nodes: inner }, context)]
}

function contentOf({ schema }: FormilyNode): string | undefined {
  const content = schema['x-content'] ?? propsOf(schema, 'x-component-props').content
  return typeof content === 'string' && content !== '' && !isCode(content) ? content : undefined
}

function tabsNodes(node: FormilyNode, context: ImportContext): FormNode[] {
  const id = context.nextId()
  const items = childrenOf(node).flatMap((pane) => groups(pane, context))
  return items.length === 0 ? [] : [{ node: 'tabs', id, items }]
}

/** Returns the title of a node. If the title contains code, it becomes an omission. */
export function titleOf(node: FormilyNode, context: Pick<ImportContext, 'omit'>): string | undefined {
  const { title, tab, header } = propsOf(node.schema, 'x-component-props')
  const named = [title, tab, header].find((one) => typeof one === 'string' && !isCode(one))
  return (named as string | undefined) ?? plainText(node, 'title', context.omit)
}

/** Converts a layout to a group. Returns an empty list if none of the layout's children is imported. */
function groups(
  node: FormilyNode,
  context: ImportContext,
  layout: Pick<FormGroup, 'collapsed' | 'component' | 'props'> = {},
): FormGroup[] {
  const title = titleOf(node, context)
  const { maxColumns, columns = maxColumns } = propsOf(node.schema, 'x-component-props')
  const id = context.nextId()
  const nodes = childNodes(node, context)
  if (nodes.length === 0) return []
  const imported: FormGroup = {
    node: 'group',
    id,
    ...(title !== undefined && { title }),
    ...layout,
    ...(typeof columns === 'number' &&
      layout.component === undefined && { columns: Math.max(1, Math.min(4, Math.round(columns))) }),
    ...visibleOf(node, context),
    nodes,
  }
  return [registerTarget(node, imported, context)]
}

/** Minimum and maximum value of each setting of the layout `formily/FormGrid`. */
const gridBounds: Readonly<Record<string, readonly [least: number, most: number]>> = {
  minColumns: [1, 12],
  maxColumns: [1, 12],
  minWidth: [50, 1000],
  columnGap: [0, 100],
  rowGap: [0, 100],
}

function gridOf(
  { schema, path }: FormilyNode,
  { omit }: ImportContext,
): Pick<FormGroup, 'component' | 'props'> {
  const props: Record<string, number> = {}
  for (const [key, value] of Object.entries(propsOf(schema, 'x-component-props'))) {
    const bounds = Object.hasOwn(gridBounds, key) ? gridBounds[key] : undefined
    if (bounds && typeof value === 'number') props[key] = clamp(Math.round(value), bounds)
    else if (!TITLES.has(key))
      omit({ path: [...path, 'x-component-props', key], message: `The setting "${key}" is not supported.` })
  }
  return { component: 'formily/FormGrid', ...(Object.keys(props).length > 0 && { props }) }
}

const TITLES = new Set(['title', 'tab', 'header'])

const clamp = (value: number, [least, most]: readonly [number, number]) =>
  Math.max(least, Math.min(most, value))

const visibleOf = (node: FormilyNode, { omit }: ImportContext) => {
  const { visible } = stateOf(node, omit)
  return visible && { visible }
}

function objectNodes(node: FormilyNode, context: ImportContext): FormNode[] {
  if (!isNamed(node, context)) return []
  const title = plainText(node, 'title', context.omit)
  const id = context.nextId()
  const nodes = childNodes(node, context)
  const imported = {
    node: 'object' as const,
    id,
    field: node.name,
    ...(title !== undefined && { title }),
    ...visibleOf(node, context),
    nodes,
  }
  return nodes.length === 0 ? [] : [registerTarget(node, imported, context)]
}

/** True if an array has items. Such an array becomes a sub-table, which has its own controls for rows. */
const isSubTable = ({ schema }: FormilyNode): boolean => schema.type === 'array' && schema.items !== undefined

/** Converts an array to a sub-table. Returns an empty list if the array isn't imported. */
function arrayNodes(node: FormilyNode, context: ImportContext, isNested = false): FormArray[] {
  if (!isNamed(node, context)) return []
  const { schema, path } = node
  const row: FormilyNode = {
    name: '',
    base: `${node.base}${node.name}.*.`,
    schema: schema.items ?? {},
    path: [...path, 'items'],
  }
  const id = context.nextId()
  const columns = columnsOf(row, context, undefined)
  if (columns.length === 0) {
    context.omit({
      path: row.path,
      message: 'The array is not imported: its items must be an object with fields.',
    })
    return []
  }
  const title = plainText(node, 'title', context.omit)
  const nodes = nestedArrays(row, context, isNested)
  const imported: FormArray = {
    node: 'array' as const,
    id,
    field: node.name,
    ...(title !== undefined && { title }),
    columns,
    ...(typeof schema.minItems === 'number' && { min: schema.minItems }),
    ...(typeof schema.maxItems === 'number' && { max: schema.maxItems }),
    ...visibleOf(node, context),
    ...(nodes.length > 0 && { nodes }),
  }
  return [registerTarget(node, imported, context)]
}

/** Converts the arrays in a row to nested sub-tables. A nested sub-table can't contain another sub-table. */
function nestedArrays(row: FormilyNode, context: ImportContext, isNested: boolean): FormNestedArray[] {
  return childrenOf(row).flatMap((child): FormNestedArray[] => {
    if (child.schema.type === 'void') return nestedArrays(child, context, isNested)
    if (!isSubTable(child)) return []
    if (!isNested) return arrayNodes(child, context, true)
    const message = `"${child.name}" is not imported: a nested sub-table can't contain another one.`
    context.omit({ path: child.path, message })
    return []
  })
}

function columnsOf(row: FormilyNode, context: ImportContext, heading: string | undefined): FormColumn[] {
  return childrenOf(row).flatMap((child): FormColumn[] => {
    const { schema, path, name } = child
    if (isArrayControl(schema['x-component'])) return []
    if (schema.type === 'void') return columnsOf(child, context, titleOf(child, context))
    if (isSubTable(child)) return []
    if (schema.type === 'object') {
      const message = `"${name}" is not imported: a cell of a sub-table can't contain an object.`
      context.omit({ path, message })
      return []
    }
    if (!isNamed(child, context)) return []
    const column = columnNode(child, context.nextId(), context.omit)
    const titled =
      column.title === undefined && heading !== undefined ? { ...column, title: heading } : column
    return [registerTarget(child, titled, context)]
  })
}
