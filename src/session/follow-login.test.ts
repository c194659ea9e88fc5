// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LoginResult } from '#schemas'
import { storeLogin } from './credentials.ts'
import { followLogin } from './follow-login.ts'
import { session } from './session-store.ts'
import { clearLogin } from './stored-login.ts'

const signIn = (token: string) =>
  storeLogin({ token, userInfo: { id: '1', username: 'clerk' } } as unknown as LoginResult)
const tellOtherTabs = () => dispatchEvent(new StorageEvent('storage', { key: 'pro__Access-Token' }))
let stop: () => void

beforeEach(() => {
  vi.spyOn(window.location, 'reload').mockReturnValue(undefined)
  session.isLeaving = false
  signIn('clerks')
  stop = followLogin()
})
afterEach(() => {
  stop()
  localStorage.clear()
})

test.each([
  ['signed out', () => clearLogin()],
  ['signed in as another user', () => signIn('reviewers')],
])('a tab reloads when another one has %s', (_, change) => {
  change()

  tellOtherTabs()

  expect([vi.mocked(window.location.reload).mock.calls.length, session.isLeaving]).toEqual([1, true])
})

test('other stored values of another tab change nothing', () => {
  signIn('clerks')

  tellOtherTabs()

  expect(window.location.reload).not.toHaveBeenCalled()
})

test('after logout, a page from the back/forward cache reloads', () => {
  clearLogin()

  dispatchEvent(new Event('pageshow'))

  expect(window.location.reload).toHaveBeenCalledOnce()
})
