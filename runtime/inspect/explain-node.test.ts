import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import type { Page } from '#schemas'
import { createTestRuntime } from '../../tests/support/page-runtime.tsx'
import type { PageSession } from '../page/page-session.ts'
import { explainNode, type SelectedNode } from './explain-node.ts'

const page = {
  format: 1,
  id: 'bill/SettleBillList',
  kind: 'list',
  title: 'Bills',
  data: { rows: { op: 'bill.list', model: 'SettleBill' } },
  list: {
    search: {
      fields: [
        { id: 's1', field: 'status', op: 'in', title: 'Status' },
        { id: 's2', field: 'status', op: 'ne', title: 'Not in status' },
      ],
    },
    columns: [{ id: 'c1', field: 'status', title: 'Status' }],
  },
  actions: [{ id: 'a1', label: 'Open', steps: [] }],
} as unknown as Page
const records = [
  { id: '11', status: 'PENDING' },
  { id: '12', status: 'HELD' },
]

/**
 * Explains a node of a list that was searched with these values. `responses` are the responses with rows: a
 * board has one response for each column.
 */
function explainAt(
  selected: Omit<SelectedNode, 'isDrawn'>,
  values: Record<string, unknown> = {},
  responses: readonly (typeof records)[] = [records],
) {
  const { runtime } = createTestRuntime()
  const queries = new QueryClient()
  for (const [index, records] of responses.entries()) {
    const queryKey = ['data', 'bill.list', { index }]
    queries.setQueryData(queryKey, { records }, { updatedAt: index + 1 })
    new QueryObserver(queries, { queryKey, staleTime: Number.POSITIVE_INFINITY }).subscribe(() => undefined)
  }
  const handles = { selection: () => [], values: () => values }
  const open = { page, version: '1', params: {}, session: { handles } as unknown as PageSession }
  const drawTime = { stop: () => undefined } as never
  const answer = explainNode({ runtime, open, queries, drawTime }, { ...selected, isDrawn: true })
  return { example: answer?.example, value: answer?.value.find(({ title }) => title === 'Value')?.text }
}

afterEach(() => vi.unstubAllGlobals())

test('a search field shows its search value', () => {
  const pointer = '/list/search/fields/0'

  expect(explainAt({ pointer }, { status: ['HELD'] })).toEqual({ example: undefined, value: '["HELD"]' })
  expect(explainAt({ pointer })).toEqual({ example: undefined, value: '–' })
})

test('two search fields for one column show separate search values', () => {
  const result = explainAt({ pointer: '/list/search/fields/1' }, { status: ['HELD'], s2: 'FAILED' })

  expect(result.value).toBe('"FAILED"')
})

test('the explanation of a column selected in a row uses the value of that row', () => {
  const result = explainAt({ pointer: '/list/columns/0', row: '12' })

  expect(result).toEqual({ example: undefined, value: '"HELD"' })
})

test('a row of a board is found in the response of its column', () => {
  const [pending, held] = records.map((record) => [record])

  const result = explainAt({ pointer: '/list/columns/0', row: '12' }, {}, [
    held,
    pending,
  ] as (typeof records)[])

  expect(result.value).toBe('"HELD"')
})

test('the explanation of a column selected outside a row uses an example row', () => {
  expect(explainAt({ pointer: '/list/columns/0' })).toEqual({ example: '11', value: '"PENDING"' })
})

test('the explanation of a node that reads no row has no example row', () => {
  expect(explainAt({ pointer: '/actions/0' }).example).toBeUndefined()
})

const form = {
  format: 1,
  id: 'bill/LinesForm',
  kind: 'form',
  title: 'Lines',
  form: {
    nodes: [
      {
        node: 'array',
        id: 'lines',
        field: 'lines',
        title: 'Lines',
        columns: [{ id: 'kind', field: 'kind' }],
        nodes: [
          {
            node: 'array',
            id: 'splits',
            field: 'splits',
            title: 'Splits',
            visible: { $expr: "row.kind == 'tea'" },
            columns: [{ id: 'name', field: 'name', visible: { $expr: "parentRow.kind == 'tea'" } }],
          },
        ],
      },
    ],
  },
} as unknown as Page

test.each([
  ['/form/nodes/0/nodes/0', { row: { kind: 'tea' } }, 'row.kind'],
  ['/form/nodes/0/nodes/0/columns/0', { row: {}, parentRow: { kind: 'tea' } }, 'parentRow.kind'],
])('the explanation of %s in a form reads the row and the row that contains it', (pointer, scope, read) => {
  const { runtime } = createTestRuntime()
  const handles = { values: () => ({}), rowScope: (key: string) => (key === 'r1' ? scope : undefined) }
  const session = { handles } as unknown as PageSession
  const inspected = {
    runtime,
    open: { page: form, version: '1', params: {}, session },
    queries: new QueryClient(),
    drawTime: { stop: () => undefined } as never,
  }

  const answer = explainNode(inspected, { pointer, row: 'r1', isDrawn: true })

  const reads = answer?.rules.flatMap((rule) => rule.reads)
  expect(reads?.find(({ path }) => path === read)?.value).toBe('"tea"')
})
