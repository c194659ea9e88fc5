// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPage } from '../../../tests/support/draw.tsx'

const trades = {
  format: 1,
  id: 'bill/Trades',
  kind: 'list',
  title: 'Trades',
  params: { billNo: { type: 'string', required: true } },
  data: { rows: { op: 'trade.list', args: { tradeNo: { $expr: 'params.billNo' } } } },
  list: {
    columns: [{ id: 'tradeNo', field: 'tradeNo', title: 'Trade number' }],
    toolbar: ['again'],
  },
  actions: [{ id: 'again', label: 'Load again', steps: [{ do: 'refresh' }] }],
}
const inner = (more: object = {}) => ({
  node: 'page',
  id: 'trades',
  page: 'bill/Trades',
  title: 'Trades of the bill',
  params: { billNo: { $expr: 'record.billNo' } },
  ...more,
})
const detail = (node: object) => ({
  format: 1,
  id: 'bill/Bill',
  kind: 'detail',
  title: 'Bill',
  params: { id: { type: 'string' } },
  data: { bill: { op: 'bill.get', args: { id: { $expr: 'params.id' } } } },
  detail: {
    load: 'bill',
    actions: ['reload'],
    nodes: [
      {
        node: 'group',
        id: 'g',
        title: 'Numbers',
        nodes: [{ node: 'field', id: 'no', field: 'billNo', title: 'Bill number' }],
      },
      node,
    ],
  },
  actions: [{ id: 'reload', label: 'Reload', steps: [{ do: 'refresh' }] }],
})

const rows = { records: [{ id: '1', tradeNo: 'T1' }], total: 1, size: 20, current: 1, pages: 1 }
const tradeCalls = (calls: { path: string }[]) => calls.filter(({ path }) => path.includes('trade'))

function open(node: object, options: Parameters<typeof openPage>[1] = {}) {
  return openPage(detail(node), {
    pages: { 'bill/Trades': trades },
    ...options,
    answers: {
      'GET /bill/settleBill/queryById': () => ({ result: { id: '7', billNo: 'SB7' } }),
      'GET /bill/tradeOrder/list': () => ({ result: rows }),
      ...options.answers,
    },
  })
}

beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('a list inside a detail gets its parameters from the record', async () => {
  const { calls } = open(inner())

  expect(await screen.findByText('T1')).toBeTruthy()
  expect(tradeCalls(calls)).toMatchObject([{ query: { tradeNo: 'SB7' } }])
  expect(screen.getByRole('heading', { level: 2, name: 'Trades of the bill' })).toBeTruthy()
  expect(document.querySelector('.ant-table-sticky-holder')).toBeNull()
})

test.each([
  [10, 0],
  [11, 1],
])('a list of %i rows inside a detail has %i pagers and row tools', async (total, count) => {
  open(inner(), { answers: { 'GET /bill/tradeOrder/list': () => ({ result: { ...rows, total } }) } })

  await screen.findByText('T1')

  expect(screen.queryAllByRole('navigation', { name: 'Pages' })).toHaveLength(count)
  expect(screen.queryAllByRole('button', { name: 'Row height' })).toHaveLength(count)
  expect(screen.queryAllByRole('button', { name: 'Columns' })).toHaveLength(count)
})

test('without a title, the embedded page shows its own', async () => {
  open(inner({ title: undefined }))

  expect(await screen.findByRole('heading', { level: 2, name: 'Trades' })).toBeTruthy()
})

test('a detail inside a detail shows a heading of the second level', async () => {
  const bill = { ...detail(inner()), id: 'bill/Inner', title: 'Inner bill' }
  open(
    { node: 'page', id: 'bill', page: 'bill/Inner', params: { id: { $expr: 'record.id' } } },
    { pages: { 'bill/Inner': bill, 'bill/Trades': trades } },
  )

  expect(await screen.findByRole('heading', { level: 2, name: 'Inner bill' })).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
})

test('a page that the user may not view is left out', async () => {
  open(inner(), { pages: { 'bill/Trades': { ...trades, requires: { view: 'trade:list' } } } })

  await screen.findByText('SB7')
  await expect.poll(() => screen.queryByRole('status')).toBeNull()
  expect(screen.queryByText('Trades of the bill')).toBeNull()
  expect(document.querySelector('section:empty')).toBeTruthy()
})

test('a node without its permission loads nothing', async () => {
  const { calls } = open(inner({ requires: 'trade:list' }))

  await screen.findByText('SB7')
  expect(tradeCalls(calls)).toEqual([])
})

test('an error of the embedded page stays in its place', async () => {
  open(inner(), { answers: { 'GET /bill/tradeOrder/list': () => ({ status: 500, message: 'broken' }) } })

  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.getByText('SB7')).toBeTruthy()
})

test('a page inside itself is refused with the path', async () => {
  open({ node: 'page', id: 'self', page: 'bill/Bill' })

  expect(await screen.findByText(/bill\/Bill → bill\/Bill/)).toBeTruthy()
  expect(screen.getByText('SB7')).toBeTruthy()
})

test('a fifth page inside the others is refused', async () => {
  const nested = (id: string, next: string) => ({
    ...detail({ node: 'page', id: 'next', page: next, params: { id: '7' } }),
    id,
  })
  const pages = {
    'bill/B': nested('bill/B', 'bill/C'),
    'bill/C': nested('bill/C', 'bill/D'),
    'bill/D': nested('bill/D', 'bill/Trades'),
    'bill/Trades': trades,
  }
  open({ node: 'page', id: 'next', page: 'bill/B', params: { id: '7' } }, { pages })

  expect(await screen.findByText(/bill\/C → bill\/D → bill\/Trades/)).toBeTruthy()
  expect(screen.getAllByText('SB7')).toHaveLength(4)
})

test.each(['Reload', 'Load again'])('%s reloads both pages once', async (name) => {
  const { calls } = open(inner())
  await screen.findByText('T1')
  const billCalls = () => calls.filter(({ path }) => path.includes('queryById'))

  await userEvent.click(screen.getByRole('button', { name }))

  await expect.poll(() => [billCalls().length, tradeCalls(calls).length]).toEqual([2, 2])
})
