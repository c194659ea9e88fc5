// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { DetailPage, ListPage } from '#schemas'
import { createTestRuntime } from '../../tests/support/page-runtime.tsx'
import { PageHost } from '../page/page-host.tsx'
import { useDrawer } from '../page/use-drawer.ts'
import { defineKind } from '../registry/definitions.ts'
import { RuntimeProvider } from '../runtime-provider.tsx'
import type { ListState } from './list-state.ts'
import { useList } from './use-list.ts'

const listPage: ListPage = {
  format: 1,
  id: 'shopinfo/ShopInfoList',
  kind: 'list',
  title: 'Shops',
  data: { rows: { op: 'shop.list' } },
  list: {
    columns: [{ id: 'code', field: 'shopCode' }],
    detail: { open: 'page', page: 'shopinfo/ShopInfoDetail' },
  },
}
const outerPage: DetailPage = {
  format: 1,
  id: 'brand/BrandDetail',
  kind: 'detail',
  title: 'Brand',
  detail: { load: 'brand', nodes: [{ node: 'page', id: 'shops', page: listPage.id }] },
}

let list: ListState
const listKind = defineKind<ListPage>({
  kind: 'list',
  Component: ({ page }) => {
    list = useList(page)
    return <p>drawer of {String(useDrawer().content?.params.id)}</p>
  },
})
const outerKind = defineKind<DetailPage>({
  kind: 'detail',
  Component: () => <PageHost component={listPage.id} embedded={{ title: undefined }} />,
})

async function open(component: string, shown = listPage) {
  const { runtime, navigation } = createTestRuntime({
    pages: { [shown.id]: shown, [outerPage.id]: outerPage },
    lists: { kinds: [listKind, outerKind] },
    answers: { 'GET /shopinfo/shopBasicInfo/list': () => ({ result: { records: [], total: 0 } }) },
  })
  render(
    <RuntimeProvider value={runtime}>
      <PageHost component={component} />
    </RuntimeProvider>,
  )
  await screen.findByText('drawer of undefined')
  return navigation
}

afterEach(cleanup)

test('a detail with a page of its own opens below the path of the list', async () => {
  const navigation = await open(listPage.id)

  act(() => list.openDetail('a/1'))

  expect(navigation.entries.at(-1)).toBe(`/${listPage.id}/detail/a%2F1`)
  expect(list.detailPath?.('7')).toBe(`/${listPage.id}/detail/7`)
  expect(screen.getByText('drawer of undefined')).toBeTruthy()
})

test('a list inside another page opens the detail in a drawer', async () => {
  const navigation = await open(outerPage.id)

  act(() => list.openDetail('7'))

  expect(screen.getByText('drawer of 7')).toBeTruthy()
  expect(navigation.entries).toEqual([''])
})

test('a list that is not in the menu of the user opens the detail in a drawer', async () => {
  const id = 'hidden/ShopList'
  const navigation = await open(id, { ...listPage, id })

  act(() => list.openDetail('7'))

  expect(navigation.entries.at(-1)).toBe('?open=7')
})
