// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LoginResult } from '#schemas'
import { ok, openVisitor, serve } from '../../../tests/support/visitor-screen.tsx'
import { storeLogin } from '../../session/credentials.ts'
import { loadVisitorPage } from './load-visitor-page.ts'

beforeEach(() => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en'])
  serve({ '/app/capabilities': ok({ captcha: false, demo: false, sms: true }) })
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

// This test runs first, because later tests have already loaded the chunk of the slower page.
test('after two history steps, the page of the current address is shown even if the other loads later', async () => {
  await openVisitor('login')

  history.replaceState(null, '', '/user/alteration')
  dispatchEvent(new PopStateEvent('popstate'))
  history.replaceState(null, '', '/user/login')
  dispatchEvent(new PopStateEvent('popstate'))
  await act(async () => void (await loadVisitorPage('alteration')))

  expect(screen.getByRole('heading', { name: 'Sign in' })).toBeTruthy()
})

test.each([
  ['login', 'Sign in · brand back office'],
  ['register', 'Register · brand back office'],
  ['register-result', 'Registration result · brand back office'],
  ['alteration', 'Reset password · brand back office'],
] as const)("the document title of %s is '%s'", async (name, title) => {
  await openVisitor(name)

  expect(document.title).toBe(title)
})

test.each([
  ['Register an account', '/user/register'],
  ['Forgot your password?', '/user/alteration'],
])(
  "the link '%s' of the login opens its page and keeps the requested page in the address",
  async (link, path) => {
    const { user } = await openVisitor('login', { search: '?redirect=%2Fbill' })

    await user.click(screen.getByRole('link', { name: link }))

    await waitFor(() => expect(location.pathname + location.search).toBe(`${path}?redirect=%2Fbill`))
  },
)

test('the back button shows the previous visitor page', async () => {
  const { user } = await openVisitor('login')
  await user.click(screen.getByRole('link', { name: 'Register an account' }))
  await screen.findByRole('heading', { name: 'Register' })

  history.replaceState(null, '', '/user/login')
  dispatchEvent(new PopStateEvent('popstate'))

  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy()
})

test("opening a link in a new tab doesn't change the page in this tab", async () => {
  await openVisitor('login')

  const isLeftToTheBrowser = fireEvent.click(screen.getByRole('link', { name: 'Register an account' }), {
    ctrlKey: true,
  })

  expect(isLeftToTheBrowser).toBe(true)
  expect(screen.getByRole('heading', { name: 'Sign in' })).toBeTruthy()
})

test("a user who signed in meanwhile doesn't see the login", async () => {
  const { user, onSignedIn } = await openVisitor('register')
  storeLogin({ token: 'secret', userInfo: { id: '1', username: 'clerk' } } as unknown as LoginResult)

  await user.click(screen.getByRole('link', { name: 'Sign in with an existing account' }))

  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
  expect(location.pathname).toBe('/user/register')
})

test('the login page opens with malformed values in the storage', async () => {
  for (const key of ['LANGUAGE', 'GAIWAN_APPEARANCE', 'Access-Token', 'Login_Userinfo']) {
    localStorage.setItem(`pro__${key}`, '{"value":{"x":[]}')
  }

  await openVisitor('login')

  expect(screen.getByRole('heading', { name: 'Sign in' })).toBeTruthy()
})
