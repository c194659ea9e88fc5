import type { DetailNode, DetailTab } from '../meta/detail-node.ts'
import type { Page } from '../meta/page.ts'
import type { PrintNode } from '../meta/print-document.ts'
import type { DetailField } from '../meta/record-node.ts'
import type { Text } from '../meta/value.ts'
import type { Path } from './page-text.ts'

interface Part<Value> {
  value: Value
  path: Path
}

const parts = <Value>(values: readonly Value[], path: Path): Part<Value>[] =>
  values.map((value, index) => ({ value, path: [...path, index] }))

type RecordPart = DetailNode | PrintNode

/** Lists the outermost nodes of a detail page and of its document, or of an expanded row in a list. */
function outerNodes(page: Page): Part<RecordPart>[] {
  if (page.kind === 'detail') {
    const { nodes, print } = page.detail
    return [
      ...parts<RecordPart>(nodes, ['detail', 'nodes']),
      ...parts(print?.nodes ?? [], ['detail', 'print', 'nodes']),
    ]
  }
  const expand = page.kind === 'list' ? page.list.table?.expand : undefined
  return expand && 'nodes' in expand ? parts(expand.nodes, ['list', 'table', 'expand', 'nodes']) : []
}

const tabsIn = ({ value, path }: Part<RecordPart>): Part<DetailTab>[] =>
  value.node === 'tabs' ? parts(value.items, [...path, 'items']) : []

const withInner = (node: Part<RecordPart>): Part<RecordPart>[] => [
  node,
  ...tabsIn(node).flatMap(({ value, path }) => parts(value.nodes, [...path, 'nodes']).flatMap(withInner)),
]

/**
 * Lists the nodes of a detail page, including nodes in its tabs and in its document. For a list, lists the
 * nodes of an expanded row.
 */
export const detailNodesOf = (page: Page): Part<RecordPart>[] => outerNodes(page).flatMap(withInner)

/** Lists the tabs of a detail page. */
export const detailTabsOf = (page: Page): Part<DetailTab>[] => detailNodesOf(page).flatMap(tabsIn)

/** Lists the title of a detail page's record, and the letterhead, title and footer of its document. */
export function recordTextsOf(page: Page): Part<Text>[] {
  if (page.kind !== 'detail') return []
  const { title, print } = page.detail
  const ownTitle = title === undefined ? [] : [{ value: title, path: ['detail', 'title'] }]
  const documentTexts = (['letterhead', 'title', 'footer'] as const).flatMap((key) => {
    const value = print?.[key]
    return value === undefined ? [] : [{ value, path: ['detail', 'print', key] }]
  })
  return [...ownTitle, ...documentTexts]
}

type OfKind<Kind> = Extract<RecordPart, { node: Kind }>

const ofKind =
  <Kind extends RecordPart['node']>(kind: Kind) =>
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
export const sumsOf = ofKind('sum')
export const detailCustomsOf = ofKind('custom')

export const detailFieldsOf = (page: Page): Part<DetailField>[] =>
  groupsOf(page).flatMap(({ value, path }) => parts(value.nodes, [...path, 'nodes']))
