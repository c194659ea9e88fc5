// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { browserAddress, localAddress, type Navigation } from './address-port.ts'

const navigation: Navigation = {
  pathOf: () => undefined,
  navigate: vi.fn(),
  search: () => location.search,
  subscribe: () => () => undefined,
}

beforeEach(() => history.replaceState(null, '', '/bill/settleBill?status=HELD'))

test('a page reads the query of its own path', () => {
  const address = browserAddress(navigation)

  history.pushState(null, '', '?status=FAILED')

  expect(address.search()).toBe('?status=FAILED')
})

test('after the path changed, a page keeps its last query', () => {
  const address = browserAddress(navigation)

  history.pushState(null, '', '/bill/tradeOrder?status=SUCCESS')

  expect(address.search()).toBe('?status=HELD')
})

test('a page inside another has its own address, which notifies subscribers', () => {
  const address = localAddress()
  const listener = vi.fn()
  const stop = address.subscribe(listener)

  address.write('?page=2')
  stop()
  address.write('?page=3')

  expect(address.search()).toBe('?page=3')
  expect(location.search).toBe('?status=HELD')
  expect(listener).toHaveBeenCalledTimes(1)
})
