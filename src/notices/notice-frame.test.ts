import { expect, test } from 'vitest'
import { isNews } from './notice-frame.ts'

test.each([
  '{"cmd":"topic","msgId":"1","msgTxt":"a"}',
  '{"cmd":"user","userId":"7","msgId":"1","msgTxt":"a"}',
])('%s is news', (text) => {
  expect(isNews(text)).toBe(true)
})

test.each([
  '{"cmd":"heartcheck","msgTxt":"心跳响应"}',
  '{"cmd":"email"}',
  '{cmd:"topic"}',
  '({"cmd":"topic"})',
  '{"cmd":["top","ic"]}',
  '["topic"]',
  '"topic"',
  'null',
  '',
  undefined,
  { cmd: 'topic' },
  new ArrayBuffer(2),
])('%j is none', (data) => {
  expect(isNews(data)).toBe(false)
})
