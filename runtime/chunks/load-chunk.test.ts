import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadChunk } from './load-chunk.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a missing script chunk raises a load error after 120000 ms', async () => {
  const failed = vi.fn()
  loadChunk(() => new Promise(() => undefined)).catch(failed)

  await vi.advanceTimersByTimeAsync(120_000 - 1)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)

  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'CHUNK_LATE' }))
})

test('a failed chunk rejects immediately, and the next try loads it again', async () => {
  const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('module')

  await expect(loadChunk(load)).rejects.toThrow('Failed to fetch')

  await expect(loadChunk(load)).resolves.toBe('module')
})

test('a loaded chunk clears its timer', async () => {
  await loadChunk(async () => 'module')

  expect(vi.getTimerCount()).toBe(0)
})
