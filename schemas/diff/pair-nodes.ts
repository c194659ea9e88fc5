import type { Page } from '../meta/page.ts'
import { nodesOf, type PageNode } from './page-nodes.ts'
import { isSame } from './settings.ts'

/** A node that is in both versions of a page. The id of the node may have changed. */
export interface PairedNode {
  before: PageNode
  after: PageNode
}

/** Nodes that are in both versions of a page, only in the new version, and only in the old version. */
export interface PairedPages {
  pairs: readonly PairedNode[]
  added: readonly PageNode[]
  removed: readonly PageNode[]
}

/**
 * Pairs the nodes of two versions by their ids. A removed and an added node with the same settings in the
 * same list count as one node with a changed id.
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
