import { describe, expect, test, vi } from 'vitest'
import { createCountCache } from './count-cache.ts'

const setup = () => {
  const clock = { now: 0, changes: 0 }
  const counts = createCountCache(
    () => clock.now,
    () => clock.changes,
  )
  return { clock, counts }
}

describe('cached counts', () => {
  test('a cached count is shared by simultaneous callers', async () => {
    const { counts } = setup()
    const look = vi.fn(async () => 7)

    const found = await Promise.all([counts.get('a', look), counts.get('a', look), counts.get('b', look)])

    expect(found).toEqual([7, 7, 7])
    expect(look).toHaveBeenCalledTimes(2)
  })

  test('a cached count is queried again after ten seconds', async () => {
    const { clock, counts } = setup()
    await counts.get('a', async () => 1)

    clock.now = 9_999
    expect(await counts.get('a', async () => 2)).toBe(1)
    clock.now = 10_000
    expect(await counts.get('a', async () => 3)).toBe(3)
  })

  test('a count is queried again after a failure', async () => {
    const { counts } = setup()

    await expect(counts.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')

    expect(await counts.get('a', async () => 2)).toBe(2)
  })

  test('a count whose query runs during a change is not used after it', async () => {
    const { clock, counts } = setup()
    const early = counts.get('a', async () => 1)
    clock.changes += 1

    expect(await counts.get('a', async () => 2)).toBe(2)
    expect(await early).toBe(1)
    expect(await counts.get('a', async () => 3)).toBe(2)
  })

  test('the cache has at most 500 counts; the oldest is removed', async () => {
    const { counts } = setup()
    const keys = Array.from({ length: 501 }, (_, index) => String(index))
    await Promise.all(keys.map((key) => counts.get(key, async () => 1)))

    expect(await counts.get('1', async () => 2)).toBe(1)
    expect(await counts.get('0', async () => 2)).toBe(2)
  })
})
