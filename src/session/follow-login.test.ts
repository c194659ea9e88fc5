// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LoginResult, UserInfo } from '#schemas'
import { popLoginNote, storeLogin } from './credentials.ts'
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
  sessionStorage.clear()
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

test.each([
  ['logged out', () => clearLogin(), 'You logged out in another tab.'],
  [
    'switched the department',
    () => storeUser({ ...clerk, orgCode: 'A02' } as UserInfo),
    'You switched the department in another tab.',
  ],
  [
    'signed in as another user',
    () => storeLogin({ token: 'r', userInfo: { ...clerk, username: 'r' } } as unknown as LoginResult),
    'Another user signed in in another tab.',
  ],
  ['signed in again', () => signIn('newer'), undefined],
])('after the reload, the tab says that the user has %s', (_, change, note) => {
  change()

  tellOtherTabs()

  expect(popLoginNote()).toBe(note)
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
