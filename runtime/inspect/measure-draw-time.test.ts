// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type DrawTime, measureDrawTime } from './measure-draw-time.ts'

let drawing: DrawTime
const queries = new QueryClient()
const change = async () => {
  document.body.append(document.createElement('p'))
  await Promise.resolve()
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  drawing = measureDrawTime(performance.now(), queries)
})
afterEach(() => {
  drawing.stop()
  vi.useRealTimers()
})

test('the draw time ends at the last change', async () => {
  vi.advanceTimersByTime(40)
  await change()
  vi.advanceTimersByTime(100)

  expect(drawing.ms()).toBe(40)
})

test('the draw time excludes waiting for responses', async () => {
  let answer: (value: number) => void = () => undefined
  const queryFn = () => new Promise<number>((resolve) => (answer = resolve))
  const request = queries.fetchQuery({ queryKey: ['any'], queryFn })
  await vi.advanceTimersByTimeAsync(300)
  answer(1)
  await request
  await vi.advanceTimersByTimeAsync(20)
  await change()

  expect(drawing.ms()).toBe(20)
})

test('the draw time excludes changes after user input', async () => {
  vi.advanceTimersByTime(10)
  await change()
  dispatchEvent(new Event('pointerdown'))
  vi.advanceTimersByTime(10)
  await change()

  expect(drawing.ms()).toBe(10)
})
