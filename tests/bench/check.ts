import { readFileSync } from 'node:fs'
import { checkPage } from '../../schemas/check.ts'
import { checkOptions } from '../../server/cli/check-options.ts'
import type { Row } from './table.ts'

const NODES = 500
const LIMIT = 150
const WARM_UP = 5
const RUNS = 9

const many = <Part>(count: number, make: (index: number) => Part): Part[] =>
  Array.from({ length: count }, (_, index) => make(index))

/**
 * Creates a list page with 100 columns, 20 actions and 376 values in expanded rows, all with rules and texts.
 */
function largePage(): string {
  const page = JSON.parse(readFileSync('schemas/pages/bill/settle-bill-list.page.json', 'utf8'))
  const { columns, table } = page.list
  const action = page.actions.find(({ id }: { id: string }) => id === 'confirm')
  const visible = { $expr: "record.status == 'PENDING' && record.payableFen > 0" }
  const groups = many(4, (group) => ({
    ...{ node: 'group', id: `group${group}`, title: 'Bill number' },
    visible: { field: 'status', op: 'eq', value: 'HELD' },
    nodes: many(94, (index) => ({
      ...{ node: 'field', id: `value${group}x${index}`, field: 'billNo', title: 'Bill number', visible },
    })),
  }))
  return JSON.stringify({
    ...page,
    list: {
      columns: many(100, (index) => ({ ...columns[0], id: `column${index}`, hidden: index > 8 })),
      table: { pageSize: table.pageSize, expand: { ...table.expand, nodes: groups } },
      rowActions: many(20, (index) => `action${index}`),
    },
    actions: many(20, (index) => ({ ...action, id: `action${index}` })),
  })
}

/**
 * Measures repeated checks of a page with 500 nodes. An editor would run such a check after each key press.
 */
export function benchCheck(): Row[] {
  const text = largePage()
  const options = checkOptions()
  const measure = () => {
    const start = performance.now()
    checkPage(text, options)
    return performance.now() - start
  }
  many(WARM_UP, measure)
  const times = many(RUNS, measure)
  const [median = 0] = times.sort((left, right) => left - right).slice(Math.floor(RUNS / 2))
  return [
    {
      what: `a page of ${NODES} nodes checked, warm (≤ ${LIMIT} ms)`,
      measured: `${median.toFixed(0)} ms`,
      against: `limit ${LIMIT} ms`,
      ratio: (median / LIMIT).toFixed(2),
    },
  ]
}
