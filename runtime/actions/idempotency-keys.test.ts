import { expect, test } from 'vitest'
import { createIdempotencyKeys } from './idempotency-keys.ts'

test('an idempotency key has 32 hex characters', () => {
  expect(createIdempotencyKeys().keyOf('/steps/0', {})).toMatch(/^[0-9a-f]{32}$/)
})

test('a step has the same idempotency key for an equal payload, until the keys are cleared', () => {
  const keys = createIdempotencyKeys()
  const first = keys.keyOf('/steps/0', { id: '1' })

  const again = keys.keyOf('/steps/0', { id: '1' })
  const other = keys.keyOf('/steps/0', { id: '2' })
  keys.clear()
  const cleared = keys.keyOf('/steps/0', { id: '2' })

  expect(again).toBe(first)
  expect(new Set([first, other, cleared]).size).toBe(3)
})
