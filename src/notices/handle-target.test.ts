import { expect, test } from 'vitest'
import { handleTarget } from './handle-target.ts'
import { type Notice, readNotice } from './notice.ts'

const notice = (openPage: unknown, openType = 'url') => readNotice({ id: '1', openType, openPage }) as Notice

test.each([
  ['/bill/settleBill?status=HELD', '/bill/settleBill?status=HELD'],
  ['/dashboard/analysis', '/dashboard/analysis'],
])('the openPage %s is a path of the application', (openPage, path) => {
  expect(handleTarget(notice(openPage))).toEqual({ kind: 'own', path })
})

test.each(['https://gaiwan.example/a?b=1#c', 'HTTP://gaiwan.example/'])(
  'the openPage %s is another site',
  (openPage) => {
    expect(handleTarget(notice(openPage))).toMatchObject({ kind: 'external' })
  },
)

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  'https://user:secret@evil.example/',
  'https://',
  'bill/settleBill',
  '/user/login',
  ' ',
  undefined,
  7,
])('the invalid openPage %j has no target', (openPage) => {
  expect(handleTarget(notice(openPage))).toBeUndefined()
})

test('a notice without a url has no target', () => {
  expect(handleTarget(notice('/bill/settleBill', 'component'))).toBeUndefined()
})
