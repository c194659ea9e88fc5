import { expect, test } from 'vitest'
import { createSlots } from './slots.ts'

test('no more enter than there are places, and a place is given back once', () => {
  const enter = createSlots(2)
  const leave = enter()
  enter()

  expect(enter).toThrow(expect.objectContaining({ code: 'EXPORT_BUSY', retryAfter: 5 }))
  leave()
  leave()
  enter()

  expect(enter).toThrow(expect.objectContaining({ code: 'EXPORT_BUSY' }))
})
