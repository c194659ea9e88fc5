import { expect, test } from 'vitest'
import { createSlots } from './open-file.ts'

test('the number of slots is limited, and a slot can be released only once', () => {
  const enter = createSlots(2)
  const leave = enter()
  enter()

  expect(enter).toThrow(expect.objectContaining({ code: 'EXPORT_BUSY', retryAfter: 5 }))
  leave()
  leave()
  enter()

  expect(enter).toThrow(expect.objectContaining({ code: 'EXPORT_BUSY' }))
})
