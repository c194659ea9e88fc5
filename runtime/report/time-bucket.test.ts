import { expect, test } from 'vitest'
import { bucketAt } from './time-bucket.ts'

test.each([
  ['hour', '2026-11-29 23:00'],
  ['day', '2026-11-29'],
  ['week', '2026-11-23'],
  ['month', '2026-11'],
  ['quarter', '2026-Q4'],
  ['year', '2026'],
] as const)('a Sunday evening belongs to the %s %s', (bucket, start) => {
  expect(bucketAt('2026-11-29 23:59:59', bucket)).toBe(start)
})
