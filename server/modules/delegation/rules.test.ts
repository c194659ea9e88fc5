import { expect, test } from 'vitest'
import { formsCycle, overlap } from './rules.ts'

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
])('periods with a common moment overlap: case %#', (a, b, expected) => {
  expect([overlap(a, b), overlap(b, a)]).toEqual([expected, expected])
})

test('agents of each other form a cycle', () => {
  expect(formsCycle(standing('a', 'b'), [standing('b', 'a')])).toBe(true)
  expect(formsCycle(standing('a', 'b'), [standing('b', 'c'), standing('c', 'a')])).toBe(true)
  expect(formsCycle(standing('a', 'b'), [standing('b', 'c')])).toBe(false)
  expect(formsCycle(standing('a', 'b'), [standing('b', 'c'), standing('c', 'b')])).toBe(false)
})

test('periods that never overlap all at once form no cycle', () => {
  expect(formsCycle(standing('a', 'b', MAY, JUNE), [standing('b', 'a', JULY, null)])).toBe(false)
  expect(
    formsCycle(standing('a', 'b'), [standing('b', 'c', MAY, JUNE), standing('c', 'a', JULY, null)]),
  ).toBe(false)
})

test('a cycle exists only in the time that all its periods share', () => {
  const beginsLate = [standing('b', 'c', JUNE, null), standing('c', 'a', null, MAY)]
  const endsEarly = [standing('b', 'c', null, MAY), standing('c', 'a', JUNE, null)]
  const narrows = [standing('b', 'c', MAY, JUNE), standing('c', 'a', JUNE, JULY)]

  expect(formsCycle(standing('a', 'b', null, JULY), beginsLate)).toBe(false)
  expect(formsCycle(standing('a', 'b', MAY, null), beginsLate)).toBe(false)
  expect(formsCycle(standing('a', 'b', null, JULY), endsEarly)).toBe(false)
  expect(formsCycle(standing('a', 'b', MAY, JULY), narrows)).toBe(true)
  expect(
    formsCycle(standing('a', 'b', JULY, null), [standing('b', 'c'), standing('c', 'a', null, JUNE)]),
  ).toBe(false)
})
