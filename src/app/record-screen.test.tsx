// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defineKind, RuntimeProvider, useActions, useNamedRecord, useOpenPage } from '#runtime'
import type { DetailPage } from '#schemas'
import { createTestRuntime } from '../../tests/support/page-runtime.tsx'
import { recordRoutesOf, routesOf } from '../menu/menu-routes.ts'
import { readMenu } from '../menu/menu-tree.ts'
import { createTabRoutes } from '../tabs/tab-routes.ts'
import { openTab, openTabs, restoreTabs } from '../tabs/tabs-store.ts'
import { createUnsavedPort, dropUnsavedWork } from '../tabs/unsaved-work.ts'
import { notify } from './notify/notify.ts'
import { RecordScreen } from './record-screen.tsx'

const LIST = '/shops'
const PATH = '/shops/detail/a%2F1'
const list = {
  format: 1,
  id: 'shopinfo/ShopInfoList',
  kind: 'list',
  title: 'Shops',
  requires: { view: 'shop:list' },
  data: { rows: { op: 'shop.list' } },
  list: {
    columns: [{ id: 'code', field: 'shopCode' }],
    detail: { open: 'page', page: 'shopinfo/ShopInfoDetail' },
  },
}
const detail = {
  format: 1,
  id: 'shopinfo/ShopInfoDetail',
  kind: 'detail',
  title: 'Shop',
  params: { id: { type: 'string' } },
  detail: { load: 'shop', nodes: [{ node: 'group', id: 'g1', nodes: [] }], actions: ['close'] },
  actions: [{ id: 'close', label: 'Close', steps: [{ do: 'closeOverlay' }] }],
}

let close = () => {}
const kind = defineKind<DetailPage>({
  kind: 'detail',
  Component: ({ page }) => {
    const { id } = useOpenPage().params
    useNamedRecord(`Shop ${String(id)}`)
    const [action] = useActions(page).viewsOf(page.detail.actions, { record: { id } })
    close = () => void action?.run()
    return <h1>shop {String(id)}</h1>
  },
})

let address = ''
function Address() {
  const { pathname, search } = useLocation()
  address = pathname + search
  return null
}

interface Opened {
  shown?: object
  codes?: string[]
}

function open({ shown = list, codes = ['shop:list'] }: Opened = {}) {
  const item = { id: '1', path: LIST, component: list.id, meta: { title: 'Shops' } }
  const routes = routesOf(readMenu([item], { origin: 'http://localhost', apiBase: '/api', token: undefined }))
  const route = createTabRoutes(recordRoutesOf(routes)).routeOf(PATH)
  if (!route) throw new Error('no route of a record')
  const pages = { [list.id]: shown, [detail.id]: detail }
  const { runtime } = createTestRuntime({ pages, codes, lists: { kinds: [kind] } })
  render(
    <MemoryRouter initialEntries={[PATH]}>
      <RuntimeProvider value={runtime}>
        <RecordScreen route={route} />
        <Address />
      </RuntimeProvider>
    </MemoryRouter>,
  )
}

beforeEach(() => {
  openTabs.names = {}
  restoreTabs('1', () => true)
})
afterEach(() => {
  cleanup()
  dropUnsavedWork([PATH])
  sessionStorage.clear()
  vi.restoreAllMocks()
})

test('the page of a record draws the detail of its list with the id of the address', async () => {
  open()

  expect(await screen.findByRole('heading', { name: 'shop a/1' })).toBeTruthy()
})

test('the tab and the document are named after the record', async () => {
  open()

  await expect.poll(() => openTabs.names[PATH]).toBe('Shop a/1')
  expect(document.title).toContain('Shop a/1')
})

test('a list that opens its details in a drawer has no pages of records', async () => {
  const { page } = list.list.detail
  open({ shown: { ...list, list: { ...list.list, detail: { open: 'drawer', page } } } })

  await expect.poll(() => address).toBe('/404')
})

test('a user without the permission of the list sees no record', async () => {
  open({ codes: [] })

  expect(await screen.findByText('needs shop:list')).toBeTruthy()
  expect(screen.queryByRole('heading')).toBeNull()
})

test('the step closeOverlay closes the tab and opens the list at its last address', async () => {
  openTab(LIST, `${LIST}?status=ACTIVE`)
  openTab(PATH, PATH)
  open()
  await screen.findByRole('heading', { name: 'shop a/1' })

  act(close)

  await expect.poll(() => address).toBe(`${LIST}?status=ACTIVE`)
  expect(openTabs.list.map(({ path }) => path)).not.toContain(PATH)
})

test.each([
  ['stays open if the user stays', false, PATH],
  ['closes if the user leaves', true, LIST],
])('a page of a record with unsaved work %s', async (_, leaves, end) => {
  const confirm = vi.spyOn(notify, 'confirm').mockResolvedValue(leaves)
  openTab(LIST, LIST)
  openTab(PATH, PATH)
  const port = createUnsavedPort({ path: () => PATH, isKept: true, isShown: () => true })
  const form = { key: detail.id, label: 'Shop', isDirty: true, values: () => ({}), restore: () => undefined }
  port.watch(detail.id, true, () => form)
  open()
  await screen.findByRole('heading', { name: 'shop a/1' })

  act(close)

  await expect.poll(() => confirm.mock.calls.length).toBe(1)
  await expect.poll(() => address).toBe(end)
  expect(openTabs.list.some(({ path }) => path === PATH)).toBe(!leaves)
})
