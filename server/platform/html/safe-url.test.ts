import { expect, test } from 'vitest'
import { safeUrl } from './safe-url.ts'

test.each(['/bill/settleBill', '/a?b=c#d', 'https://www.example.com/x', 'http://localhost:3000', '#top'])(
  '%s is safe',
  (url) => {
    expect(safeUrl(url)).toBe(url)
  },
)

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'ftp://a.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'https://user@evil.example',
  'https://',
  'bill/settleBill',
  '#<script>',
  '/a\u0000b',
  '',
])('the URL %j is refused', (url) => {
  expect(safeUrl(url)).toBeUndefined()
})
