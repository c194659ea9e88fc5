// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { FormItem, fields } from '#renderers'
import { defineKind, RuntimeProvider } from '#runtime'
import { createTestRuntime } from '../../tests/support/page-runtime.tsx'
import { routesOf } from '../menu/menu-routes.ts'
import { readMenu } from '../menu/menu-tree.ts'
import { profile } from '../views/account/account-settings.fixture.tsx'
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

interface Opened {
  component?: string
  /** Permissions of the menu item. The user has no other permissions. */
  permissionList?: readonly object[]
  pages?: Readonly<Record<string, object>>
}

/** Opens the page of a menu item. */
function open({ component = page.id, permissionList = [], pages = { [page.id]: page } }: Opened) {
  const entry = { id: '1', path: '/bill', component, meta: { title: 'Bill', permissionList } }
  const origin = 'http://localhost:3000'
  const routes = routesOf(readMenu([entry], { origin, apiBase: '/jeecg-boot', token: undefined }))
  const { runtime } = createTestRuntime({
    pages,
    lists: { kinds: [detail], fields, formItem: FormItem },
    answers: {
      'GET /app/account/profile': () => ({ result: profile }),
      'GET /app/capabilities': () => ({ result: { captcha: 'off', demo: false, sms: false } }),
    },
  })
  render(
    <MemoryRouter initialEntries={['/bill']}>
      <RuntimeProvider value={runtime}>
        {routes.map((route) => (
          <MenuScreen key={route.path} route={route} />
        ))}
      </RuntimeProvider>
    </MemoryRouter>,
  )
}

afterEach(cleanup)

test('a page grants the permissions of its menu item', async () => {
  open({ permissionList: [{ action: 'bill:list', type: '1' }] })

  expect(await screen.findByRole('heading', { name: 'Bill' })).toBeTruthy()
})

test.each([
  ['nothing', []],
  ['a data rule', [{ action: 'bill:list', type: '2' }]],
  ['another code', [{ action: 'bill:hold', type: '1' }]],
])("a page whose menu item lists %s uses the session's permissions", async (_, permissionList) => {
  open({ permissionList })

  expect(await screen.findByText('needs bill:list')).toBeTruthy()
})

test.each([
  ['account/center/Index', 'Lin'],
  ['account/settings/Index', 'Profile'],
  ['account/settings/BaseSetting', 'Profile'],
  ['account/settings/Security', 'Security'],
  ['account/settings/Binding', 'Security'],
  ['account/settings/Custom', 'Interface'],
  ['exception/403', '403'],
  ['exception/404', '404'],
  ['exception/500', '500'],
  ['user/Login', 'Sign in'],
])('a menu item with the component path %s opens the screen %s', async (component, heading) => {
  open({ component })

  expect(await screen.findByRole('heading', { name: heading, level: 1 })).toBeTruthy()
})

test('a menu item with dashboard/Workplace opens the dashboard until that page exists', async () => {
  const dashboard = { ...page, id: 'dashboard/Analysis', title: 'Dashboard', requires: undefined }
  open({ component: 'dashboard/Workplace', pages: { [dashboard.id]: dashboard } })

  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy()
})

test('a page with the component path of a screen takes precedence', async () => {
  const own = { ...page, id: 'exception/403', title: 'Our own page', requires: undefined }
  open({ component: own.id, pages: { [own.id]: own } })

  expect(await screen.findByRole('heading', { name: 'Our own page' })).toBeTruthy()
})
