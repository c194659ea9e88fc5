// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ListPage } from '#schemas'
import { createTestRuntime, type SeenCall } from '../../tests/support/page-runtime.tsx'
import { useOpenPage } from '../page/page-context.ts'
import { PageHost } from '../page/page-host.tsx'
import type { PageSession } from '../page/page-session.ts'
import { defineCell, defineKind } from '../registry/definitions.ts'
import { RuntimeProvider } from '../runtime-provider.tsx'
import type { ListState } from './list-state.ts'
import { useList } from './use-list.ts'

const page: ListPage = {
  format: 1,
  id: 'bill/SettleBillList',
  kind: 'list',
  title: 'Settlement bills',
  data: { rows: { op: 'bill.list', model: 'SettleBill' } },
  list: {
    search: {
      fields: [
        { id: 's1', field: 'shopCode', op: 'starts' },
        { id: 's2', field: 'status', op: 'in', default: ['PENDING'] },
        { id: 's3', field: 'payableFen', op: 'gte' },
      ],
    },
    columns: [
      { id: 'c1', field: 'billNo', title: 'Bill' },
      { id: 'c2', field: 'payableFen', title: 'Payable', cell: 'Money', sort: true, width: 120 },
      { id: 'c3', field: 'accountNo', requires: 'bill:account' },
      { id: 'c4', field: 'remark', hidden: true },
      { id: 'c5', field: 'status', cell: 'Nowhere' },
    ],
    table: { selection: true, sort: { field: 'settleDate', order: 'desc' } },
    detail: { open: 'drawer', page: 'bill/SettleBillDetail' },
  },
}
const cells = [
  defineCell({ name: 'Text', title: 'Text', accepts: ['string'], Component: ({ value }) => String(value) }),
]
const path = 'GET /bill/settleBill/list'
const rowsOf = ({ query }: SeenCall) => {
  const first = (Number(query.pageNo) - 1) * Number(query.pageSize)
  const records = Array.from({ length: 20 }, (_, index) => ({
    id: `b${first + index}`,
    billNo: `SB${first + index}`,
    version: 1,
  }))
  return {
    records,
    total: 10_000,
    totalCapped: true,
    size: 20,
    current: 1,
    pages: 500,
    next: `n${query.pageNo}`,
    prev: null,
  }
}

let list: ListState
let session: PageSession

async function open(options: Parameters<typeof createTestRuntime>[0] = {}, shown = page) {
  list = undefined as unknown as ListState
  const kind = defineKind<ListPage>({
    kind: 'list',
    Component: ({ page }) => {
      list = useList(page)
      session = useOpenPage().session
      return <p>{list.rows.map(({ billNo }) => String(billNo)).join(' ')}</p>
    },
  })
  const test = createTestRuntime({
    pages: { [page.id]: shown },
    answers: { [path]: (call) => ({ result: rowsOf(call) }) },
    lists: { kinds: [kind], cells },
    ...options,
  })
  render(
    <RuntimeProvider value={test.runtime}>
      <PageHost component={page.id} />
    </RuntimeProvider>,
  )
  await waitFor(() => expect(list?.isLoading).toBe(false))
  return test
}

beforeEach(() => localStorage.clear())
afterEach(cleanup)

describe('loading rows', () => {
  test("the first request has the page's default filters, sort and page size", async () => {
    const { calls } = await open()

    expect(calls).toHaveLength(1)
    expect(calls[0]?.query).toEqual({
      status: 'PENDING',
      column: 'settleDate',
      order: 'desc',
      pageNo: '1',
      pageSize: '20',
    })
    expect(list.rows[0]).toMatchObject({ billNo: 'SB0' })
  })

  test('a deep link sets filters, sort, page, page size and open detail', async () => {
    const { calls } = await open({ search: '?status=HELD,FAILED&sort=payableFen.asc&page=3&size=50&open=b7' })

    expect(calls[0]?.query).toEqual({
      status: 'HELD,FAILED',
      column: 'payableFen',
      order: 'asc',
      pageNo: '3',
      pageSize: '50',
    })
    expect(list.openId).toBe('b7')
  })

  test('a search changes the address and loads the first page, and back restores the previous search', async () => {
    const { calls, navigation } = await open({ search: '?page=4' })

    act(() => list.search.apply({ shopCode: 'SH', payableFen: 500 }))
    await waitFor(() => expect(calls).toHaveLength(2))

    expect(navigation.search()).toBe('?shopCode=SH&status=&payableFen=500')
    expect(calls[1]?.query).toMatchObject({
      shopCode: 'SH*',
      pageNo: '1',
      superQueryParams: '[{"field":"payableFen","rule":"gte","val":500}]',
    })
    expect([...list.search.changed]).toEqual(['s1', 's2', 's3'])

    act(() => navigation.back())
    await waitFor(() => expect(list.pagination.pageNo).toBe(4))
    expect(list.search.values).toEqual({ status: ['PENDING'] })
  })

  test('rows stay on screen while the next page loads', async () => {
    let resolve = () => {}
    const promise = new Promise<void>((done) => {
      resolve = done
    })
    await open({
      answers: {
        [path]: (call) => {
          const answer = { result: rowsOf(call) }
          return call.query.pageNo === '2' ? promise.then(() => answer) : answer
        },
      },
    })

    act(() => list.pagination.next())
    await waitFor(() => expect(list.isRefreshing).toBe(true))
    expect(list.rows[0]).toMatchObject({ billNo: 'SB0' })
    expect(list.isLoading).toBe(false)

    resolve()
    await waitFor(() => expect(list.rows[0]).toMatchObject({ billNo: 'SB20' }))
  })

  test('a request is cancelled when its result is no longer needed', async () => {
    const { calls } = await open({
      answers: {
        [path]: (call) =>
          call.query.pageNo === '2' ? new Promise(() => undefined) : { result: rowsOf(call) },
      },
    })

    act(() => list.pagination.goTo(2))
    await waitFor(() => expect(calls).toHaveLength(2))
    act(() => list.pagination.goTo(3))

    await waitFor(() => expect(calls[1]?.signal.aborted).toBe(true))
    await waitFor(() => expect(list.rows[0]).toMatchObject({ billNo: 'SB40' }))
  })

  test('past row 10,000, the next page uses the cursor of the response and has it in the address', async () => {
    const { calls, navigation } = await open({ search: '?page=500' })

    act(() => list.pagination.next())
    await waitFor(() => expect(calls).toHaveLength(2))

    expect(navigation.search()).toBe('?page=501&cursor=n500')
    expect(calls[1]?.query).toMatchObject({ cursor: 'n500', pageNo: '501' })
    expect(list.pagination).toMatchObject({ mode: 'cursor', totalCapped: true, total: 10_000 })
  })

  test('a page past the end is replaced by the last page', async () => {
    const { navigation } = await open({
      search: '?page=9',
      answers: {
        [path]: (call) => {
          const answer = { ...rowsOf(call), total: 30, totalCapped: false, next: null }
          return { result: Number(call.query.pageNo) > 2 ? { ...answer, records: [] } : answer }
        },
      },
    })

    await waitFor(() => expect(list.rows[0]).toMatchObject({ billNo: 'SB20' }))

    expect(navigation.entries).toEqual(['?page=2'])
  })

  test('no rows are requested while a required filter is empty', async () => {
    const required = structuredClone(page)
    required.list.search = { fields: [{ id: 's1', field: 'paidTime', op: 'between', required: true }] }

    const { calls } = await open({}, required)

    expect(list.search.missing).toMatchObject([{ field: 'paidTime' }])
    expect(calls).toEqual([])
  })

  test('clearing a required filter removes the rows, and the list is not loading', async () => {
    const required = structuredClone(page)
    required.list.search = { fields: [{ id: 's1', field: 'shopCode', op: 'eq', required: true }] }
    const { navigation } = await open({ search: '?shopCode=SH1' }, required)
    await waitFor(() => expect(list.rows).toHaveLength(20))

    act(() => navigation.navigate('?'))

    expect(list).toMatchObject({ rows: [], isLoading: false, isRefreshing: false })
  })

  test('a failed request is an error of the list', async () => {
    await open({
      answers: {
        [path]: () => ({
          status: 400,
          message: 'no',
          result: { error: 'LIST_QUERY_INVALID', fields: { status: 'Unknown filter' }, requestId: 'r' },
        }),
      },
    })

    await waitFor(() => expect(list.error).toMatchObject({ code: 'LIST_QUERY_INVALID' }))
    expect(list.rows).toEqual([])
  })

  test('sorting shows the first page, and removing the sort restores the default one', async () => {
    const { navigation } = await open({ search: '?page=5' })

    act(() => list.setSort({ field: 'payableFen', order: 'asc' }))
    expect(navigation.search()).toBe('?sort=payableFen.asc')

    act(() => list.setSort(undefined))
    expect(navigation.search()).toBe('?')
  })
})

describe('columns of a list', () => {
  test('only visible and permitted columns are returned, and a column with an unknown cell has an error', async () => {
    await open()

    expect(list.columns.map(({ id }) => id)).toEqual(['c1', 'c2', 'c5'])
    expect(list.columns[0]).toMatchObject({ title: 'Bill', cell: cells[0], error: undefined })
    expect(list.columns[2]).toMatchObject({
      cell: undefined,
      error: { code: 'REGISTRY_UNKNOWN', at: { page: page.id, pointer: '/list/columns/4/cell' } },
    })
  })

  test("the user's order, width and density are stored, and can be reset", async () => {
    await open()

    act(() => list.settings.setWidth('c2', 300))
    act(() =>
      list.settings.setColumns(
        [...list.settings.columns].reverse().map((each) => ({ ...each, shown: true })),
      ),
    )
    act(() => list.settings.setDensity('small'))
    cleanup()
    await open()

    expect(list.columns.map(({ id }) => id)).toEqual(['c5', 'c4', 'c2', 'c1'])
    expect(list.columns[2]?.width).toBe(300)
    expect(list.settings).toMatchObject({ density: 'small', isChanged: true })

    act(() => list.settings.reset())
    expect(list.columns.map(({ id }) => id)).toEqual(['c1', 'c2', 'c5'])
  })

  test("settings changed back to the page's count as unchanged", async () => {
    await open()
    const before = list.settings.columns

    act(() => list.settings.setColumns(before.map((each) => ({ ...each, shown: true })).reverse()))
    expect(list.settings.isChanged).toBe(true)
    act(() => list.settings.setColumns(before))

    expect(list.settings.isChanged).toBe(false)
    expect(localStorage).toHaveLength(0)
  })

  test('columns stay the same objects when only rows change', async () => {
    await open()
    const before = list.columns

    act(() => list.pagination.next())
    await waitFor(() => expect(list.rows[0]).toMatchObject({ billNo: 'SB20' }))

    expect(list.columns).toBe(before)
  })
})

describe('selected rows', () => {
  test('rows stay selected across pages, with their records as last loaded', async () => {
    await open()

    act(() => list.selection.change(['b1'], [list.rows[1]]))
    act(() => list.pagination.next())
    await waitFor(() => expect(list.rows[0]).toMatchObject({ id: 'b20' }))
    act(() => list.selection.change(['b1', 'b20'], [undefined, list.rows[0]]))

    expect(list.selection.keys).toEqual(['b1', 'b20'])
    expect(list.selection.records).toMatchObject([{ billNo: 'SB1' }, { billNo: 'SB20' }])
  })

  test('after a refresh, selected rows have their current records', async () => {
    let version = 1
    await open({
      answers: {
        [path]: () => ({
          result: { records: [{ id: 'b1', version: version++ }], total: 1, next: null, prev: null },
        }),
      },
    })
    act(() => list.selection.change(['b1'], list.rows))

    act(() => list.refresh())

    await waitFor(() => expect(list.selection.records).toEqual([{ id: 'b1', version: 2 }]))
  })

  test('an action can deselect individual rows', async () => {
    await open()
    act(() => list.selection.change(['b1', 'b2'], [list.rows[1], list.rows[2]]))

    act(() => session.handles.deselect([{ id: 'b1' }]))

    expect(list.selection.keys).toEqual(['b2'])
  })

  test('a new search deselects all rows', async () => {
    await open()
    act(() => list.selection.change(['b1'], [list.rows[1]]))

    act(() => list.search.reset())

    expect(list.selection.keys).toEqual([])
  })
})

describe('rows can be selected', () => {
  const withBulk: ListPage = {
    ...page,
    list: { ...page.list, bulkActions: ['confirmAll'] },
    actions: [
      {
        id: 'confirmAll',
        label: 'Confirm selected',
        requires: 'bill:confirm',
        steps: [{ do: 'toast', text: 'x' }],
      },
    ],
  }

  test.each([
    ['rows can be selected by users with a permitted bulk action', ['bill:confirm'], withBulk, true],
    ["rows can't be selected by users without a permitted bulk action", [], withBulk, false],
    ["rows can't be selected on a page without a bulk action", [], page, true],
  ])('%s', async (_who, codes, shown, enabled) => {
    await open({ codes }, shown)

    expect(list.selection.enabled).toBe(enabled)
  })
})

test('selected rows stay selected on another page, and are deselected when back restores another search', async () => {
  const { navigation } = await open({ search: '?status=HELD' })
  act(() => navigation.navigate('?status=FAILED'))
  await waitFor(() => expect(list.search.values).toEqual({ status: ['FAILED'] }))
  act(() => list.selection.change(['b1'], [list.rows[1]]))
  act(() => list.pagination.goTo(2))
  expect(list.selection.keys).toEqual(['b1'])

  act(() => navigation.back())
  act(() => navigation.back())

  expect(list.selection).toMatchObject({ keys: [], records: [] })
})

describe('the open detail', () => {
  test('the open detail is in the address, and closing it goes back over its history entry', async () => {
    const { navigation, calls } = await open({ search: '?status=HELD' })

    act(() => list.openDetail('b7'))
    expect(navigation.search()).toBe('?status=HELD&open=b7')

    act(() => session.detail.close())
    expect(navigation.entries).toEqual(['?status=HELD'])
    expect(calls).toHaveLength(1)
  })

  test.each(['?open=b7&status=HELD', '?%6Fpen=b7&status=HELD'])(
    'closing the detail of a deep link shows the list without it: %s',
    async (search) => {
      const { navigation } = await open({ search })

      act(() => session.detail.close())

      expect(navigation.search()).toBe('?status=HELD')
      expect(screen.getByText(/SB0/)).toBeTruthy()
    },
  )
})
