// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LoginResult } from '#schemas'
import { switchLanguage } from '../locales/locale-store.ts'
import { readToken, storeLogin } from '../session/credentials.ts'
import { session } from '../session/session-store.ts'
import { readDraft } from '../tabs/expired-session-drafts.ts'
import { createUnsavedPort, dropUnsavedWork } from '../tabs/unsaved-work.ts'
import { type AntdApp, antdCalls } from './notify/antd-messages.tsx'
import { showProblem } from './show-problem.ts'

const said = { notification: vi.fn(), dialog: vi.fn() }
const voice = {
  notification: { error: said.notification },
  modal: { error: said.dialog },
} as unknown as AntdApp
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(window.location, 'reload').mockReturnValue(undefined)
  vi.stubGlobal('fetch', async () => Response.json({ success: true, code: 200, message: '', result: null }))
  session.isLeaving = false
  storeLogin({ token: 'secret', userInfo: { id: '1', username: 'clerk' } } as unknown as LoginResult)
  stop = antdCalls.listen((call) => call(voice))
})
afterEach(() => {
  cleanup()
  stop()
  said.notification.mockReset()
  said.dialog.mockReset()
  localStorage.clear()
  sessionStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test("a notice is titled 'system prompt' and stays 4 s", () => {
  showProblem({ kind: 'notice', text: 'access denied' })

  expect(said.notification).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'system prompt', description: 'access denied', duration: 4 }),
  )
})

test('a denied call shows one message and reloads the permissions', async () => {
  const paths: string[] = []
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    paths.push(new URL(url, 'http://localhost').pathname)
    return Response.json({ success: false, message: 'no' }, { status: 503 })
  })
  Object.assign(session, { rights: { menu: [], auth: [], allAuth: [], isJeecg: false } })

  showProblem({ kind: 'notice', text: 'access denied', isDenied: true })
  await vi.runAllTimersAsync()
  session.rights = undefined

  expect(said.notification).toHaveBeenCalledOnce()
  expect(paths).toEqual(['/jeecg-boot/sys/permission/getUserPermissionByToken'])
})

test('messages of the server are shown verbatim', async () => {
  await switchLanguage('zh-CN')

  showProblem({ kind: 'notice', text: { verbatim: 'Cancel' } })
  showProblem({ kind: 'notice', text: 'access denied' })

  await switchLanguage('en-US')
  expect(said.notification.mock.calls.map(([{ description }]) => description)).toEqual(['Cancel', '拒绝访问'])
})

test.each(['access denied', 'sorry, resource not found!', 'network timeout'])(
  "the text '%s' stands alone, and the reference is on its own line",
  (text) => {
    showProblem({ kind: 'notice', text, requestId: 'r-1' })

    const [{ description }] = said.notification.mock.calls[0] ?? []
    const { container } = render(description)
    expect([...container.children].map(({ textContent }) => textContent)).toEqual([text, 'Reference: r-1'])
  },
)

test('a 401 logs out and reloads after 1.5 s', async () => {
  showProblem({ kind: 'unauthorized', text: 'unauthorized, please log in again', signedIn: true })

  await vi.advanceTimersByTimeAsync(1500 - 1)
  expect([readToken(), vi.mocked(window.location.reload).mock.calls.length]).toEqual(['secret', 0])
  await vi.advanceTimersByTimeAsync(1)
  expect([readToken(), vi.mocked(window.location.reload).mock.calls.length]).toEqual([undefined, 1])
})

test('a 401 without a token only shows a message', async () => {
  showProblem({ kind: 'unauthorized', text: 'unauthorized, please log in again', signedIn: false })

  await vi.advanceTimersByTimeAsync(5000)

  expect(said.notification).toHaveBeenCalledOnce()
  expect(window.location.reload).not.toHaveBeenCalled()
})

test('an expired login shows one dialog for all failed calls; its button logs out and reloads', async () => {
  const expired = { kind: 'expired', text: 'sorry, login has expired, please log in again' } as const

  for (const problem of Array.from({ length: 10 }, () => expired)) showProblem(problem)
  showProblem({ kind: 'notice', text: 'access denied' })

  expect([said.dialog.mock.calls.length, said.notification.mock.calls.length]).toEqual([1, 0])
  const [dialog] = said.dialog.mock.calls[0] ?? []
  expect(dialog).toMatchObject({
    title: 'login expired',
    content: 'sorry, login has expired, please log in again',
    okText: 'log in again',
  })
  await dialog.onOk()
  expect(readToken()).toBeUndefined()
  expect(window.location.reload).toHaveBeenCalledOnce()
})

test.each([
  ['a 401', { kind: 'unauthorized', text: 'unauthorized, please log in again', signedIn: true }],
  ['an expired login', { kind: 'expired', text: 'sorry, login has expired, please log in again' }],
] as const)(
  'after %s, typed values are stored for the same user before the page reloads',
  async (_, problem) => {
    session.user = { id: '1', username: 'clerk' } as typeof session.user
    said.dialog.mockImplementation(({ onOk }) => onOk())
    const port = createUnsavedPort({ path: () => '/a', isKept: false, isShown: () => true })
    const form = { label: 'Profile', values: () => ({ realname: 'Lin' }), restore: () => undefined }
    port.watch('account/profile', true, () => ({ ...form, key: 'account/profile', isDirty: true }))

    showProblem(problem)
    await vi.advanceTimersByTimeAsync(2000)

    expect(window.location.reload).toHaveBeenCalledOnce()
    expect(readDraft('1', 'account/profile')).toEqual({ realname: 'Lin' })
    dropUnsavedWork(['/a'])
  },
)
