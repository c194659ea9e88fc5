// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LoginResult, UserInfo } from '#schemas'
import { storeLogin } from './credentials.ts'
import { followLogin } from './follow-login.ts'
import { session, updateUser } from './session-store.ts'
import { clearLogin, storeUser } from './stored-login.ts'

const clerk = { id: '1', username: 'clerk', orgCode: 'A01' }
const signIn = (token: string) => storeLogin({ token, userInfo: clerk } as unknown as LoginResult)
const tellOtherTabs = () => dispatchEvent(new StorageEvent('storage', { key: 'pro__Access-Token' }))
let stop: () => void

beforeEach(() => {
  vi.spyOn(window.location, 'reload').mockReturnValue(undefined)
  session.isLeaving = false
  signIn('clerks')
  updateUser(clerk)
  stop = followLogin()
})
afterEach(() => {
  stop()
  localStorage.clear()
})

test.each([
  ['signed out', () => clearLogin()],
  ['signed in as another user', () => signIn('reviewers')],
  ['switched the department', () => storeUser({ ...clerk, orgCode: 'A02' } as UserInfo)],
])('a tab reloads when another one has %s', (_, change) => {
  change()

  tellOtherTabs()

  expect([vi.mocked(window.location.reload).mock.calls.length, session.isLeaving]).toEqual([1, true])
})

test('a tab that switches the department itself does not reload here', () => {
  updateUser({ ...clerk, orgCode: 'A02' })

  tellOtherTabs()

  expect(window.location.reload).not.toHaveBeenCalled()
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
