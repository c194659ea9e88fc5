// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { readForTab, readStored, removeValue, storageFailures, storeForTab, storeValue } from './storage.ts'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('a stored value has the format and the prefix of the contract', () => {
  vi.useFakeTimers({ now: 1_000 })

  storeValue('Access-Token', 'abc', 500)

  expect(localStorage.getItem('pro__Access-Token')).toBe('{"value":"abc","expire":1500}')
  vi.useRealTimers()
})

test('a value is undefined after its lifetime', () => {
  storeValue('a', 1, 1000)

  expect(readStored('a')).toBe(1)
  expect(readStored('a', Date.now() + 1001)).toBeUndefined()
})

test('a value without a lifetime never expires', () => {
  storeValue('a', false)

  expect(readStored('a', Number.MAX_SAFE_INTEGER)).toBe(false)
})

test.each(['', '{', 'null', '[]', '7', '"x"', '{"expire":1}', '{"value":1,"expire":"soon"}'])(
  'an invalid stored value is undefined: %j',
  (rubbish) => {
    localStorage.setItem('pro__rubbish', rubbish)
    sessionStorage.setItem('rubbish', '{')

    expect(readStored('rubbish')).toBeUndefined()
    expect(readForTab('rubbish')).toBeUndefined()
  },
)

test('with disabled storage, values are available until the page closes', () => {
  vi.stubGlobal('localStorage', undefined)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('quota')
  })

  storeValue('a', 'kept')
  storeForTab('b', 'tab')

  expect([readStored('a'), readForTab('b')]).toEqual(['kept', 'tab'])
  removeValue('a')
  expect(readStored('a')).toBeUndefined()
  vi.unstubAllGlobals()
})

test('a value that exceeds the quota removes the old value and shows one message', () => {
  localStorage.setItem('pro__a', '{"value":"old"}')
  const { getItem, removeItem } = Object.getPrototypeOf(localStorage)
  vi.stubGlobal('localStorage', {
    getItem: getItem.bind(localStorage),
    removeItem: removeItem.bind(localStorage),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  const told = vi.fn()

  storeValue('a', 'new')
  storeValue('b', 1)
  storageFailures.listen(told)

  expect([readStored('a'), localStorage.getItem('pro__a')]).toEqual(['new', null])
  expect(told).toHaveBeenCalledTimes(1)
  vi.unstubAllGlobals()
})
