// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { DetailPage, ListPage } from '#schemas'
import { createTestRuntime } from '../../tests/support/page-runtime.tsx'
import { useActions } from '../actions/use-actions.ts'
import { useRecord } from '../data/use-record.ts'
import { useList } from '../list/use-list.ts'
import { defineKind } from '../registry/definitions.ts'
import { RuntimeProvider } from '../runtime-provider.tsx'
import { PageHost } from './page-host.tsx'
import { type Drawer, useDrawer } from './use-drawer.ts'

const listPage: ListPage = {
  format: 1,
  id: 'bill/SettleBillList',
  kind: 'list',
  title: 'Bills',
  data: { rows: { op: 'bill.list' } },
  list: {
    columns: [{ id: 'c1', field: 'billNo' }],
    rowActions: ['look', 'open'],
    detail: { open: 'drawer', page: 'bill/SettleBillDetail' },
  },
  actions: [
    {
      id: 'look',
      label: 'Look',
      steps: [{ do: 'openDrawer', page: 'bill/SettleBillDetail', params: { id: 'b2' } }],
    },
    {
      id: 'open',
      label: 'Open',
      steps: [
        { do: 'openDrawer', page: 'bill/Other', params: { shop: { $expr: 'record.shopId' } }, title: 'Shop' },
      ],
    },
  ],
}
const detailPage: DetailPage = {
  format: 1,
  id: 'bill/SettleBillDetail',
  kind: 'detail',
  title: 'Bill',
  data: { bill: { op: 'bill.get', args: { id: { $expr: 'params.id' } } } },
  detail: { load: 'bill', nodes: [{ node: 'group', id: 'g', nodes: [] }], actions: ['confirm'] },
  actions: [
    {
      id: 'confirm',
      label: 'Confirm',
      steps: [{ do: 'call', op: 'bill.confirm', args: { id: '1' } }, { do: 'refresh' }],
    },
  ],
}

let drawer: Drawer
let runOf: (id: string) => Promise<void>
const listKind = defineKind<ListPage>({
  kind: 'list',
  Component: ({ page }) => {
    const { rows } = useList(page)
    const actions = useActions(page)
    drawer = useDrawer()
    runOf = async (id) => actions.viewsOf([id], { record: { id: 'b1', shopId: 's9' } })[0]?.run()
    return (
      <>
        <p>rows {rows.map(({ version }) => String(version)).join()}</p>
        {drawer.content && <PageHost component={drawer.content.page} params={drawer.content.params} />}
      </>
    )
  },
})
const detailKind = defineKind<DetailPage>({
  kind: 'detail',
  Component: ({ page }) => {
    const { record } = useRecord(page)
    const [confirm] = useActions(page).viewsOf(page.detail.actions, { record })
    return (
      <button type="button" onClick={() => void confirm?.run()}>
        {record ? `detail ${String(record.id)}` : 'loading detail'}
      </button>
    )
  },
})

async function open(search: string) {
  let version = 1
  const test = createTestRuntime({
    search,
    pages: { [listPage.id]: listPage, [detailPage.id]: detailPage },
    lists: { kinds: [listKind, detailKind] },
    answers: {
      'GET /bill/settleBill/list': () => ({
        result: { records: [{ id: 'b1', version: version++ }], total: 1 },
      }),
      'GET /bill/settleBill/queryById': ({ query }) => ({ result: { id: query.id } }),
      'PUT /bill/settleBill/confirm': () => ({ result: {} }),
    },
  })
  render(
    <RuntimeProvider value={test.runtime}>
      <PageHost component={listPage.id} />
    </RuntimeProvider>,
  )
  await screen.findByText('rows 1')
  return test
}

afterEach(cleanup)

test('a deep link opens the detail, and closing it shows the list', async () => {
  const { navigation } = await open('?sort=&open=b1')
  expect(await screen.findByText('detail b1')).toBeTruthy()

  act(() => drawer.close())

  expect(screen.queryByText('detail b1')).toBeNull()
  expect(navigation.entries).toEqual(['?sort='])
})

test("opening the list's own detail adds it to the address, and back closes it", async () => {
  const { navigation } = await open('')
  await act(() => runOf('look'))
  expect(navigation.search()).toBe('?open=b2')
  expect(await screen.findByText('detail b2')).toBeTruthy()

  act(() => navigation.back())

  expect(screen.queryByText('detail b2')).toBeNull()
})

test('switching details adds no history entry, and closing removes the entry', async () => {
  const { navigation } = await open('')
  act(() => drawer.open({ page: detailPage.id, params: { id: 'b1' }, title: undefined }))
  act(() => drawer.open({ page: detailPage.id, params: { id: 'b2' }, title: undefined }))

  act(() => drawer.close())

  expect(navigation.entries).toEqual([''])
})

test('another page opened by a step is not in the address', async () => {
  const { navigation } = await open('')

  await act(() => runOf('open'))

  expect(drawer.content).toEqual({ page: 'bill/Other', params: { shop: 's9' }, title: 'Shop' })
  expect(await screen.findByText('no page bill/Other')).toBeTruthy()
  expect(navigation.search()).toBe('')
  act(() => drawer.close())
  expect(drawer.content).toBeUndefined()
})

test('an action in the drawer refreshes the list behind it', async () => {
  const { calls } = await open('?open=b1')
  const detail = await screen.findByText('detail b1')

  await act(async () => detail.click())

  await waitFor(() => expect(screen.getByText('rows 2')).toBeTruthy())
  expect(calls.find(({ method }) => method === 'PUT')?.headers.get('X-Page-Id')).toBe(detailPage.id)
})
