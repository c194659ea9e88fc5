import { expect, test } from 'vitest'
import { deviceOf } from './online-session.ts'

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
    'Chrome 141 · Windows 10',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox 140 · Linux'],
  ['', null],
  [null, null],
  ['lightMyRequest', null],
])('the user agent %s is shown as %s', (userAgent, name) => {
  expect(deviceOf(userAgent)).toBe(name)
})
