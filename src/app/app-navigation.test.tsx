// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Navigation } from '#runtime'
import { useAppNavigation } from './app-navigation.ts'

const paths = new Map([['bill/SettleBillList', '/bill/settleBill']])
let navigation: Navigation

function Lent() {
  navigation = useAppNavigation(paths)
  return null
}

beforeEach(() => {
  history.replaceState(null, '', '/bill/settleBill?status=HELD')
  render(
    <BrowserRouter>
      <Lent />
    </BrowserRouter>,
  )
})
afterEach(cleanup)

test('navigating to a query keeps the path', () => {
  act(() => navigation.navigate('?status=HELD&open=1'))

  expect(location.pathname).toBe('/bill/settleBill')
  expect(navigation.search()).toBe('?status=HELD&open=1')
})

test('back goes one step back in the history and adds none', () => {
  const go = vi.spyOn(history, 'go').mockReturnValue(undefined)
  const push = vi.spyOn(history, 'pushState')

  act(() => navigation.back?.())

  expect(go).toHaveBeenCalledWith(-1)
  expect(push).not.toHaveBeenCalled()
})

test('a subscriber is notified of each change of the address', () => {
  const listener = vi.fn()
  const stop = navigation.subscribe(listener)

  act(() => navigation.navigate('?page=2'))
  stop()
  act(() => navigation.navigate('?page=3'))

  expect(listener).toHaveBeenCalledTimes(1)
})

test('the navigation object stays the same while the paths of pages are unchanged', () => {
  const before = navigation

  act(() => navigation.navigate('?page=2'))

  expect(navigation).toBe(before)
})
