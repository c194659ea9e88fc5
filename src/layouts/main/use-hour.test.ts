// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useHour } from './use-hour.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 4, 1, 8, 59, 30) })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('the hour changes with the clock', () => {
  const { result } = renderHook(useHour)
  expect(result.current).toBe(8)

  act(() => vi.advanceTimersByTime(60_000))

  expect(result.current).toBe(9)
})

test('a browser tab that is shown again has the present hour at once', () => {
  const { result } = renderHook(useHour)
  vi.setSystemTime(new Date(2026, 4, 1, 20, 0))

  act(() => void document.dispatchEvent(new Event('visibilitychange')))

  expect(result.current).toBe(20)
})
