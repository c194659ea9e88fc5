import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSnowflake } from './snowflake.ts'

const START = Date.UTC(2026, 0, 1)

test('ids are unique, 19 digits long and sorted by creation, whatever the clock does', () => {
  const steps = fc.array(fc.integer({ min: -5_000, max: 5_000 }), { minLength: 1, maxLength: 300 })

  fc.assert(
    fc.property(steps, fc.integer({ min: 0, max: 1023 }), (jumps, worker) => {
      let clock = START
      const nextId = createSnowflake({ worker, now: () => clock })
      const ids = jumps.map((jump) => {
        clock += jump
        return nextId()
      })

      expect([...new Set(ids)].sort()).toEqual(ids)
      expect(ids.every((id) => /^\d{19}$/.test(id))).toBe(true)
    }),
  )
})

test('ids beyond the limit of a millisecond use the next one', () => {
  const nextId = createSnowflake({ worker: 1, now: () => START })

  const ids = Array.from({ length: 10_000 }, nextId)

  expect(new Set(ids).size).toBe(10_000)
  expect(ids.toSorted()).toEqual(ids)
})

test('two workers never generate the same id at the same time', () => {
  const makers = [0, 1, 1023].map((worker) => createSnowflake({ worker, now: () => START }))

  const ids = makers.flatMap((nextId) => Array.from({ length: 5_000 }, nextId))

  expect(new Set(ids).size).toBe(15_000)
})

test('an id contains its time and its worker', () => {
  const id = BigInt(createSnowflake({ worker: 777, now: () => START })())

  expect(Number(id >> 22n) + Date.UTC(2024, 0, 1)).toBe(START)
  expect((id >> 12n) & 1023n).toBe(777n)
})
