// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestRuntime, type SeenCall } from '../../tests/support/page-runtime.tsx'
import { createTestForm } from '../form/form-engine.fixture.ts'
import { autosave, LONGEST_MS, PAUSE_MS, RETRY_MS } from './autosave.ts'
import { createDraftStore } from './draft-store.ts'

const SAVE = 'PUT /app/drafts'
const REMOVE = 'DELETE /app/drafts/1'

/**
 * A form with one text input. The server answers each save of the form's draft with the result of `answer`.
 */
function setup(answer: (call: SeenCall) => object = () => ({ result: { id: '1', version: 0 } })) {
  const { form: engine } = createTestForm([{ node: 'field', id: 'name', field: 'name', title: 'Name' }])
  const { runtime, calls, problems } = createTestRuntime({
    answers: { [SAVE]: answer, [REMOVE]: () => ({ result: null }) },
  })
  const store = createDraftStore({
    engine,
    draft: undefined,
    collect: () => ({ page: 'x/Y', pageVersion: 'v', title: 't', values: engine.changed() }),
    restore: engine.setValues,
    ports: () => ({ http: runtime.http, text: (text) => text, now: () => '2026-03-08 12:03:00' }),
  })
  const stop = autosave({ engine, store, at: 'id=7' })
  const type = (name: string | undefined) => engine.setValues({ name })
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  const saved = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)
  return { engine, store, stop, type, pass, saved, calls, problems }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('typed values are saved once, after a pause in typing', async () => {
  const { type, pass, saved, store } = setup()
  type('T')
  await pass(PAUSE_MS - 1)
  type('Te')

  await pass(PAUSE_MS - 1)
  expect(saved()).toEqual([])
  await pass(1)

  expect(saved()).toMatchObject([{ values: { name: 'Te' }, step: 'id=7' }])
  expect(store.state.value).toMatchObject({ status: 'saved', savedTime: '2026-03-08 12:03:00' })
  expect(store.isSaved()).toBe(true)
})

test('values are saved during typing without a pause', async () => {
  const { type, pass, saved } = setup()
  const keys = Array.from({ length: LONGEST_MS / 1_000 + 1 }, (_, index) => `key ${index}`)

  for (const key of keys) {
    type(key)
    await pass(1_000)
  }

  expect(saved().length).toBeGreaterThan(0)
})

test('values are saved when the tab is closed, by a request that outlives the tab', async () => {
  const { type, pass, saved, calls } = setup()
  type('T')

  dispatchEvent(new Event('pagehide'))
  await pass(0)

  expect(saved()).toContainEqual(expect.objectContaining({ values: { name: 'T' } }))
  expect(calls.map(({ keepalive }) => keepalive)).not.toContain(false)
})

test('an untouched form is not saved', async () => {
  const { pass, calls } = setup()

  await pass(LONGEST_MS)

  expect(calls).toEqual([])
})

test('while the server is unavailable, saving is retried without a notification', async () => {
  let status = 503
  const { type, pass, saved, store, problems } = setup(() => ({ status, result: { id: '1', version: 0 } }))
  type('Tea')
  await pass(PAUSE_MS)
  expect(store.state.value).toMatchObject({ status: 'failed', isRetryable: true })

  status = 200
  await pass(RETRY_MS)

  expect(saved()).toHaveLength(2)
  expect(store.state.value.status).toBe('saved')
  expect(problems).toEqual([])
})

test('a failed save is retried immediately when the browser is online again', async () => {
  let status = 503
  const { type, pass, store } = setup(() => ({ status, result: { id: '1', version: 0 } }))
  type('Tea')
  await pass(PAUSE_MS)

  status = 200
  dispatchEvent(new Event('online'))
  await pass(0)

  expect(store.state.value.status).toBe('saved')
})

test('values that the server rejects are not sent again until they change', async () => {
  const { type, pass, saved, store } = setup(() => ({ status: 413, message: 'too large' }))
  type('Tea')
  await pass(PAUSE_MS + RETRY_MS * 3)
  expect(saved()).toHaveLength(1)
  expect(store.state.value).toMatchObject({
    status: 'failed',
    isRetryable: false,
    problem: expect.any(String),
  })

  type('Te')
  await pass(PAUSE_MS)

  expect(saved()).toHaveLength(2)
})

test('changing the values back to the loaded ones deletes the draft', async () => {
  const { type, pass, calls, store } = setup()
  type('Tea')
  await pass(PAUSE_MS)

  type(undefined)
  await pass(PAUSE_MS)

  expect(calls.map(({ method }) => method)).toEqual(['PUT', 'DELETE'])
  expect(store.state.value.id).toBeUndefined()
})

test('unsaved values are saved when autosaving stops', async () => {
  const { type, pass, saved, stop } = setup()
  type('Tea')

  stop()
  await pass(0)

  expect(saved()).toMatchObject([{ values: { name: 'Tea' } }])
})
