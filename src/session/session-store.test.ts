// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LoginResult } from '#schemas'
import { releaseIndex } from '../pages/releases.ts'
import { popLoginNote, readToken, storeLogin } from './credentials.ts'
import {
  continueAfterPassword,
  logOut,
  refreshRights,
  reloadRights,
  session,
  startSession,
} from './session-store.ts'

const item = {
  id: '1',
  path: '/dashboard/analysis',
  component: 'dashboard/Analysis',
  meta: { title: 'Home' },
}
const bills = {
  id: '2',
  path: '/bill/settleBill',
  component: 'bill/SettleBillList',
  meta: { title: 'Bills' },
}
const granted = { menu: [item, bills], auth: [{ action: 'bill:list', type: '1', describe: '' }], allAuth: [] }
const ok = (result: unknown) => () => Response.json({ success: true, code: 200, message: '', result })
const status = (code: number, message: string) => () =>
  Response.json({ success: false, message }, { status: code })

/** Answers requests by their path. All other paths result in "not found". */
function serve(routes: Record<string, () => Response | Promise<Response>>) {
  const sent: Request[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request)
    const path = new URL(request.url, 'http://localhost').pathname.replace('/jeecg-boot', '')
    return (routes[path] ?? status(404, 'no such path'))()
  })
  return sent
}

const PERMISSIONS = '/sys/permission/getUserPermissionByToken'
const LOGOUT = '/sys/logout'
const CAPABILITIES = '/app/capabilities'
const RELEASED = '/app/pages/released'

beforeEach(() => {
  window.location.href = 'http://localhost:3000/bill/settleBill?status=HELD'
  vi.spyOn(window.location, 'replace').mockReturnValue(undefined)
  Object.assign(session, { user: undefined, rights: undefined, isLeaving: false })
  storeLogin({
    token: 'secret',
    userInfo: { id: '1', username: 'clerk', realname: 'Lin' },
  } as unknown as LoginResult)
})
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

test('a stored login loads user, menu and permissions', async () => {
  const sent = serve({ [PERMISSIONS]: ok(granted), [CAPABILITIES]: ok({ demo: true, captcha: false }) })

  await startSession()

  expect(session.user?.realname).toBe('Lin')
  expect(session.rights).toMatchObject({
    menu: [{ path: '/dashboard/analysis' }, { path: '/bill/settleBill' }],
    auth: granted.auth,
    isJeecg: false,
  })
  expect(sent[0]?.headers.get('X-Access-Token')).toBe('secret')
})

test('a server without the capabilities operation is a JeecgBoot server, which is not asked for releases', async () => {
  const sent = serve({ [PERMISSIONS]: ok(granted) })

  await startSession()

  expect(session.rights?.isJeecg).toBe(true)
  expect(sent.some(({ url }) => url.includes(RELEASED))).toBe(false)
})

test('the index of released pages is read once beside the permissions, anew with them, and dropped at logout', async () => {
  const releases = { pages: [{ id: 'bill/SettleBillList', version: '0123456789abcdef' }], nextInMs: null }
  const sent = serve({
    [PERMISSIONS]: ok(granted),
    [CAPABILITIES]: ok({ demo: true, captcha: false }),
    [RELEASED]: ok(releases),
    [LOGOUT]: ok(null),
  })
  const reads = () => sent.filter(({ url }) => url.includes(RELEASED)).length

  await startSession()
  await releaseIndex.whenKnown()
  expect([reads(), releaseIndex.versionOf('bill/SettleBillList')]).toEqual([1, '0123456789abcdef'])

  await refreshRights()
  await releaseIndex.whenKnown()
  expect(reads()).toBe(2)

  await logOut()
  expect(releaseIndex.isKnown()).toBe(false)
})

test('the product starts without the index of released pages', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  serve({ [PERMISSIONS]: ok(granted), [CAPABILITIES]: ok({ demo: true, captcha: false }) })

  await startSession()
  await releaseIndex.read()

  expect(session.rights?.menu).toHaveLength(2)
  expect([releaseIndex.isKnown(), warn.mock.calls.length]).toEqual([false, 1])
})

test.each([
  ['Pacific/Auckland', 'Pacific/Auckland'],
  ['Mars/Olympus', undefined],
  [8, undefined],
])('business time uses the time zone from the server, if it is valid: %s', async (businessTz, known) => {
  serve({ [PERMISSIONS]: ok(granted), [CAPABILITIES]: ok({ businessTz }) })

  await startSession()

  expect(session.rights?.businessTz).toBe(known)
})

test.each([
  ['an empty menu', ok({ menu: [], auth: [], allAuth: [] }), 'permissions must be a non-null array'],
  ['no menu at all', ok(null), 'permissions must be a non-null array'],
  ['a failing server', status(500, 'out of order'), { verbatim: 'out of order' }],
])(
  'the start with %s logs out and opens the login page with the address to return to',
  async (_, permissions, note) => {
    const sent = serve({ [PERMISSIONS]: permissions, [LOGOUT]: ok(null) })

    await startSession()

    expect(readToken()).toBeUndefined()
    expect(sent.some(({ url }) => url.endsWith(LOGOUT))).toBe(true)
    expect(window.location.replace).toHaveBeenCalledWith(
      '/user/login?redirect=%2Fbill%2FsettleBill%3Fstatus%3DHELD',
    )
    expect(popLoginNote()).toEqual(note)
  },
)

test.each([
  ['401', status(401, 'Token')],
  ['an expired token', status(500, 'Token失效，请重新登录')],
])('the start with %s neither logs out nor redirects', async (_, permissions) => {
  serve({ [PERMISSIONS]: permissions })

  await startSession()

  expect(window.location.replace).not.toHaveBeenCalled()
  expect([readToken(), popLoginNote()]).toEqual(['secret', undefined])
})

const held = () => session.rights?.auth.map(({ action }) => action)

test('permissions that the server took away are gone after a reload; equal ones keep their object', async () => {
  serve({ [PERMISSIONS]: ok(granted), [CAPABILITIES]: ok({}) })
  await startSession()
  const { rights } = session
  await reloadRights()
  expect(session.rights).toBe(rights)
  const sent = serve({ [PERMISSIONS]: ok({ ...granted, menu: [item], auth: [] }) })

  await reloadRights()

  expect([session.rights?.menu.map(({ path }) => path), held()]).toEqual([['/dashboard/analysis'], []])
  expect(sent).toHaveLength(1)
})

test('changes during a reload are loaded by one more reload', async () => {
  serve({ [PERMISSIONS]: ok(granted), [CAPABILITIES]: ok({}) })
  await startSession()
  const answers: ((action: string) => void)[] = []
  const answer = () =>
    new Promise<Response>((resolve) => {
      answers.push((action) => resolve(ok({ ...granted, auth: [{ action, type: '1', describe: '' }] })()))
    })
  const sent = serve({ [PERMISSIONS]: answer })

  const reloads = [reloadRights()]
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  reloads.push(reloadRights(), reloadRights())
  answers[0]?.('bill:confirm')
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.('bill:hold')
  await Promise.all(reloads)

  expect(held()).toEqual(['bill:hold'])
  expect(sent).toHaveLength(2)
})

test('a failed reload keeps the permissions', async () => {
  serve({ [PERMISSIONS]: ok(granted), [CAPABILITIES]: ok({}) })
  await startSession()
  serve({ [PERMISSIONS]: status(503, 'away') })

  await reloadRights()

  expect(held()).toEqual(['bill:list'])
})

test('a logout clears the stored session before it sends the token to the server', async () => {
  const tokens: unknown[] = []
  const sent = serve({
    [LOGOUT]: () => {
      tokens.push(readToken())
      return ok(null)()
    },
  })

  const agreed = await logOut()

  expect([agreed, tokens, sent[0]?.headers.get('X-Access-Token')]).toEqual([true, [undefined], 'secret'])
})

test('a logout that the server rejects still logs out', async () => {
  serve({ [LOGOUT]: status(500, 'out of order') })

  expect([await logOut(), readToken(), session.isLeaving]).toEqual([false, undefined, true])
})

test('a logout clears token, user, rights and dictionaries in this browser', async () => {
  serve({ [PERMISSIONS]: ok(granted), [CAPABILITIES]: ok({}), [LOGOUT]: ok(null) })
  await startSession()
  expect(sessionStorage.length).toBeGreaterThan(0)

  await logOut()

  const kept = Object.keys({ ...localStorage, ...sessionStorage })
  const own = /Access-Token|Login_User|DICT|BUTTON_AUTH/
  expect(kept.filter((key) => own.test(key))).toEqual([])
})

test('a logout waits at most two seconds for the server', async () => {
  vi.spyOn(AbortSignal, 'timeout')
  vi.stubGlobal('fetch', () => Promise.reject(new DOMException('The operation timed out.', 'TimeoutError')))

  expect([await logOut(), readToken()]).toEqual([false, undefined])
  expect(AbortSignal.timeout).toHaveBeenCalledWith(2000)
})

test('a user with a one-time password stays to set a new one', async () => {
  serve({
    [PERMISSIONS]: () => Response.json({ success: false, code: 4610, message: 'first', result: null }),
    [CAPABILITIES]: ok({ demo: true, captcha: false }),
  })

  await startSession()

  expect([session.needsPassword, session.rights, readToken()]).toEqual([true, undefined, 'secret'])
  expect(window.location.replace).not.toHaveBeenCalled()
  serve({ [PERMISSIONS]: ok(granted), [CAPABILITIES]: ok({ demo: true, captcha: false }) })
  await continueAfterPassword()
  expect([session.needsPassword, session.rights?.menu.length]).toEqual([false, 2])
})
