// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RuntimeProvider } from '#runtime'
import { createTestRuntime } from '../../tests/support/page-runtime.tsx'
import { recordRoutesOf, routesOf } from '../menu/menu-routes.ts'
import { readMenu } from '../menu/menu-tree.ts'
import { TabBar } from './tab-bar.tsx'
import { createTabRoutes, TabRoutesProvider } from './tab-routes.ts'
import { nameTab, openTab, openTabs, restoreTabs } from './tabs-store.ts'
import { createUnsavedPort, dropUnsavedWork } from './unsaved-work.ts'

const item = (path: string, title: string) => ({ id: path, path, component: `x${path}`, meta: { title } })
const items = [item('/a', 'Alpha'), item('/b', '<b>Beta</b>'), item('/c', 'Gamma')]
const scope = { origin: 'http://localhost', apiBase: '/api', token: undefined }
const ofMenu = routesOf(readMenu(items, scope))
const places = createTabRoutes([...ofMenu, ...recordRoutesOf(ofMenu)])

let shown = ''
function Address() {
  const { pathname, search } = useLocation()
  shown = pathname + search
  window.history.replaceState(null, '', shown)
  return null
}

function setup(...paths: string[]) {
  const { runtime, notify } = createTestRuntime({ translations: { home: '首页' } })
  restoreTabs('1', () => true)
  for (const path of paths) openTab(path, path)
  render(
    <MemoryRouter initialEntries={[paths.at(-1) ?? '/dashboard/analysis']}>
      <TabRoutesProvider value={places}>
        <RuntimeProvider value={runtime}>
          <TabBar />
          <Address />
        </RuntimeProvider>
      </TabRoutesProvider>
    </MemoryRouter>,
  )
  return { toast: notify.toast }
}

beforeEach(() => {
  openTabs.rounds = {}
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const bar = () => within(screen.getByRole('navigation', { name: 'Open pages' }))
const titles = () =>
  bar()
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
const tab = (name: string) => bar().getByRole('link', { name })
const press = (name: string, key: string) => fireEvent.keyDown(tab(name), { key })
const middleClick = (name: string) =>
  fireEvent(tab(name), new MouseEvent('auxclick', { button: 1, bubbles: true, cancelable: true }))

test("the home tab comes first, titled 'home' in the screen's language; hostile titles are text", () => {
  setup('/a', '/b')

  expect(titles()).toEqual(['首页', 'Alpha', '<b>Beta</b>'])
})

test("the current page's tab is marked, and is the only tab stop of the tab bar", () => {
  setup('/a', '/b')

  const stops = bar()
    .getAllByRole('link')
    .filter(({ tabIndex }) => tabIndex === 0)

  expect(stops.map(({ textContent }) => textContent)).toEqual(['<b>Beta</b>'])
  expect(stops[0]?.getAttribute('aria-current')).toBe('page')
})

test("closing the home says 'home cannot be closed!'", async () => {
  const { toast } = setup('/a')

  press('首页', 'Delete')

  await expect.poll(() => toast).toHaveBeenCalledWith({ type: 'warning', text: 'home cannot be closed!' })
  expect(titles()).toEqual(['首页', 'Alpha'])
})

test("closing the last tab says 'this is the last page, cannot close anymore'", async () => {
  const { toast } = setup()

  middleClick('首页')

  await expect
    .poll(() => toast)
    .toHaveBeenCalledWith({
      type: 'warning',
      text: 'this is the last page, cannot close anymore',
    })
})

test.each([
  ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Close Alpha' }))],
  ['the middle mouse button', () => middleClick('Alpha')],
  ['Delete', () => press('Alpha', 'Delete')],
])('an inactive tab is closed by %s, and the current page stays', async (_, close) => {
  setup('/a', '/b')

  close()

  await expect.poll(() => titles()).toEqual(['首页', '<b>Beta</b>'])
  expect(shown).toBe('/b')
})

test('closing the rightmost tab opens and focuses its left neighbour', async () => {
  setup('/a', '/b')

  press('<b>Beta</b>', 'Delete')

  await expect.poll(() => shown).toBe('/a')
  expect(document.activeElement?.textContent).toBe('Alpha')
})

test('the tab of a record has its name, and the title of its list until the record has loaded', async () => {
  setup('/a', '/a/detail/7')
  expect(titles()).toEqual(['首页', 'Alpha', 'Alpha'])

  act(() => nameTab('/a/detail/7', 'A7 Tea'))

  await expect.poll(titles).toEqual(['首页', 'Alpha', 'A7 Tea'])
})

test('arrows, Home and End move along the tabs, with wrap-around', () => {
  setup('/a', '/b')
  const walk = (key: string) => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key })
    return document.activeElement?.textContent
  }
  tab('<b>Beta</b>').focus()

  expect(['ArrowRight', 'ArrowRight', 'ArrowLeft', 'End'].map(walk)).toEqual([
    '首页',
    'Alpha',
    '首页',
    '<b>Beta</b>',
  ])
})

test('the context menu offers refresh, close left, close right, close others; items without effect are disabled', async () => {
  setup('/a', '/b')

  fireEvent.contextMenu(tab('Alpha'))

  const offered = await screen.findAllByRole('menuitem')
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    'refresh',
    'close left',
    'close right',
    'close others',
  ])
  expect(offered.map((item) => item.getAttribute('aria-disabled') === 'true')).toEqual([
    false,
    true,
    false,
    false,
  ])
})

test.each([
  ['close left', ['首页', '<b>Beta</b>', 'Gamma'], '/c'],
  ['close right', ['首页', 'Alpha', '<b>Beta</b>'], '/b'],
  ['close others', ['首页', '<b>Beta</b>'], '/b'],
])(
  '%s keeps the home tab, and opens the clicked tab if it closes the current page',
  async (name, left, path) => {
    setup('/a', '/b', '/c')
    fireEvent.contextMenu(tab('<b>Beta</b>'))

    fireEvent.click(await screen.findByRole('menuitem', { name }))

    await expect.poll(() => titles()).toEqual(left)
    await expect.poll(() => shown).toBe(path)
  },
)

test('the open context menu has the focus; Escape returns it to the tab', async () => {
  setup('/a', '/b')
  fireEvent.contextMenu(tab('Alpha'))
  await expect.poll(() => document.activeElement?.textContent).toBe('refresh')

  fireEvent.keyDown(document.activeElement as Element, { key: 'Escape', keyCode: 27 })

  expect(document.activeElement?.textContent).toBe('Alpha')
})

test('a refresh remounts the page of the tab', async () => {
  setup('/a')
  fireEvent.click(screen.getByRole('button', { name: 'Tab menu' }))

  fireEvent.click(await screen.findByRole('menuitem', { name: 'refresh' }))

  await expect.poll(() => openTabs.rounds).toEqual({ '/a': 1 })
})

test('a tab with unsaved work has a dot', async () => {
  setup('/a')
  const port = createUnsavedPort({ path: () => '/a', isKept: false, isShown: () => true })
  const form = { key: 'x', label: 'X', isDirty: true, values: () => ({}), restore: () => undefined }

  port.watch('x', true, () => form)

  expect(await bar().findByRole('img', { name: 'Unsaved changes' })).toBeTruthy()
  dropUnsavedWork(['/a'])
})

test('the current tab stays visible when the bar becomes narrow', () => {
  const onResize: (() => void)[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(listener: () => void) {
        onResize.push(listener)
      }
      observe() {}
      disconnect() {}
    },
  )
  setup('/a', '/b', '/c')
  const bar = screen.getByRole('list')
  const tab = screen.getByRole('link', { name: 'Gamma' }).closest('[data-path]') as HTMLElement
  Object.defineProperty(tab, 'offsetLeft', { value: 300 })
  Object.defineProperty(tab, 'offsetWidth', { value: 100 })
  Object.defineProperty(bar, 'clientWidth', { value: 200 })
  for (const listener of onResize) listener()

  expect(bar.scrollLeft).toBe(224)
  vi.unstubAllGlobals()
})
