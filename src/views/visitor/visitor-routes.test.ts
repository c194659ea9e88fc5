import { expect, test } from 'vitest'
import { accountOf, visitorPageOf, visitorPath } from './visitor-routes.ts'

test.each([
  ['/user/login', 'login'],
  ['/user/register', 'register'],
  ['/user/register-result', 'register-result'],
  ['/user/alteration', 'alteration'],
  ['/user/alteration/', 'alteration'],
])('%s is a visitor page', (path, page) => {
  expect(visitorPageOf(path)).toBe(page)
})

test.each(['/user', '/user/', '/user/nowhere', '/user/login/more', '/users/login', '/', '/user/constructor'])(
  '%s is not a visitor page',
  (path) => {
    expect(visitorPageOf(path)).toBeUndefined()
  },
)

test('the address of each visitor page contains the requested page', () => {
  expect(visitorPath('register', '?redirect=%2Fbill')).toBe('/user/register?redirect=%2Fbill')
})

test.each([[null], ['x'], [{}], [{ account: 1 }], [{ account: '' }]])(
  'the malformed history state %j contains no user name',
  (state) => {
    expect(accountOf(state)).toBeUndefined()
  },
)
