import { inputCount, SECTION_ROWS } from '../input-count.ts'
import type { DashboardBlock } from '../meta/dashboard.ts'
import type { DetailNode } from '../meta/detail-node.ts'
import type { FormNode } from '../meta/form-node.ts'
import type { Page } from '../meta/page.ts'

/** Render time of all parts of the same kind, such as all columns. */
export interface CostPart {
  what: CostName
  count: number
  ms: number
}

export type CostName = keyof typeof COSTS

/** Estimated time to render a page's first screen, without network time. */
export interface PageCost {
  ms: number
  /** Render times by kind of part. The most expensive kind is first. */
  parts: readonly CostPart[]
}

/** Maximum time of a page's first render, in ms. */
export const RENDER_BUDGET = 400

/**
 * Render time of one part in ms, on a laptop with two cores. `npm run bench` measures a table of 20 columns
 * and 50 rows at 263 ms (30 + 20 × 0.8 + 1,000 × 0.22). Other parts are measured in the same way and rounded
 * up. Network time is excluded.
 */
const COSTS = {
  page: 30,
  columns: 0.8,
  cells: 0.22,
  inputs: 3,
  'inputs that are not drawn': 0.15,
  expressions: 0.05,
  sections: 1,
  figures: 5,
  charts: 40,
  texts: 0.5,
  calls: 2,
} as const

/** Number of visible rows that the estimate assumes for a sub-table. */
const SUB_TABLE_ROWS = 10

type Counts = Partial<Record<CostName, number>>

/** Estimates the time of a page's first render, without dialogs and drawers. */
export function estimateCost(page: Page): PageCost {
  const counts = add({ page: 1, calls: callsOf(page), expressions: expressionsIn(page) }, kindCounts(page))
  const parts = (Object.keys(COSTS) as CostName[])
    .map((what) => ({ what, count: counts[what] ?? 0, ms: (counts[what] ?? 0) * COSTS[what] }))
    .filter(({ count }) => count > 0)
    .sort((left, right) => right.ms - left.ms)
  return { ms: Math.round(parts.reduce((sum, { ms }) => sum + ms, 0)), parts }
}

function add(...all: readonly Counts[]): Counts {
  const sum: Counts = {}
  for (const counts of all) {
    for (const [what, count] of Object.entries(counts) as [CostName, number][]) {
      sum[what] = (sum[what] ?? 0) + count
    }
  }
  return sum
}

/** Returns the number of requests that a page sends for its data. */
const callsOf = ({ data = {} }: Page) => Object.values(data).filter((source) => 'op' in source).length

function expressionsIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  if ('$expr' in value || '$text' in value) return 1
  const own = 'field' in value && 'op' in value && !('id' in value) ? 1 : 0
  return Object.values(value).reduce<number>((sum, part) => sum + expressionsIn(part), own)
}

function kindCounts(page: Page): Counts {
  switch (page.kind) {
    case 'list': {
      const { columns, table, search } = page.list
      const shown = columns.filter(({ hidden }) => !hidden)
      const rows = Math.min(table?.pageSize ?? 20, table?.virtualFrom ?? Number.POSITIVE_INFINITY)
      return add(tableOf(shown.length, rows), { inputs: search?.fields.length ?? 0 })
    }
    case 'detail':
      return add(...page.detail.nodes.map(detailCounts))
    case 'form':
      return formCounts(page.form.nodes, page.form.layout?.columns ?? 2)
    case 'wizard':
      return dearest(
        page.wizard.steps.map(({ nodes }) => formCounts(nodes, page.wizard.layout?.columns ?? 2)),
      )
    case 'report':
      return reportCounts(page.report)
    case 'dashboard':
      return add(...page.dashboard.blocks.map(blockCounts))
    default:
      return {}
  }
}

function detailCounts(node: DetailNode): Counts {
  switch (node.node) {
    case 'array':
      return add(tableOf(node.columns.length, SUB_TABLE_ROWS), { sections: 1 })
    case 'tabs':
      // Only the first tab is drawn on the first screen.
      return add(...(node.items[0]?.nodes ?? []).map(detailCounts))
    case 'text':
    case 'frame':
      return { texts: 1 }
    default:
      return { sections: 1, cells: node.node === 'group' ? node.nodes.length : 0 }
  }
}

const tableOf = (columns: number, rows: number): Counts => ({ columns, cells: columns * rows })

const msOf = (counts: Counts) =>
  (Object.entries(counts) as [CostName, number][]).reduce(
    (sum, [what, count]) => sum + count * COSTS[what],
    0,
  )

const dearest = (all: readonly Counts[]): Counts =>
  all.reduce((most, counts) => (msOf(counts) > msOf(most) ? counts : most), {})

function reportCounts({
  dimensions,
  measures,
  filters,
  charts,
  pivot,
  budget,
  limit,
}: Extract<Page, { kind: 'report' }>['report']) {
  const columns = dimensions.length + measures.filter(({ hidden }) => !hidden).length
  // A report first renders at most one page of its rows.
  const rows = Math.min(limit ?? budget.maxRows, 50)
  return add(tableOf(columns, rows), pivot ? tableOf(columns, rows) : {}, {
    inputs: filters?.length ?? 0,
    charts: charts?.length ?? 0,
  })
}

function blockCounts(block: DashboardBlock): Counts {
  if ('chart' in block) return { charts: 1 }
  if ('columns' in block) return tableOf(block.columns.length, block.rows ?? 10)
  return 'text' in block || 'frame' in block ? { texts: 1 } : { figures: 1 }
}

/**
 * Counts the parts that the first screen of a form renders. Inputs further down, in collapsed groups and in
 * hidden tabs count as not drawn.
 */
function formCounts(nodes: readonly FormNode[], columns: number, isDrawn = true): Counts {
  const size = SECTION_ROWS * columns
  const isShort = inputCount(nodes) < 2 * size
  let above = 0
  return add(
    ...nodes.map((node) => {
      const isFirst = isShort || above < size
      above += inputCount([node])
      return nodeCounts(node, columns, isDrawn && isFirst)
    }),
  )
}

function nodeCounts(node: FormNode, columns: number, isDrawn: boolean): Counts {
  switch (node.node) {
    case 'group':
      return add({ sections: 1 }, formCounts(node.nodes, node.columns ?? columns, isDrawn && !node.collapsed))
    case 'object':
      return add({ sections: 1 }, formCounts(node.nodes, columns, isDrawn))
    case 'tabs':
      return add(...node.items.map((item, index) => nodeCounts(item, columns, isDrawn && index === 0)))
    case 'array': {
      const inputs = node.columns.length * SUB_TABLE_ROWS
      const nested = node.nodes?.flatMap(({ columns }) => columns).length ?? 0
      // A nested sub-table is drawn only when the user expands the row that contains it.
      return isDrawn
        ? { sections: 1, inputs, 'inputs that are not drawn': nested }
        : { 'inputs that are not drawn': node.columns.length + nested }
    }
    case 'text':
    case 'frame':
      return isDrawn ? { texts: 1 } : {}
    default:
      return { [isDrawn ? 'inputs' : 'inputs that are not drawn']: 1 }
  }
}
