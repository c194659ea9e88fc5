import type { Page } from '../meta/page.ts'
import { isRecord } from '../values.ts'

/** Label, id and title of a part of a page, for use in messages. */
export interface NodeName {
  what: NodeLabel
  /** Id of the node, or name of the data source or parameter. */
  id: string
  title: string | undefined
}

/** A part of a page: a node with an id, a data source, a parameter, or the page itself. */
export interface PageNode extends NodeName {
  /** Key that is unique in the page. The key of the page itself is empty. */
  key: string
  /** Key of the node that contains this node. */
  parent: string
  /** Path of the list that contains the node, starting at the parent node: `list.columns`. */
  list: string
  /** Settings of the node itself, without its nested nodes. */
  own: Readonly<Record<string, unknown>>
  pointer: string
}

/** Labels that messages use for the parts of a page. */
export type NodeLabel =
  | 'page'
  | 'data source'
  | 'parameter'
  | 'column'
  | 'search field'
  | 'field'
  | 'section'
  | 'sub-table'
  | 'sum'
  | 'embedded page'
  | 'region'
  | 'column group'
  | 'submit'
  | 'text'
  | 'own part'
  | 'timeline'
  | 'frame'
  | 'action'
  | 'step'
  | 'row tone'
  | 'rule'
  | 'block'
  | 'dimension'
  | 'measure'
  | 'filter'
  | 'chart'
  | 'check'
  | 'input'
  | 'node'

const byNode: Readonly<Record<string, NodeLabel>> = {
  field: 'field',
  group: 'section',
  tabs: 'section',
  object: 'section',
  array: 'sub-table',
  sum: 'sum',
  page: 'embedded page',
  text: 'text',
  custom: 'own part',
  timeline: 'timeline',
  frame: 'frame',
}

/** Labels of nodes, by the last part of the path of their list. */
const byList: readonly (readonly [string, NodeLabel])[] = [
  ['search.fields', 'search field'],
  ['columns', 'column'],
  ['items', 'section'],
  ['actions', 'action'],
  ['steps', 'step'],
  ['then', 'step'],
  ['else', 'step'],
  ['branches', 'step'],
  ['rowTone', 'row tone'],
  ['rules', 'rule'],
  ['blocks', 'block'],
  ['regions', 'region'],
  ['slots.header', 'block'],
  ['slots.footer', 'block'],
  ['columnGroups', 'column group'],
  ['submits', 'submit'],
  ['dimensions', 'dimension'],
  ['measures', 'measure'],
  ['filters', 'filter'],
  ['charts', 'chart'],
  ['checks', 'check'],
  ['fields', 'input'],
  ['nodes', 'node'],
]

const endOf = (list: string) => byList.find(([end]) => list === end || list.endsWith(`.${end}`))

function wordOf(value: Readonly<Record<string, unknown>>, list: string): NodeLabel {
  const own = typeof value.node === 'string' && Object.hasOwn(byNode, value.node) && byNode[value.node]
  return own || (endOf(list)?.[1] ?? 'node')
}

type Json = Readonly<Record<string, unknown>>

/** Keys whose values are arbitrary data, which contains no nodes. */
const opaque = new Set(['props', 'args', 'params', 'query', 'values', 'locales', 'data', 'default', 'x'])

interface At {
  parent: string
  keys: readonly string[]
  pointer: string
}

/** Lists the page itself and then its nodes, in the order of the page's text. */
export function nodesOf(page: Page): PageNode[] {
  const found: PageNode[] = []
  const keys = new Set([''])
  const add: Add = (node) => {
    for (let again = 2; keys.has(node.key); again += 1) node.key = `${node.id}#${again}`
    keys.add(node.key)
    found.push(node)
  }
  const { id, title, data, params, ...rest } = page
  for (const node of [
    ...named('data', 'data source', data),
    ...named('params', 'parameter', params),
    ...modeParameters(page),
  ])
    add(node)
  const own = withoutNodes(rest, { parent: '', keys: [], pointer: '' }, add) as Json
  return [{ key: '', id, what: 'page', title, parent: '', list: '', own, pointer: '' }, ...found]
}

type Add = (node: PageNode) => void

const modeParameters = (page: Page): PageNode[] =>
  page.kind === 'form' && isRecord(page.form.modes)
    ? Object.entries(page.form.modes).flatMap(([mode, value]) =>
        named(`form.modes.${mode}.params`, 'parameter', value?.params),
      )
    : []

const named = (list: string, what: NodeLabel, all: object | undefined): PageNode[] =>
  Object.entries(all ?? {}).map(([id, own]) => ({
    key: `${list}.${id}`,
    id,
    what,
    title: undefined,
    parent: '',
    list,
    own: own as Json,
    pointer: `/${list.replaceAll('.', '/')}/${id}`,
  }))

/** Calls `add` with each nested node, and returns the value without these nodes. */
function withoutNodes(value: unknown, at: At, add: Add): unknown {
  if (Array.isArray(value)) {
    const rest = value.flatMap((item, index) => {
      const here = { ...at, pointer: `${at.pointer}/${index}` }
      if (!isRecord(item) || typeof item.id !== 'string') return [withoutNodes(item, here, add)]
      addNode(item, item.id, here, add)
      return []
    })
    // An empty list of nodes counts as a missing list.
    const isOfNodes = value.length > 0 || endOf(at.keys.join('.')) !== undefined
    return rest.length === 0 && isOfNodes ? undefined : rest
  }
  if (!isRecord(value)) return value
  const isMode = at.parent === '' && at.keys[1] === 'modes' && at.keys.length === 3
  const parts = Object.entries(value).filter(([key]) => !isMode || key !== 'params')
  const entries = parts.map(([key, part]) => {
    const here = { ...at, keys: [...at.keys, key], pointer: `${at.pointer}/${key.replaceAll('/', '~1')}` }
    return [key, opaque.has(key) ? part : withoutNodes(part, here, add)] as const
  })
  return Object.fromEntries(entries.filter(([, part]) => part !== undefined))
}

function addNode(value: Json, id: string, { parent, keys, pointer }: At, add: Add) {
  const titleKey = ['title', 'label'].find((key) => typeof value[key] === 'string')
  const list = keys.join('.')
  const node: PageNode = {
    key: id,
    id,
    what: wordOf(value, list),
    title: titleKey === undefined ? undefined : (value[titleKey] as string),
    parent,
    list,
    own: {},
    pointer,
  }
  add(node)
  const rest = Object.fromEntries(Object.entries(value).filter(([key]) => key !== 'id' && key !== titleKey))
  node.own = withoutNodes(rest, { parent: node.key, keys: [], pointer }, add) as Json
}
