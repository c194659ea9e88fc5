import { expect, test } from 'vitest'
import { createIdempotencyKeys } from './idempotency-keys.ts'

test('a generated key is 32 hex characters', () => {
  expect(createIdempotencyKeys().keyOf('/steps/0', {})).toMatch(/^[0-9a-f]{32}$/)
})

test('a step keeps its key while it says the same, and gets another one for other words or after the end', () => {
  const attempts = createIdempotencyKeys()
  const first = attempts.keyOf('/steps/0', { id: '1' })

  const again = attempts.keyOf('/steps/0', { id: '1' })
  const other = attempts.keyOf('/steps/0', { id: '2' })
  attempts.clear()
  const anew = attempts.keyOf('/steps/0', { id: '2' })

  expect(again).toBe(first)
  expect(new Set([first, other, anew]).size).toBe(3)
})
