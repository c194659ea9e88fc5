// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { defineKind, RuntimeProvider } from '#runtime'
import { createTestRuntime } from '../../tests/support/page-runtime.tsx'
import { routesOf } from '../menu/menu-routes.ts'
import { readMenu } from '../menu/menu-tree.ts'
import { MenuScreen } from './menu-screen.tsx'

const page = {
  format: 1,
  id: 'bill/SettleBillDetail',
  kind: 'detail',
  title: 'Bill',
  requires: { view: 'bill:list' },
  detail: { load: 'bill', nodes: [{ node: 'group', id: 'g1', nodes: [] }] },
}
const detail = defineKind({ kind: 'detail', Component: ({ page }) => <h1>{page.title}</h1> })

/** Opens the page of a menu item that has these permissions. The user has no other permissions. */
function open(permissionList: readonly object[]) {
  const entry = { id: '1', path: '/bill', component: page.id, meta: { title: 'Bill', permissionList } }
  const origin = 'http://localhost:3000'
  const routes = routesOf(readMenu([entry], { origin, apiBase: '/jeecg-boot', token: undefined }))
  const { runtime } = createTestRuntime({ pages: { [page.id]: page }, lists: { kinds: [detail] } })
  render(
    <RuntimeProvider value={runtime}>
      {routes.map((route) => (
        <MenuScreen key={route.path} route={route} />
      ))}
    </RuntimeProvider>,
  )
}

afterEach(cleanup)

test('a page grants the permissions of its menu item', async () => {
  open([{ action: 'bill:list', type: '1' }])

  expect(await screen.findByRole('heading', { name: 'Bill' })).toBeTruthy()
})

test.each([
  ['nothing', []],
  ['a data rule', [{ action: 'bill:list', type: '2' }]],
  ['another code', [{ action: 'bill:hold', type: '1' }]],
])("a page whose menu item lists %s uses the session's permissions", async (_, permissionList) => {
  open(permissionList)

  expect(await screen.findByText('needs bill:list')).toBeTruthy()
})
