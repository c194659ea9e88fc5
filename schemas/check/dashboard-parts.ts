import { mayRead, rootReads } from '../expr/root-reads.ts'
import { anyType, type ExprType, recordType } from '../expr/types.ts'
import type { Column } from '../meta/column.ts'
import type { ChartBlock, DashboardBlock, ListBlock } from '../meta/dashboard.ts'
import type { DashboardFilter } from '../meta/dashboard-filter.ts'
import type { Page } from '../meta/page.ts'
import type { Path } from './page-text.ts'

interface BlockPart<Block = DashboardBlock> {
  value: Block
  path: Path
}

/**
 * Lists the blocks of a dashboard, or the blocks in the slots of a list or report. Each block has its path.
 */
export function blocksOf(page: Page): BlockPart[] {
  if (page.kind === 'dashboard') return partsOf(page.dashboard.blocks, ['dashboard', 'blocks'])
  if (page.kind !== 'list' && page.kind !== 'report') return []
  const { header, footer } = page.slots ?? {}
  return [...partsOf(header, ['slots', 'header']), ...partsOf(footer, ['slots', 'footer'])]
}

const partsOf = (blocks: readonly DashboardBlock[] = [], path: Path): BlockPart[] =>
  blocks.map((value, index) => ({ value, path: [...path, index] }))

/** Lists the filters of a dashboard. */
export const dashboardFiltersOf = (page: Page): BlockPart<DashboardFilter>[] =>
  page.kind === 'dashboard'
    ? (page.dashboard.filters ?? []).map((value, index) => ({ value, path: ['dashboard', 'filters', index] }))
    : []

/** Type of `filters`, which contains the values of a dashboard's filters by filter id. */
export const filtersType = (page: Page): ExprType =>
  recordType('filters', Object.fromEntries(dashboardFiltersOf(page).map(({ value }) => [value.id, anyType])))

export const chartBlocksOf = (page: Page): BlockPart<ChartBlock>[] =>
  blocksOf(page).flatMap(({ value, path }) => ('chart' in value ? [{ value, path }] : []))

export const listBlocksOf = (page: Page): BlockPart<ListBlock>[] =>
  blocksOf(page).flatMap(({ value, path }) => ('columns' in value ? [{ value, path }] : []))

/** Lists the columns of the list blocks of a dashboard. */
export const blockColumnsOf = (page: Page): { value: Column; path: Path }[] =>
  listBlocksOf(page).flatMap(({ value: { columns }, path }) =>
    columns.map((value, index) => ({ value, path: [...path, 'columns', index] })),
  )

/** Returns the fields of the rows that a chart block shows. */
export const chartFieldsOf = ({ value: { x, y, series }, path }: BlockPart<ChartBlock>) => [
  { value: x, path: [...path, 'x'] },
  ...y.map((value, index) => ({ value, path: [...path, 'y', index] })),
  ...(series ? [{ value: series, path: [...path, 'series'] }] : []),
]

/** True if the block reads the data source `data.<name>` in any of its settings. */
export function readsSource(block: DashboardBlock, name: string): boolean {
  const { value, text, frame, link, drill } = block as Record<string, unknown>
  return mayRead(rootReads([value, text, frame, link, drill], 'data'), name)
}

/** A reference from a block to its renderer. */
interface BlockRenderer {
  registry: 'blocks' | 'charts'
  name: string
  key: 'block' | 'chart' | 'custom'
  path: Path
  props: Record<string, unknown> | undefined
  shape: undefined
}

/** Lists the renderers of blocks. The cells of list blocks are not included. */
export function blockRenderersOf(page: Page): BlockRenderer[] {
  return blocksOf(page).flatMap(({ value, path }): BlockRenderer[] => {
    const part = { path, props: 'props' in value ? value.props : undefined, shape: undefined }
    if ('chart' in value) return [{ ...part, registry: 'charts', name: value.chart, key: 'chart' }]
    if ('custom' in value) return [{ ...part, registry: 'blocks', name: value.custom, key: 'custom' }]
    if ('block' in value) return [{ ...part, registry: 'blocks', name: value.block, key: 'block' }]
    return []
  })
}
