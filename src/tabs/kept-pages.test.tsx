// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { RuntimeProvider, useUnsaved } from '#runtime'
import { createTestRuntime } from '../../tests/support/page-runtime.tsx'
import { type MenuRoute, routesOf } from '../menu/menu-routes.ts'
import { readMenu } from '../menu/menu-tree.ts'
import { KeptPages, MAX_KEPT_PAGES, nextKeptPages } from './kept-pages.tsx'
import { createTabRoutes, TabRoutesProvider } from './tab-routes.ts'
import { refreshTab, removeTabs, restoreTabs } from './tabs-store.ts'
import { unsaved } from './unsaved-work.ts'

const item = (path: string, keepAlive: boolean) => ({
  id: path,
  path,
  component: `x${path}`,
  meta: { title: path, keepAlive },
})
const items = [item('/a', true), item('/b', true), item('/c', false)]
const scope = { origin: 'http://localhost', apiBase: '/api', token: undefined }
const places = createTabRoutes(routesOf(readMenu(items, scope)))
const effects = vi.fn()

function Screen({ path }: { path: string }) {
  const [count, setCount] = useState(0)
  useUnsaved({
    key: path,
    label: path,
    isDirty: count > 1,
    values: () => ({ count }),
    restore: () => undefined,
  })
  useEffect(() => {
    effects('on', path)
    return () => effects('off', path)
  }, [path])
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {path} {count}
    </button>
  )
}
const draw = ({ path }: MenuRoute) => <Screen path={path} />

let navigate: NavigateFunction
function Router() {
  navigate = useNavigate()
  return null
}
const go = (path: string) => {
  window.history.replaceState(null, '', path)
  return act(async () => navigate(path))
}

async function setup() {
  effects.mockReset()
  restoreTabs('1', () => true)
  window.history.replaceState(null, '', '/a')
  render(
    <MemoryRouter initialEntries={['/a']}>
      <TabRoutesProvider value={places}>
        <RuntimeProvider value={createTestRuntime().runtime}>
          <KeptPages draw={draw} />
          <Router />
        </RuntimeProvider>
      </TabRoutesProvider>
    </MemoryRouter>,
  )
  fireEvent.click(await screen.findByRole('button', { name: '/a 0' }))
}
const isVisible = (text: string) => getComputedStyle(screen.getByText(text)).display !== 'none'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

test('a kept page keeps its state while hidden, and its effects stop', async () => {
  await setup()

  await go('/b')
  expect([isVisible('/a 1'), isVisible('/b 0')]).toEqual([false, true])
  expect(effects.mock.calls).toEqual([
    ['on', '/a'],
    ['off', '/a'],
    ['on', '/b'],
  ])

  await go('/a')
  expect([isVisible('/a 1'), isVisible('/b 0')]).toEqual([true, false])
})

test('a page without keepAlive is not kept', async () => {
  await setup()

  await go('/c')

  expect(screen.getAllByText(/^\//).map(({ textContent }) => textContent)).toEqual(['/a 1'])
})

test('closing a tab unmounts its kept page', async () => {
  await setup()
  await go('/b')

  await act(async () => removeTabs(['/a']))

  expect(screen.queryByText('/a 1')).toBeNull()
})

test('a refresh remounts the kept page', async () => {
  await setup()

  await act(async () => refreshTab('/a'))

  expect(screen.getByRole('button', { name: '/a 0' })).toBeTruthy()
})

test('unsaved work of a hidden kept page counts until its tab closes', async () => {
  await setup()
  fireEvent.click(screen.getByRole('button', { name: '/a 1' }))
  await go('/b')
  expect(unsaved.paths).toEqual(['/a'])

  await act(async () => removeTabs(['/a']))

  expect(unsaved.paths).toEqual([])
})

test('the latest ten pages and all pages with unsaved work are kept', () => {
  const before = Array.from({ length: MAX_KEPT_PAGES }, (_, index) => `/${index}`)

  const kept = nextKeptPages(before, { now: '/new', isOpen: () => true, isDirty: (path) => path === '/9' })
  const clean = nextKeptPages(before, { now: '/new', isOpen: () => true, isDirty: () => false })

  expect(kept).toEqual(['/new', ...before])
  expect(clean).toEqual(['/new', ...before.slice(0, -1)])
})
