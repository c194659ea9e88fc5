import { expect, test, vi } from 'vitest'
import { createProgress } from './seed-progress.ts'

test('without a terminal, each tenth of the progress is printed once, as a line', () => {
  const print = vi.fn()
  const progress = createProgress({ total: 1000, unit: 'trades', isTerminal: false, print })

  progress.update(99)
  progress.update(100)
  progress.update(150)
  progress.update(1000)
  progress.stop()

  expect(print.mock.calls.flat()).toEqual(['10 %: 100 of 1000 trades', '100 %: 1000 of 1000 trades'])
})
