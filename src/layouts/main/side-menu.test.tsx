// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { RuntimeProvider } from '#runtime'
import { createTestRuntime } from '../../../tests/support/page-runtime.tsx'
import { routesOf } from '../../menu/menu-routes.ts'
import { readMenu } from '../../menu/menu-tree.ts'
import { resetPreferences, setPreference } from '../../preferences/preferences-store.ts'
import { SideMenu } from './side-menu.tsx'

const item = (path: string, more: Record<string, unknown> = {}, meta: Record<string, unknown> = {}) => ({
  id: path,
  path,
  component: 'some/Page',
  route: '1',
  ...more,
  meta: { title: path.slice(1), ...meta },
})
const group = (path: string, children: unknown[], more = {}) =>
  item(path, { component: 'layouts/RouteView', children, ...more })

const menu = readMenu(
  [
    group('/bills', [item('/bills/open'), item('/bills/ghost', { hidden: true })]),
    group('/shops', [item('/shops/list')]),
    group('/alone', [item('/alone/inner')], { alwaysShow: true }),
    item('/docs', {}, { internalOrExternal: true, url: 'https://tea.example/docs' }),
    item(
      '/trap',
      {},
      { internalOrExternal: true, url: 'javascript:alert(1)', title: '<img src=x onerror=alert(1)>' },
    ),
  ],
  { origin: 'http://localhost', apiBase: '/jeecg-boot', token: undefined },
)
const trailTo = (path: string) => routesOf(menu).find((route) => route.path === path)?.trail ?? []

function Screen({ path, isCollapsed = false }: { path: string; isCollapsed?: boolean }) {
  const trail = trails.get(path) ?? []
  return (
    <MemoryRouter>
      <RuntimeProvider value={runtime}>
        <SideMenu menu={menu} trail={trail} isCollapsed={isCollapsed} />
      </RuntimeProvider>
    </MemoryRouter>
  )
}
const { runtime } = createTestRuntime()
const trails = new Map(['/bills/open', '/shops/list', '/nowhere'].map((path) => [path, trailTo(path)]))
const isOpen = (title: string) => screen.getByRole('menuitem', { name: title }).getAttribute('aria-expanded')

afterEach(() => {
  cleanup()
  resetPreferences()
})

test('the selected item follows the route, and its submenu opens', () => {
  const { rerender } = render(<Screen path="/bills/open" />)
  expect(isOpen('bills')).toBe('true')
  expect(screen.getByRole('menuitem', { name: 'bills/open' }).className).toContain('selected')

  rerender(<Screen path="/shops/list" />)

  expect([isOpen('bills'), isOpen('shops')]).toEqual(['false', 'true'])
  expect(screen.getByRole('menuitem', { name: 'shops/list' }).className).toContain('selected')
})

test('only one root submenu is open', () => {
  render(<Screen path="/bills/open" />)

  fireEvent.click(screen.getByRole('menuitem', { name: 'shops' }))

  expect([isOpen('bills'), isOpen('shops')]).toEqual(['false', 'true'])
})

test('expanding the menu reopens the submenus that were open before it was collapsed', () => {
  const { rerender } = render(<Screen path="/bills/open" />)
  fireEvent.click(screen.getByRole('menuitem', { name: 'shops' }))

  rerender(<Screen path="/bills/open" isCollapsed />)
  expect([isOpen('bills'), isOpen('shops')]).toEqual(['false', 'false'])

  rerender(<Screen path="/bills/open" />)
  expect([isOpen('bills'), isOpen('shops')]).toEqual(['false', 'true'])
})

test('hidden items are skipped; an item with alwaysShow is not a submenu', () => {
  render(<Screen path="/bills/open" />)

  expect(screen.queryByText('bills/ghost')).toBeNull()
  expect(isOpen('alone')).toBeNull()
  expect(screen.getByRole('link', { name: 'alone' }).getAttribute('href')).toBe('/alone')
})

test.each(['dark', 'light'] as const)('the menu uses its theme: %s', (theme) => {
  setPreference('theme', theme)

  render(<Screen path="/nowhere" />)

  expect(screen.getByRole('menu').classList).toContain(`ant-menu-${theme}`)
})

test('an external entry opens in a new tab', () => {
  render(<Screen path="/nowhere" />)
  const link = screen.getByRole('link', { name: 'docs' })

  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    'https://tea.example/docs',
    '_blank',
    'noopener noreferrer',
  ])
})

test('an entry with an unsafe address shows a note and opens nothing; its title is text', () => {
  render(<Screen path="/nowhere" />)
  const trap = screen.getByRole('menuitem', { name: /<img src=x/ })

  expect(trap.getAttribute('aria-disabled')).toBe('true')
  expect(trap.getAttribute('title')).toBe('This menu entry has no valid address.')
  expect(trap.querySelector('img, a')).toBeNull()
})
