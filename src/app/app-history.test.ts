// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AS_WRITTEN, createAppHistory, type HistoryRules } from './app-history.ts'
import { createOpenOverlays } from './open-overlays.ts'

const rules = {
  losesWork: vi.fn<HistoryRules['losesWork']>(),
  ask: vi.fn<HistoryRules['ask']>(),
  placeOf: vi.fn<HistoryRules['placeOf']>(),
  leave: vi.fn<HistoryRules['leave']>(),
}
const overlays = createOpenOverlays()
const listener = vi.fn()
let app: ReturnType<typeof createAppHistory>
let stop: () => void

beforeEach(() => {
  for (const rule of Object.values(rules)) rule.mockReset()
  rules.losesWork.mockReturnValue(false)
  listener.mockReset()
  window.history.replaceState({ idx: 0 }, '', '/form')
  app = createAppHistory({ ...rules, overlays })
  stop = app.listen(listener)
})
afterEach(() => stop())

const here = () => location.pathname + location.search

/** What the browser does on back and forward; happy-dom keeps no entries. */
function pop(path: string, idx: number) {
  window.history.replaceState({ idx }, '', path)
  window.dispatchEvent(new PopStateEvent('popstate', { state: { idx } }))
}

test('while nothing is unsaved each step is taken at once', () => {
  app.push('/list')

  expect([here(), rules.ask.mock.calls.length]).toEqual(['/list', 0])
  expect(listener).toHaveBeenCalledOnce()
  expect(rules.leave).toHaveBeenCalledWith('/form')
})

test('leaving unsaved work asks first: Stay stays', async () => {
  rules.losesWork.mockReturnValue(true)
  rules.ask.mockResolvedValue(false)

  app.push('/list')
  await Promise.resolve()

  expect(here()).toBe('/form')
  expect(listener).not.toHaveBeenCalled()
})

test('leaving unsaved work asks first: Leave goes on, and asks once however often it is pressed', async () => {
  rules.losesWork.mockReturnValue(true)
  rules.ask.mockResolvedValue(true)

  app.push('/list')
  app.push('/list')

  await vi.waitFor(() => expect(here()).toBe('/list'))
  expect(rules.ask).toHaveBeenCalledOnce()
})

test("a change of the query is the page's own affair", () => {
  rules.losesWork.mockReturnValue(true)

  app.push('/form?open=1')

  expect(here()).toBe('/form?open=1')
})

test('the back button is taken back while it is asked about, and goes on with Leave', async () => {
  const go = vi.spyOn(window.history, 'go').mockReturnValue(undefined)
  app.push('/list')
  listener.mockReset()
  rules.losesWork.mockReturnValue(true)
  let leave: (mayLeave: boolean) => void = () => undefined
  rules.ask.mockReturnValue(new Promise((resolve) => (leave = resolve)))

  pop('/form', 0)
  expect(go).toHaveBeenLastCalledWith(1)
  pop('/list', 1)
  expect(listener).not.toHaveBeenCalled()

  leave(true)
  await vi.waitFor(() => expect(go).toHaveBeenLastCalledWith(-1))
  pop('/form', 0)

  expect(listener).toHaveBeenCalledOnce()
  expect(rules.ask).toHaveBeenCalledOnce()
})

test('a path named alone leads to where its tab was left; one that a page names means what it says', () => {
  rules.placeOf.mockReturnValue('/list?status=HELD')

  app.push('/list')
  expect(here()).toBe('/list?status=HELD')
  app.push('/list')
  expect(here()).toBe('/list')

  app.push('/form')
  app.push('/list', AS_WRITTEN)
  expect(here()).toBe('/list')
})
