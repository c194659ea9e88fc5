// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { type ReactNode, useEffect } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { preferences } from '../preferences/preferences-store.ts'
import { openTab, removeTabs } from '../tabs/tabs-store.ts'
import { createUnsavedPort } from '../tabs/unsaved-work.ts'
import { notify } from './notify/notify.ts'
import { openOverlays } from './open-overlays.ts'
import { isFirstEntry, LITERAL_ADDRESS, useRouterGuard } from './router-guard.ts'

/** Simulated entries of the browser's history, because happy-dom has none. */
let entries: { path: string; state: unknown }[]
let at: number
/**
 * Milliseconds that a simulated step in the history takes. In a browser, a step ends only after React has run
 * effects.
 */
let delay = 0
let stepsUnderWay = 0
const write = window.history.replaceState.bind(window.history)

function step(delta: number) {
  stepsUnderWay += 1
  setTimeout(() => {
    stepsUnderWay -= 1
    const entry = entries[at + delta]
    if (!entry) return
    at += delta
    write(entry.state, '', entry.path)
    window.dispatchEvent(new PopStateEvent('popstate', { state: entry.state }))
  }, delay)
}
const settle = async () => {
  do await act(() => new Promise((resolve) => setTimeout(resolve, 30)))
  while (stepsUnderWay > 0)
}
const back = async (delta = -1) => {
  step(delta)
  await settle()
}
const here = () => location.pathname + location.search

let router: ReturnType<typeof createBrowserRouter>
const go = async (...[to, options]: [string, object?]) => {
  await act(() => router.navigate(to, options))
  await settle()
}

/** Content of the guarded page. */
let content: ReactNode = null

function Guarded() {
  useRouterGuard()
  return content
}

/** Opens the application at the last of these history entries. */
async function start(...paths: string[]) {
  entries = paths.map((path, idx) => ({ path, state: paths.length === 1 ? null : { idx, key: `k${idx}` } }))
  at = paths.length - 1
  write(entries[at]?.state, '', entries[at]?.path)
  router = createBrowserRouter([{ path: '*', element: <Guarded /> }])
  render(<RouterProvider router={router} />, { reactStrictMode: true })
  await settle()
}

/** Opens a drawer. With `asks`, the drawer stays open until `done` is called. */
function open({ level = 1, asks = false } = {}) {
  const close = vi.fn(() => {
    if (!asks) done()
  })
  const done = openOverlays.add({ level, close })
  return { close, done }
}

/** Makes a form on the page dirty. Returns a function that makes the form clean again. */
const makeDirty = () =>
  createUnsavedPort({ path: () => location.pathname, isKept: false, isShown: () => true }).watch(
    'form',
    true,
    () => ({ key: 'form', label: 'Form', isDirty: true, values: () => ({}), restore: () => undefined }),
  )
const answers = (answer: boolean) => vi.spyOn(notify, 'confirm').mockResolvedValue(answer)

beforeEach(() => {
  vi.spyOn(window.history, 'pushState').mockImplementation((state, _, path) => {
    entries = [...entries.slice(0, at + 1), { path: String(path), state }]
    at += 1
    write(state, '', path)
  })
  vi.spyOn(window.history, 'replaceState').mockImplementation((state, _, path) => {
    entries[at] = { path: String(path ?? here()), state }
    write(state, '', path)
  })
  vi.spyOn(window.history, 'go').mockImplementation((delta = 0) => step(delta))
})
afterEach(() => {
  cleanup()
  ;[delay, content] = [0, null]
  router.dispose()
  for (const overlay of openOverlays.all()) overlay.close()
  vi.restoreAllMocks()
})

test('without unsaved work, navigation is immediate', async () => {
  const confirm = answers(false)
  await start('/form')

  await go('/list')

  expect([here(), confirm.mock.calls.length]).toEqual(['/list', 0])
})

test('leaving unsaved work asks first, and Stay keeps the page open', async () => {
  answers(false)
  await start('/form')
  const clean = makeDirty()

  await go('/list')
  clean()

  expect([here(), at]).toEqual(['/form', 0])
})

test('leaving unsaved work asks once, and Leave opens the other page', async () => {
  const confirm = answers(true)
  await start('/form')
  const clean = makeDirty()

  await act(async () => {
    void router.navigate('/list')
    void router.navigate('/list')
  })
  await settle()
  clean()

  expect([here(), confirm.mock.calls.length]).toEqual(['/list', 1])
})

test("a change of the query doesn't ask about unsaved work", async () => {
  const confirm = answers(false)
  await start('/form')
  const clean = makeDirty()

  await go('/form?open=1')
  clean()

  expect([here(), confirm.mock.calls.length]).toEqual(['/form?open=1', 0])
})

test.each([
  [true, '/list', 0],
  [false, '/form', 1],
])('back from unsaved work asks first; the answer %s leads to %s', async (answer, path, entry) => {
  const confirm = answers(answer)
  await start('/list', '/form')
  const clean = makeDirty()

  await back()
  clean()

  expect([here(), at, confirm.mock.calls.length]).toEqual([path, entry, 1])
})

test('back while the question about unsaved work is open closes the question and keeps the forward history', async () => {
  await start('/list', '/form', '/far')
  await back()
  const clean = makeDirty()
  let answer: (mayLeave: boolean) => void = () => undefined
  const confirm = vi.spyOn(notify, 'confirm').mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )

  await back(1)
  const closeQuestion = vi.fn(() => {
    done()
    answer(false)
  })
  const done = openOverlays.add({ level: 9, close: closeQuestion })
  await back()
  expect([here(), closeQuestion.mock.calls.length]).toEqual(['/form', 1])

  await back(1)
  answer(true)
  await settle()
  clean()
  expect([here(), confirm.mock.calls.length]).toEqual(['/far', 2])
})

test("a path without query restores its tab; a page's own link doesn't", async () => {
  preferences.hasTabs = true
  openTab('/list', '/list?status=HELD')
  await start('/form')

  await go('/list')
  expect(here()).toBe('/list?status=HELD')
  await go('/form')
  await go('/list', { state: LITERAL_ADDRESS })
  expect(here()).toBe('/list')

  removeTabs(['/list'])
})

test('back closes an overlay and stays on the page', async () => {
  await start('/home', '/list?a=1')
  const drawer = open()

  await back()
  expect(drawer.close).toHaveBeenCalledOnce()
  expect([here(), at, openOverlays.all().length]).toEqual(['/list?a=1', 1, 0])

  await back()
  expect(here()).toBe('/home')
})

test('back at the first history entry closes an overlay, and back again leaves the application', async () => {
  await start('/list')
  entries.unshift({ path: '/elsewhere', state: null })
  at = 1
  expect(isFirstEntry()).toBe(true)
  const drawer = open()
  await settle()

  await back()
  expect(drawer.close).toHaveBeenCalledOnce()
  expect(here()).toBe('/list')

  await back()
  await settle()
  expect(here()).toBe('/elsewhere')
})

test('back at the first history entry closes nested overlays one by one, even if history steps are slow', async () => {
  delay = 8
  await start('/list')
  entries.unshift({ path: '/elsewhere', state: null })
  at = 1
  const drawer = open()
  await settle()
  const question = open({ level: 2 })
  await settle()

  await back()
  expect([question.close.mock.calls.length, drawer.close.mock.calls.length]).toEqual([1, 0])
  expect([entries.length, at]).toEqual([3, 2])

  await back()
  expect([drawer.close.mock.calls.length, here(), at]).toEqual([1, '/list', 2])

  await back()
  await settle()
  expect(here()).toBe('/elsewhere')
})

test('an overlay opened with the page at the first history entry gets its own entry', async () => {
  const close = vi.fn()
  const Drawer = () => {
    useEffect(() => openOverlays.add({ level: 1, close }), [])
    return null
  }
  content = <Drawer />
  await start('/list')
  expect([entries.length, at]).toEqual([2, 1])

  await back()
  expect([close.mock.calls.length, here(), at]).toEqual([1, '/list', 1])
})

test.each([0, 8])(
  'Leave at the first history entry opens the other page, with history steps of %i ms',
  async (time) => {
    delay = time
    await start('/form')
    const clean = makeDirty()
    let answer: (mayLeave: boolean) => void = () => undefined
    vi.spyOn(notify, 'confirm').mockImplementation(
      () =>
        new Promise((resolve) => {
          const done = openOverlays.add({ level: 9, close: () => undefined })
          answer = (mayLeave) => {
            done()
            resolve(mayLeave)
          }
        }),
    )

    await go('/list')
    answer(true)
    await settle()
    clean()

    expect([here(), at]).toEqual(['/list', 1])
  },
)

test('an overlay closed without the back button leaves no history entry', async () => {
  await start('/home', '/list')
  const drawer = open()
  drawer.done()

  await back()

  expect(here()).toBe('/home')
})

test('back closes the innermost overlay first', async () => {
  await start('/home', '/list')
  const inner = open({ level: 2 })
  const outer = open({ level: 1 })

  await back()
  expect([inner.close.mock.calls.length, outer.close.mock.calls.length]).toEqual([1, 0])
  await back()
  expect([outer.close.mock.calls.length, at]).toEqual([1, 1])
})

test('an overlay that asks first stays until it closes', async () => {
  await start('/home', '/list')
  const drawer = open({ asks: true })

  await back()
  expect([drawer.close.mock.calls.length, at, openOverlays.all().length]).toEqual([1, 1, 1])

  drawer.done()
  await back()
  expect(here()).toBe('/home')
})

test('an address changed while an overlay is open stays after the overlay closes', async () => {
  await start('/home', '/list?a=1')
  const prompt = open()

  await go('/list?view=7')
  await go('/list?view=8', { replace: true })
  prompt.done()
  expect([here(), at]).toEqual(['/list?view=8', 2])

  await back()
  expect([here(), at]).toEqual(['/list?a=1', 1])
})
