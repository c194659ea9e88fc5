// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ok, openVisitor, refused, serve } from '../../../../tests/support/visitor-screen.tsx'
import { readToken } from '../../../session/credentials.ts'
import { readLogOutAddress } from '../../../session/stored-login.ts'

const CAS = 'https://cas.example.com/cas'
const login = ok({ token: 'secret', userInfo: { id: '1', username: 'clerk' }, sysAllDictItems: {} }, '200')
const capable = (traits: object) => ok({ captcha: false, demo: false, sms: true, thirdLogins: [], ...traits })
const teahouse = { thirdLogins: [{ source: 'teahouse', titles: { 'en-US': 'Teahouse', 'zh-CN': '茶馆' } }] }
const offer = { isObj: true, source: 'teahouse', uuid: 'u-ticket', username: 'li', realname: 'Li Lei' }

let assign: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en'])
  assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A fake popup that can send a message or close. */
function popup() {
  const window = { closed: false }
  vi.spyOn(globalThis, 'open').mockReturnValue(window as Window)
  const say = (data: unknown, from: Partial<MessageEventInit> = {}) =>
    dispatchEvent(
      new MessageEvent('message', { data, origin: location.origin, source: window as Window, ...from }),
    )
  return { say, window }
}

test('without a configured provider there are no buttons', async () => {
  const { to } = serve({ '/app/capabilities': capable({}) })
  await openVisitor('login')
  await waitFor(() => expect(to('/app/capabilities')).toHaveLength(1))

  expect(screen.queryByRole('region', { name: 'Other ways to sign in' })).toBeNull()
})

test('single sign-on opens the CAS server, with the login page as service address', async () => {
  serve({ '/app/capabilities': capable({ cas: { url: CAS, isFirst: false } }) })
  const { user } = await openVisitor('login', { search: '?redirect=%2Fbill%2FtradeOrder' })

  await user.click(await screen.findByRole('button', { name: 'Single sign-on' }))

  expect(assign).toHaveBeenCalledWith(
    `${CAS}/login?service=${encodeURIComponent(`${location.origin}/user/login`)}`,
  )
})

test('with CAS first, the login redirects to CAS, except with a message or for a password sign-in', async () => {
  serve({ '/app/capabilities': capable({ cas: { url: CAS, isFirst: true } }) })

  await openVisitor('login', { note: 'You have no menu.' })
  await screen.findByRole('button', { name: 'Single sign-on' })
  cleanup()
  await openVisitor('login', { search: '?way=password' })
  await screen.findByRole('button', { name: 'Single sign-on' })
  expect(assign).not.toHaveBeenCalled()
  cleanup()
  await openVisitor('login')

  await waitFor(() => expect(assign).toHaveBeenCalledOnce())
})

test('a CAS ticket signs in once, is removed from the address, and keeps the requested page', async () => {
  sessionStorage.setItem('SSO_WANTED', '"?redirect=%2Fbill%2FtradeOrder"')
  const { to } = serve({
    '/app/capabilities': capable({ cas: { url: CAS, isFirst: true } }),
    '/cas/client/validateLogin': login,
  })

  const { onSignedIn } = await openVisitor('login', { search: '?ticket=ST-1' })
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())

  expect(to('/cas').map(({ values: { _t, ...values } }) => values)).toEqual([
    { ticket: 'ST-1', service: `${location.origin}/user/login` },
  ])
  expect([location.search, readToken()]).toEqual(['?redirect=%2Fbill%2FtradeOrder', 'secret'])
  expect(readLogOutAddress()).toMatch(/^https:\/\/cas\.example\.com\/cas\/logout\?service=/)
  expect(assign).not.toHaveBeenCalled()
})

test('a rejected CAS ticket shows its error without another redirect to CAS', async () => {
  serve({
    '/app/capabilities': capable({ cas: { url: CAS, isFirst: true } }),
    '/cas/client/validateLogin': refused('You have no account here'),
  })

  await openVisitor('login', { search: '?ticket=ST-1' })

  expect((await screen.findByRole('alert')).textContent).toBe('You have no account here')
  expect([readToken(), location.search, assign.mock.calls]).toEqual([undefined, '', []])
})

test('a linked account of a provider signs in', async () => {
  const { to } = serve({ '/app/capabilities': capable(teahouse), '/thirdLogin/getLoginUser/token-1': login })
  const { say } = popup()
  const { user, onSignedIn } = await openVisitor('login')

  await user.click(await screen.findByRole('button', { name: 'Sign in with Teahouse' }))
  say('token-1')

  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
  expect([to('/thirdLogin').length, readToken()]).toEqual([1, 'secret'])
})

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['another window', { source: null }],
])('a message from %s is ignored', async (_, from) => {
  const { to } = serve({ '/app/capabilities': capable(teahouse) })
  const { say } = popup()
  const { user } = await openVisitor('login')
  await user.click(await screen.findByRole('button', { name: 'Sign in with Teahouse' }))

  say('token-1', from)

  expect(screen.getByRole('button', { name: 'Waiting for Teahouse…' })).toBeTruthy()
  expect(to('/thirdLogin')).toEqual([])
})

test('a message from a popup that has just closed is accepted, and a popup closed without one enables the buttons', async () => {
  serve({ '/app/capabilities': capable(teahouse), '/thirdLogin/getLoginUser/token-1': login })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { say, window } = popup()
  const { user, onSignedIn } = await openVisitor('login')
  await user.click(await screen.findByRole('button', { name: 'Sign in with Teahouse' }))
  window.closed = true
  await vi.advanceTimersByTimeAsync(1_500)
  await user.click(await screen.findByRole('button', { name: 'Sign in with Teahouse' }))
  await vi.advanceTimersByTimeAsync(500)
  say('token-1')
  vi.useRealTimers()

  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
})

test("signing in with a password links the provider's account", async () => {
  const { to } = serve({
    '/app/capabilities': capable(teahouse),
    '/sys/thirdLogin/user/checkPassword': [refused('Wrong user name or password'), ok('token-2')],
    '/thirdLogin/getLoginUser/token-2': login,
  })
  const { say } = popup()
  const { user, onSignedIn } = await openVisitor('login')
  await user.click(await screen.findByRole('button', { name: 'Sign in with Teahouse' }))
  say(offer)

  expect((await screen.findByRole('status')).textContent).toContain('Your Teahouse account Li Lei')
  await user.type(screen.getByLabelText('User name'), 'clerk')
  await user.type(screen.getByLabelText('Password'), 'wrong{Enter}')
  await screen.findByRole('alert')
  await user.clear(screen.getByLabelText('Password'))
  await user.type(screen.getByLabelText('Password'), '123456{Enter}')

  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
  expect(to('/sys/thirdLogin/user').map(({ values }) => values)).toEqual([
    { username: 'clerk', password: 'wrong', uuid: 'u-ticket' },
    { username: 'clerk', password: '123456', uuid: 'u-ticket' },
  ])
})

test('linking an account can be skipped', async () => {
  const { to } = serve({ '/app/capabilities': capable(teahouse), '/sys/login': login })
  const { say } = popup()
  const { user, onSignedIn } = await openVisitor('login')
  await user.click(await screen.findByRole('button', { name: 'Sign in with Teahouse' }))
  say(offer)
  await user.click(await screen.findByRole('button', { name: "Don't bind" }))

  await user.type(screen.getByLabelText('User name'), 'clerk')
  await user.type(screen.getByLabelText('Password'), '123456{Enter}')

  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
  expect(to('/sys/login')).toHaveLength(1)
})

test('a failed login at the provider and a blocked popup show an error', async () => {
  serve({ '/app/capabilities': capable(teahouse) })
  const { say } = popup()
  const { user } = await openVisitor('login')
  await user.click(await screen.findByRole('button', { name: 'Sign in with Teahouse' }))
  say('登录失败')
  expect((await screen.findByRole('alert')).textContent).toBe('Sign-in was not completed. Try again.')

  vi.spyOn(globalThis, 'open').mockReturnValue(null)
  await user.click(screen.getByRole('button', { name: 'Sign in with Teahouse' }))

  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('blocked the window'))
})
