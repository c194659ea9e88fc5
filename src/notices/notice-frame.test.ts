import { expect, test } from 'vitest'
import { parseSocketMessage } from './notice.ts'

test.each([
  '{"cmd":"topic","msgId":"1","msgTxt":"a"}',
  '{"cmd":"user","userId":"7","msgId":"1","msgTxt":"a"}',
])('the socket message %s reports changed notices', (text) => {
  expect(parseSocketMessage(text)).toEqual({ subject: 'notices' })
})

test('a socket message with cmd "contracts" reports changed operations', () => {
  expect(parseSocketMessage('{"cmd":"contracts","msgId":"","msgTxt":""}')).toEqual({ subject: 'contracts' })
})

test('a socket message with cmd "dict" reports changed dictionaries', () => {
  expect(parseSocketMessage('{"cmd":"dict","msgId":"","msgTxt":""}')).toEqual({ subject: 'dictionaries' })
})

test.each([
  '{"cmd":"page","msgId":"bill/SettleBillList","msgTxt":""}',
  '{"cmd":"page","msgId":"","msgTxt":""}',
])('the socket message %s reports released pages', (text) => {
  expect(parseSocketMessage(text)).toEqual({ subject: 'pages' })
})

test.each([
  ['"SettleBill"', 'SettleBill'],
  ['""', undefined],
  ['["SettleBill"]', undefined],
])('a socket message with cmd "records" and the id %s reports changes of the model %j', (msgId, model) => {
  expect(parseSocketMessage(`{"cmd":"records","msgId":${msgId},"msgTxt":""}`)).toEqual({
    subject: 'records',
    model,
  })
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
