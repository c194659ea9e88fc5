import { expect, test, vi } from 'vitest'
import { createPageNavigation } from './page-navigation.ts'

function setup(isShown = true) {
  const shell = {
    pathOf: () => undefined,
    navigate: vi.fn(),
    search: vi.fn(() => '?page=2'),
    subscribe: () => () => undefined,
    back: vi.fn(),
  }
  const place = { isShown: () => state.isShown, search: () => '?left=1', keep: vi.fn() }
  const state = { isShown }
  return { shell, place, state, page: createPageNavigation(shell, place) }
}

test("the page on screen reads and writes the browser's address", () => {
  const { shell, page } = setup()

  page.navigate('?page=3')
  page.back?.()

  expect(page.search()).toBe('?page=2')
  expect(shell.navigate).toHaveBeenCalledWith('?page=3', undefined)
  expect(shell.back).toHaveBeenCalledOnce()
})

test('a hidden page keeps its own query', () => {
  const { shell, state, page } = setup()
  page.search()
  state.isShown = false
  shell.search.mockReturnValue('?strange=1')

  expect(page.search()).toBe('?page=2')
})

test('an address written by a hidden page is stored without navigating', () => {
  const { shell, place, page } = setup(false)
  expect(page.search()).toBe('?left=1')

  page.navigate('?open=7')
  page.navigate('/elsewhere')
  page.back?.()

  expect([page.search(), place.keep.mock.calls]).toEqual(['?open=7', [['?open=7']]])
  expect([shell.navigate, shell.back].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
})
