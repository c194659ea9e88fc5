// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { isHiddenAfter, useHeaderHidden } from './use-header-hidden.ts'

test.each([
  [{ y: 101, lastY: 90, isInUse: false }, true],
  [{ y: 100, lastY: 90, isInUse: false }, false],
  [{ y: 150, lastY: 160, isInUse: false }, false],
  [{ y: 150, lastY: 140, isInUse: true }, false],
])('the header hides after scrolling 100 px unless it is in use: %j gives %s', (scroll, isHidden) => {
  expect(isHiddenAfter(scroll)).toBe(isHidden)
})

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  window.scrollY = 0
})

function setup(isOn = true) {
  const header = document.createElement('header')
  header.append(document.createElement('button'))
  document.body.append(header)
  const ref = { current: header }
  const { result, rerender } = renderHook(({ on }) => useHeaderHidden(ref, on), {
    initialProps: { on: isOn },
  })
  const scrollTo = (y: number) =>
    act(() => {
      window.scrollY = y
      dispatchEvent(new Event('scroll'))
    })
  return { header, result, rerender, scrollTo }
}

test('scrolling down hides the header, scrolling up shows it', () => {
  const { result, scrollTo } = setup()

  scrollTo(300)
  expect(result.current).toBe(true)

  scrollTo(250)
  expect(result.current).toBe(false)
})

test('focusing an element of a hidden header shows the header until the next scrolling', () => {
  const { header, result, scrollTo } = setup()
  scrollTo(300)
  expect(result.current).toBe(true)

  act(() => header.querySelector('button')?.focus())
  expect(result.current).toBe(false)

  scrollTo(400)
  expect(result.current).toBe(true)
})

test('right after hiding is switched on, the focus of the user menu does not hold the header', () => {
  const { header, result, rerender, scrollTo } = setup(false)
  header.querySelector('button')?.focus()

  rerender({ on: true })
  scrollTo(300)

  expect(result.current).toBe(true)
})

test('the header stays while the user types in its search, and while a popover of it is open', () => {
  const { header, result, scrollTo } = setup()
  const input = header.appendChild(document.createElement('input'))
  input.focus()

  scrollTo(300)
  expect(result.current).toBe(false)
  input.remove()

  const bell = header.querySelector('button')
  bell?.setAttribute('aria-haspopup', 'dialog')
  bell?.setAttribute('aria-expanded', 'true')
  scrollTo(400)
  expect(result.current).toBe(false)
})

test('a header with hiding turned off stays visible', () => {
  const { result, rerender, scrollTo } = setup()
  scrollTo(300)
  expect(result.current).toBe(true)

  rerender({ on: false })
  expect(result.current).toBe(false)

  scrollTo(500)
  expect(result.current).toBe(false)
})
