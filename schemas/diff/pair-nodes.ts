import type { Page } from '../meta/page.ts'
import { nodesOf, type PageNode } from './page-nodes.ts'
import { isSame } from './settings.ts'

/** A node that exists in both versions, possibly with another id. */
export interface PairedNode {
  before: PageNode
  after: PageNode
}

/** Paired, added and removed nodes of two versions of a page. */
export interface PairedPages {
  pairs: readonly PairedNode[]
  added: readonly PageNode[]
  removed: readonly PageNode[]
}

/**
 * Pairs nodes by id. A removed and an added node with equal settings in the same list count as one renamed
 * node.
 */
export function pairNodes(before: Page, after: Page): PairedPages {
  const old = nodesOf(before)
  const now = new Map(nodesOf(after).map((node) => [node.key, node]))
  const known = new Set(old.map(({ key }) => key))
  const fresh = [...now.values()].filter(({ key }) => !known.has(key))
  const nowKeys = new Map<string, string>()
  const pairs: PairedNode[] = []
  const removed: PageNode[] = []
  for (const node of old) {
    const found = now.get(node.key) ?? fresh.find((one) => isTwin(node, one, nowKeys))
    if (!found) {
      removed.push(node)
      continue
    }
    if (found.key !== node.key) fresh.splice(fresh.indexOf(found), 1)
    nowKeys.set(node.key, found.key)
    pairs.push({ before: node, after: found })
  }
  return { pairs, added: fresh, removed }
}

const isTwin = (old: PageNode, now: PageNode, nowKeys: ReadonlyMap<string, string>) =>
  old.what === now.what &&
  old.list === now.list &&
  nowKeys.get(old.parent) === now.parent &&
  old.title === now.title &&
  isSame(old.own, now.own)
