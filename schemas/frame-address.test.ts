import { expect, test } from 'vitest'
import { addressOf } from './expr/evaluate.ts'
import { isAtOrigin, parseFrameAddress } from './frame-address.ts'

test.each(['https://a.example', 'https://a.example/x?y=1#z', 'HTTPS://A.example:8443/x'])(
  '%s is an address of a frame',
  (address) => {
    expect(parseFrameAddress(address)?.protocol).toBe('https:')
  },
)

test.each([
  'http://a.example',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://a.example/1',
  '//a.example',
  '/own',
  '',
  'https:a.example',
  'https:///a.example',
  'https://user@a.example',
  'https://a.example@evil.example/',
  'https://:secret@a.example',
  'https://a.example\\@evil.example',
  ' https://a.example',
  'https://a.example/\njavascript:1',
  'https://',
])('%j is no address of a frame', (address) => {
  expect(parseFrameAddress(address)).toBeUndefined()
})

const isAt = (address: string, ...origins: string[]) => isAtOrigin(new URL(address), origins)

test.each([
  ['https://a.example/x', 'https://a.example'],
  ['https://a.example', 'https://A.Example:443'],
  ['https://b.a.example', 'https://*.a.example'],
  ['https://a.example:8443', 'https://a.example:8443'],
])('%s is at %s', (address, origin) => {
  expect(isAt(address, 'https://other.example', origin)).toBe(true)
})

test.each([
  ['https://a.example', 'http://a.example'],
  ['https://a.example', 'wss://a.example'],
  ['https://a.example:8443', 'https://a.example'],
  ['https://a.example.evil.example', 'https://a.example'],
  ['https://evila.example', 'https://*.a.example'],
  ['https://a.example', 'https://*.a.example'],
  ['https://evil.example/?https://a.example', 'https://a.example'],
  ['https://a.example', '*'],
  ['https://a.example', ''],
])('%s is not at %s', (address, origin) => {
  expect(isAt(address, origin)).toBe(false)
})

test.each([
  ['.evil.example', 'https://a.example/%2Eevil.example'.replace('%2E', '.')],
  ['../admin?x=1#y', 'https://a.example/..%2Fadmin%3Fx%3D1%23y'],
  ['@evil.example', 'https://a.example/%40evil.example'],
  [null, 'https://a.example/'],
])('the value %j in an address is encoded', (name, address) => {
  expect(addressOf({ $text: 'https://a.example/${record.name}' }, { record: { name } })).toBe(address)
})
