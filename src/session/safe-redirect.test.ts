import { expect, test } from 'vitest'
import { HOME_PATH, loginPathFor, safeRedirect } from './safe-redirect.ts'

test.each([
  ['/bill/settleBill', '/bill/settleBill'],
  ['/bill/settleBill?status=HELD&open=7#top', '/bill/settleBill?status=HELD&open=7#top'],
  ['/a/../bill', '/bill'],
  ['/userinfo', '/userinfo'],
])('a path of the application is kept: %s', (wanted, path) => {
  expect(safeRedirect(wanted)).toBe(path)
})

test.each([
  [null],
  [''],
  ['bill'],
  ['//evil.example'],
  ['/\\evil.example'],
  ['/\t/evil.example'],
  ['/\n/evil.example'],
  ['/..//evil.example'],
  ['/.//evil.example'],
  ['https://evil.example'],
  ['javascript:alert(1)'],
  ['data:text/html,x'],
  ['/user/login?redirect=/user/login'],
])('an external or login address is replaced by home: %j', (wanted) => {
  expect(safeRedirect(wanted)).toBe(HOME_PATH)
})

test('the login address contains the full path to return to', () => {
  const address = new URL(loginPathFor('/bill/settleBill?a=1&b=2#c'), 'http://localhost')

  expect(safeRedirect(address.searchParams.get('redirect'))).toBe('/bill/settleBill?a=1&b=2#c')
})
