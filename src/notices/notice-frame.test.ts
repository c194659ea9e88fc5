import { expect, test } from 'vitest'
import { parseSocketMessage } from './notice.ts'

test.each([
  '{"cmd":"topic","msgId":"1","msgTxt":"a"}',
  '{"cmd":"user","userId":"7","msgId":"1","msgTxt":"a"}',
])('the socket message %s reports changed notices', (text) => {
  expect(parseSocketMessage(text)).toBe('notices')
})

test('a socket message with cmd "contracts" reports changed operations', () => {
  expect(parseSocketMessage('{"cmd":"contracts","msgId":"","msgTxt":""}')).toBe('contracts')
})

test('a socket message with cmd "dict" reports changed dictionaries', () => {
  expect(parseSocketMessage('{"cmd":"dict","msgId":"","msgTxt":""}')).toBe('dictionaries')
})

test.each([
  '{"cmd":"page","msgId":"bill/SettleBillList","msgTxt":""}',
  '{"cmd":"page","msgId":"","msgTxt":""}',
])('the socket message %s reports released pages', (text) => {
  expect(parseSocketMessage(text)).toBe('pages')
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
])('the socket message %j is ignored', (data) => {
  expect(parseSocketMessage(data)).toBeUndefined()
})
