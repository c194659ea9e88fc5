import { expect, test } from 'vitest'
import { isCircular, overlap } from './rules.ts'

const period = (startTime: string | null, endTime: string | null) => ({ startTime, endTime })
const standing = (
  userName: string,
  agentUserName: string,
  from: string | null = null,
  to: string | null = null,
) => ({
  userName,
  agentUserName,
  ...period(from, to),
})
const MAY = '2026-05-01 00:00:00'
const JUNE = '2026-06-01 00:00:00'
const JULY = '2026-07-01 00:00:00'

test.each([
  [period(null, null), period(null, null), true],
  [period(MAY, JUNE), period(JUNE, null), true],
  [period(MAY, JUNE), period(JULY, null), false],
  [period(null, MAY), period(JUNE, JULY), false],
])('periods that share a moment overlap: %#', (a, b, expected) => {
  expect([overlap(a, b), overlap(b, a)]).toEqual([expected, expected])
})

test('whoever is stood in for by his own agent goes round in a circle', () => {
  expect(isCircular(standing('a', 'b'), [standing('b', 'a')])).toBe(true)
  expect(isCircular(standing('a', 'b'), [standing('b', 'c'), standing('c', 'a')])).toBe(true)
  expect(isCircular(standing('a', 'b'), [standing('b', 'c')])).toBe(false)
  expect(isCircular(standing('a', 'b'), [standing('b', 'c'), standing('c', 'b')])).toBe(false)
})

test('a circle that never closes at one moment is none', () => {
  expect(isCircular(standing('a', 'b', MAY, JUNE), [standing('b', 'a', JULY, null)])).toBe(false)
  expect(
    isCircular(standing('a', 'b'), [standing('b', 'c', MAY, JUNE), standing('c', 'a', JULY, null)]),
  ).toBe(false)
})
