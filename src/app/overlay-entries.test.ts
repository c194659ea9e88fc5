// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAppHistory, type HistoryRules } from './app-history.ts'
import { createOpenOverlays } from './open-overlays.ts'

/** The browser's entries: happy-dom keeps none. */
let entries: { path: string; state: unknown }[]
let at: number
const write = window.history.replaceState.bind(window.history)

function step(delta: number) {
  setTimeout(() => {
    const entry = entries[at + delta]
    if (!entry) return
    at += delta
    write(entry.state, '', entry.path)
    window.dispatchEvent(new PopStateEvent('popstate', { state: entry.state }))
  })
}
const back = async (delta = -1) => {
  step(delta)
  await still()
}
const still = () => new Promise((resolve) => setTimeout(resolve, 30))
const here = () => location.pathname + location.search

const rules = {
  losesWork: vi.fn<HistoryRules['losesWork']>(),
  ask: vi.fn<HistoryRules['ask']>(),
  placeOf: vi.fn<HistoryRules['placeOf']>(),
  leave: vi.fn<HistoryRules['leave']>(),
}
const listener = vi.fn()
let overlays: ReturnType<typeof createOpenOverlays>
let app: ReturnType<typeof createAppHistory>
let stop: () => void

function start() {
  overlays = createOpenOverlays()
  app = createAppHistory({ ...rules, overlays })
  stop = app.listen(listener)
}

/** A drawer: what closes it takes it away. */
function open({ level = 1, minds = false } = {}) {
  let isMinding = minds
  const close = vi.fn(() => {
    if (!isMinding) done()
  })
  const done = overlays.add({ level, minds: () => isMinding, close })
  return {
    close,
    done,
    agree: () => {
      isMinding = false
      done()
    },
  }
}

beforeEach(() => {
  entries = [
    { path: '/home', state: { idx: 0 } },
    { path: '/list?a=1', state: { idx: 1 } },
  ]
  at = 1
  write(entries[1]?.state, '', '/list?a=1')
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
  for (const rule of Object.values(rules)) rule.mockReset()
  rules.losesWork.mockReturnValue(false)
  listener.mockReset()
  start()
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

test('back closes what is open and stays on the page, which never hears of it', async () => {
  const drawer = open()
  await still()

  await back()

  expect(drawer.close).toHaveBeenCalledOnce()
  expect([here(), at, overlays.all().length]).toEqual(['/list?a=1', 1, 0])
  expect(listener).not.toHaveBeenCalled()
  await back()
  expect(here()).toBe('/home')
})

test('also where the page is the first that was opened', async () => {
  stop()
  entries = [{ path: '/list', state: null }]
  at = 0
  write(null, '', '/list')
  start()
  const drawer = open()
  await still()

  await back()

  expect(drawer.close).toHaveBeenCalledOnce()
  expect([here(), at]).toEqual(['/list', 0])
})

test('closed in another way it leaves no entry to go back to', async () => {
  const drawer = open()
  await still()

  drawer.done()
  await still()

  expect([here(), at]).toEqual(['/list?a=1', 1])
  await back()
  expect(here()).toBe('/home')
})

test('of nested ones back closes the innermost first, in whatever order they came', async () => {
  const inner = open({ level: 2 })
  const outer = open({ level: 1 })
  await still()

  await back()
  expect([inner.close.mock.calls.length, outer.close.mock.calls.length]).toEqual([1, 0])

  await back()
  expect([outer.close.mock.calls.length, at]).toEqual([1, 1])
})

test('two that close together leave by one step', async () => {
  const outer = open({ level: 1 })
  const inner = open({ level: 2 })
  await still()

  inner.done()
  outer.done()
  await still()

  expect([here(), at]).toEqual(['/list?a=1', 1])
})

test('what minds stays, with its entry, until it has closed itself', async () => {
  const drawer = open({ minds: true })
  await still()

  await back()
  expect([drawer.close.mock.calls.length, at, overlays.all().length]).toEqual([1, 2, 1])

  drawer.agree()
  await still()
  expect([here(), at]).toEqual(['/list?a=1', 1])
})

test('a drawer that asks has its question closed by the next back', async () => {
  const drawer = open({ minds: true })
  await still()
  await back()
  const question = open({ level: 9 })
  await still()

  await back()

  expect([question.close.mock.calls.length, drawer.close.mock.calls.length, at]).toEqual([1, 1, 2])
})

test('who goes elsewhere from it comes back to the page, not to its entry', async () => {
  open()
  await still()

  app.push('/other')
  await still()
  expect(entries.map(({ path }) => path)).toEqual(['/home', '/list?a=1', '/other'])

  await back()
  expect([here(), at]).toEqual(['/list?a=1', 1])
})

test('an address that a page replaces below it stays replaced', async () => {
  const drawer = open()
  await still()

  app.replace('/list?a=2')
  drawer.done()
  await still()

  expect([here(), at]).toEqual(['/list?a=2', 1])
})

test('an address that a page goes to below it is an entry of its own once it is closed', async () => {
  const prompt = open()
  await still()

  app.push('/list?view=7')
  app.replace('/list?view=8')
  expect(here()).toBe('/list?view=8')
  prompt.done()
  await still()
  expect([here(), at]).toEqual(['/list?view=8', 2])

  await back()
  expect([here(), at]).toEqual(['/list?a=1', 1])
})

test('after a reload, or going forward, its entry is passed over', async () => {
  open()
  await still()
  stop()
  start()
  await still()
  expect([here(), at]).toEqual(['/list?a=1', 1])

  await back(1)
  await still()
  expect([here(), at]).toEqual(['/list?a=1', 1])
})

test('back while one is asked about leaving closes the question, and what lies ahead is kept', async () => {
  app.push('/form')
  app.push('/far')
  await back()
  rules.losesWork.mockReturnValue(true)
  let answer: (mayLeave: boolean) => void = () => undefined
  rules.ask.mockImplementation(() => new Promise((resolve) => (answer = resolve)))

  await back(1)
  const question = open({ level: 9 })
  await still()
  await back()
  expect([here(), question.close.mock.calls.length]).toEqual(['/form', 1])
  answer(false)
  await still()

  await back(1)
  answer(true)
  await still()
  expect(here()).toBe('/far')
})
