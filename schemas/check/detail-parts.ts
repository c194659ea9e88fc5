import type { DetailNode, DetailTab } from '../meta/detail-node.ts'
import type { Page } from '../meta/page.ts'
import type { DetailField } from '../meta/record-node.ts'
import type { Path } from './page-text.ts'

interface Part<Value> {
  value: Value
  path: Path
}

const parts = <Value>(values: readonly Value[], path: Path): Part<Value>[] =>
  values.map((value, index) => ({ value, path: [...path, index] }))

/** Lists the outermost nodes of a detail, or of an expanded row. */
function outerNodes(page: Page): Part<DetailNode>[] {
  if (page.kind === 'detail') return parts(page.detail.nodes, ['detail', 'nodes'])
  const expand = page.kind === 'list' ? page.list.table?.expand : undefined
  return expand && 'nodes' in expand ? parts(expand.nodes, ['list', 'table', 'expand', 'nodes']) : []
}

const tabsIn = ({ value, path }: Part<DetailNode>): Part<DetailTab>[] =>
  value.node === 'tabs' ? parts(value.items, [...path, 'items']) : []

const withInner = (node: Part<DetailNode>): Part<DetailNode>[] => [
  node,
  ...tabsIn(node).flatMap(({ value, path }) => parts(value.nodes, [...path, 'nodes']).flatMap(withInner)),
]

/** Lists the nodes of a detail, including those in tabs, or of an expanded row. */
export const detailNodesOf = (page: Page): Part<DetailNode>[] => outerNodes(page).flatMap(withInner)

/** Lists the tabs of a detail. */
export const detailTabsOf = (page: Page): Part<DetailTab>[] => detailNodesOf(page).flatMap(tabsIn)

type OfKind<Kind> = Extract<DetailNode, { node: Kind }>

const ofKind =
  <Kind extends DetailNode['node']>(kind: Kind) =>
  (page: Page): Part<OfKind<Kind>>[] =>
    detailNodesOf(page).flatMap(({ value, path }) =>
      value.node === kind ? [{ value: value as OfKind<Kind>, path }] : [],
    )

export const groupsOf = ofKind('group')
export const arraysOf = ofKind('array')
export const embeddedPagesOf = ofKind('page')
export const detailTextsOf = ofKind('text')
export const timelinesOf = ofKind('timeline')
export const detailFramesOf = ofKind('frame')
export const detailCustomsOf = ofKind('custom')

export const detailFieldsOf = (page: Page): Part<DetailField>[] =>
  groupsOf(page).flatMap(({ value, path }) => parts(value.nodes, [...path, 'nodes']))
