// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { RuntimeProvider } from '#runtime'
import { createTestRuntime } from '../../../tests/support/page-runtime.tsx'
import { recordRoutesOf, routesOf } from '../../menu/menu-routes.ts'
import { type MenuNode, readMenu } from '../../menu/menu-tree.ts'
import { HOME_PATH } from '../../session/safe-redirect.ts'
import { createTabRoutes, TabRoutesProvider } from '../../tabs/tab-routes.ts'
import { nameTab } from '../../tabs/tabs-store.ts'
import { Breadcrumb } from './breadcrumb.tsx'

const node = (path: string, title: string) =>
  ({ key: path, path, title, titles: { 'en-US': title }, children: [] }) as unknown as MenuNode

function show(trail: readonly MenuNode[], path = '/elsewhere') {
  render(
    <MemoryRouter initialEntries={[path]}>
      <RuntimeProvider value={createTestRuntime().runtime}>
        <Breadcrumb trail={trail} />
      </RuntimeProvider>
    </MemoryRouter>,
  )
}
const home = () => screen.queryByRole('link', { name: 'Home' })?.getAttribute('href')

afterEach(cleanup)

test('the breadcrumb of the home page is its title, without a link', () => {
  show([node(HOME_PATH, 'Home')])

  expect(screen.getByText('Home').getAttribute('aria-current')).toBe('page')
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

test('the breadcrumb of other pages begins with a link to the home page and ends with the current page', () => {
  show([node('/bill', 'Bills'), node('/bill/settleBill', 'Settlement bills')])

  expect(home()).toBe('/dashboard/analysis')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Home',
    'Bills',
    'Settlement bills',
  ])
  expect(screen.getAllByRole('listitem').at(-1)?.getAttribute('aria-current')).toBe('page')
})

test('without a matching route the breadcrumb is a link to the home page', () => {
  show([])

  expect(home()).toBe(HOME_PATH)
})

test("the breadcrumb of a page outside the menu shows the page's title", () => {
  show([], '/account/settings/security')

  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Home',
    'Account settings',
  ])
})

test('the breadcrumb of a record ends with a link to the list and the name of the record', () => {
  const item = { id: '1', path: '/shops', component: 'shopinfo/ShopInfoList', meta: { title: 'Shops' } }
  const ofMenu = routesOf(readMenu([item], { origin: 'http://localhost', apiBase: '/api', token: undefined }))
  nameTab('/shops/detail/7', 'S0007 Tea')
  render(
    <MemoryRouter initialEntries={['/shops/detail/7']}>
      <TabRoutesProvider value={createTabRoutes([...ofMenu, ...recordRoutesOf(ofMenu)])}>
        <RuntimeProvider value={createTestRuntime().runtime}>
          <Breadcrumb trail={[node('/shops', 'Shops')]} />
        </RuntimeProvider>
      </TabRoutesProvider>
    </MemoryRouter>,
  )

  expect(screen.getByRole('link', { name: 'Shops' }).getAttribute('href')).toBe('/shops')
  expect(screen.getByText('S0007 Tea').getAttribute('aria-current')).toBe('page')
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
})
