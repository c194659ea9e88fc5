// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { avatarUrl, initialsOf } from './avatar-url.ts'

test.each([
  ['avatar/2026/a1.png', '/jeecg-boot/sys/common/static/avatar/2026/a1.png'],
  ['/avatar/a1.png', '/jeecg-boot/sys/common/static/avatar/a1.png'],
  ['https://pictures.example/a.png', 'https://pictures.example/a.png'],
  ['http://pictures.example/a b.png', 'http://pictures.example/a%20b.png'],
])('the picture %s has the address %s', (avatar, url) => {
  expect(avatarUrl(avatar)).toBe(url)
})

test.each([
  'javascript:alert(1)',
  'data:image/svg+xml,<svg onload=alert(1)>',
  '//evil.example/a.png',
  '../../sys/user/list',
  'avatar/../../secret.png',
  'avatar/./a.png',
  'a\\b.png',
  'a.png?token=1',
  'https://name:word@pictures.example/a.png',
  'https://',
  '',
  null,
  42,
  { toString: 'x' },
])('%j is rejected as a picture', (avatar) => {
  expect(avatarUrl(avatar)).toBeUndefined()
})

test.each([
  ['陈雨桐', '陈'],
  ['ada lovelace king', 'AL'],
  ['clerk', 'C'],
  ['🍵 shop', '🍵S'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
