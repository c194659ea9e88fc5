import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '../meta/page.ts'

const root = new URL('../pages/', import.meta.url)
/** Parsed text of each shipped page. */
export const shippedPages = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.page.json'))
  .map((file) => JSON.parse(readFileSync(new URL(file.replaceAll('\\', '/'), root), 'utf8')) as Page)

/** A node of a page, as plain JSON. */
export type Node = Record<string, unknown> & { id: string }
interface Spot {
  list: unknown[]
  index: number
}

const opaque = new Set(['props', 'args', 'params', 'query', 'values', 'locales', 'data', 'default', 'x'])
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).id === 'string'

/**
 * Lists all nodes of a page. `list` is the list that contains the node, and `index` is the position of the
 * node in this list.
 */
export const spotsOf = (value: unknown): Spot[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, part]) => [
        ...(Array.isArray(value) && isNode(part) ? [{ list: value, index: Number(key) }] : []),
        ...(opaque.has(key) ? [] : spotsOf(part)),
      ])

/**
 * Functions that edit one node of a page. Each function returns the ids that the description of the change
 * may contain.
 */
export const edits: Record<string, (node: Node, spot: Spot) => string[]> = {
  'taken out': ({ id }, { list, index }) => {
    list.splice(index, 1)
    return [id]
  },
  doubled: (node, { list, index }) => {
    list.splice(index, 0, { ...structuredClone(node), id: 'fresh', title: 'Fresh' })
    return ['fresh']
  },
  'with a setting': (node) => {
    node.madeUp = 'value'
    return [node.id]
  },
  'with a title': (node) => {
    node.title = `${node.title} of late`
    return [node.id]
  },
  'with another id': (node) => {
    node.id = 'otherId'
    return ['otherId']
  },
}
