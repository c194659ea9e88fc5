import type { Page } from '../meta/page.ts'
import { findMoves, type Move } from './moves.ts'
import type { NodeName, PageNode } from './page-nodes.ts'
import { type PairedNode, pairNodes } from './pair-nodes.ts'
import { type ChangedSetting, changedSettings } from './settings.ts'

/** One change of one node of a page. */
export type PageChange = NodeName & {
  /** JSON Pointer to the node. For a removed node, the pointer refers to the old version. */
  pointer: string
} & (
    | { kind: 'added' | 'removed'; inside: readonly string[] }
    | ({ kind: 'moved' } & Move)
    | { kind: 'renamed'; before: string; after: string }
    | { kind: 'newId'; before: string }
    | { kind: 'changed'; settings: readonly ChangedSetting[] }
  )

/**
 * Compares two versions of a page. Nodes with the same id count as the same node. Equal pages have no
 * changes.
 */
export function diffPage(before: Page, after: Page): PageChange[] {
  const paired = pairNodes(before, after)
  const { pairs, added, removed } = paired
  const nowKeys = new Map(pairs.map((pair) => [pair.before.key, pair.after.key]))
  const moved = findMoves(paired, nowKeys)
  return [
    ...outermost(removed).map((node) => ({
      kind: 'removed' as const,
      ...toldOf(node),
      inside: idsIn(node, removed),
    })),
    ...outermost(added).map((node) => ({
      kind: 'added' as const,
      ...toldOf(node),
      inside: idsIn(node, added),
    })),
    ...pairs.flatMap((pair) => changesOf(pair, moved)),
  ]
}

const toldOf = ({ what, id, title, pointer }: PageNode) => ({ what, id, title, pointer })

const outermost = (nodes: readonly PageNode[]) => {
  const keys = new Set(nodes.map(({ key }) => key))
  return nodes.filter(({ parent }) => !keys.has(parent))
}

const idsIn = ({ pointer }: PageNode, nodes: readonly PageNode[]) =>
  nodes.flatMap((node) => (node.pointer.startsWith(`${pointer}/`) ? [node.id] : []))

function changesOf({ before, after }: PairedNode, moved: ReadonlyMap<string, Move>): PageChange[] {
  const told = toldOf(after)
  const move = moved.get(after.key)
  const settings = changedSettings(before.own, after.own)
  return [
    ...(before.id === after.id ? [] : [{ kind: 'newId' as const, ...told, before: before.id }]),
    ...(before.title === after.title
      ? []
      : [{ kind: 'renamed' as const, ...told, before: before.title ?? '', after: after.title ?? '' }]),
    ...(move ? [{ kind: 'moved' as const, ...told, ...move }] : []),
    ...(settings.length > 0 ? [{ kind: 'changed' as const, ...told, settings }] : []),
  ]
}
