import type { Page } from '#schemas'
import type { SchemaLocation } from '#schemas/errors'
import { isRecord, valueAt } from '#schemas/values'
import type { Translate } from '../i18n/interpolate.ts'
import { keyFields } from '../list/search-keys.ts'
import type { InspectNode } from './explanation.ts'

export type RawNode = Readonly<Record<string, unknown>>

/** Node types by the page property whose array contains the node. */
const KINDS: Readonly<Record<string, string>> = {
  columns: 'Column',
  fields: 'Input',
  actions: 'Action',
  blocks: 'Block',
  steps: 'Step',
  rules: 'Rule',
  items: 'Tab',
  dimensions: 'Dimension',
  measures: 'Measure',
  filters: 'Filter',
  charts: 'Chart',
  checks: 'Check',
}

/** Node types in a form or a detail page, by the node's property `node`. */
const NODES: Readonly<Record<string, string>> = {
  field: 'Field',
  group: 'Group',
  tabs: 'Tabs',
  array: 'Sub-table',
  object: 'Sub-form',
  text: 'Text block',
  custom: 'Custom part',
}

/**
 * Returns the node at a pointer and its ancestors, starting with the outermost. Objects without an id are
 * skipped.
 */
export function pathTo(page: Page, pointer: string): { raw: RawNode; pointer: string }[] {
  const keys = pointer.split('/').slice(1)
  return keys.flatMap((_, index) => {
    const above = `/${keys.slice(0, index + 1).join('/')}`
    const raw = valueAt(page, keys.slice(0, index + 1))
    return isRecord(raw) && typeof raw.id === 'string' ? [{ raw, pointer: above }] : []
  })
}

/**
 * Nodes in the content and the actions of a page, in order. Includes nodes that are not on screen, but not
 * the steps of actions.
 */
export function nodesOf(page: Page, text: Translate): InspectNode[] {
  const blocks: readonly string[] = [page.kind, 'actions']
  return blocks.flatMap((list) =>
    nodesIn((page as unknown as RawNode)[list], {
      at: { page: page.id, pointer: `/${list}` },
      list,
      depth: 0,
      text,
    }),
  )
}

function nodesIn(value: unknown, parts: NodeParts): InspectNode[] {
  if (typeof value !== 'object' || value === null) return []
  const { at, list, depth } = parts
  const own = isRecord(value) && typeof value.id === 'string' ? [nodeOf(value, parts)] : []
  if (own.length > 0 && list === 'actions') return own
  const below = Object.entries(value).flatMap(([key, part]) =>
    nodesIn(part, {
      ...parts,
      at: { ...at, pointer: `${at.pointer}/${key}` },
      list: Array.isArray(value) ? list : key,
      depth: depth + own.length,
    }),
  )
  return [...own, ...below]
}

interface NodeParts {
  at: SchemaLocation
  list: string
  depth: number
  text: Translate
}

function nodeOf(raw: RawNode, { at, list, depth, text }: NodeParts): InspectNode {
  const kind = NODES[String(raw.node)] ?? KINDS[list] ?? 'Node'
  return { id: String(raw.id), at, title: titleOf(raw, text), kind: text(kind), depth }
}

/** Title of a node. */
export function titleOf(raw: RawNode, text: Translate): string {
  const { title, label, field, id } = raw
  const name = [title, label, field].find((word) => typeof word === 'string')
  return name === undefined ? String(id) : text(name)
}

const FIELD = /^\/list\/search\/fields\/(\d+)$/

/** Key of a search field in the search values, or undefined for nodes that are not search fields. */
export function searchKeyAt(page: Page, pointer: string): string | undefined {
  const index = FIELD.exec(pointer)?.[1]
  if (page.kind !== 'list' || index === undefined) return undefined
  return keyFields(page.list.search?.fields ?? [])[Number(index)]?.key
}
