import { expect, test } from 'vitest'
import { accountOf, visitorPageOf, visitorPath } from './visitor-routes.ts'

test.each([
  ['/user/login', 'login'],
  ['/user/register', 'register'],
  ['/user/register-result', 'register-result'],
  ['/user/alteration', 'alteration'],
  ['/user/alteration/', 'alteration'],
])('%s is a page without login check', (path, page) => {
  expect(visitorPageOf(path)).toBe(page)
})

test.each(['/user', '/user/', '/user/nowhere', '/user/login/more', '/users/login', '/', '/user/constructor'])(
  '%s is none',
  (path) => {
    expect(visitorPageOf(path)).toBeUndefined()
  },
)

test('each page keeps the redirect in its address', () => {
  expect(visitorPath('register', '?redirect=%2Fbill')).toBe('/user/register?redirect=%2Fbill')
})

test.each([[null], ['x'], [{}], [{ account: 1 }], [{ account: '' }]])('%j names no account', (state) => {
  expect(accountOf(state)).toBeUndefined()
})
