import { expect, test } from 'vitest'
import { findVisitorOperation, operations } from './operations.ts'

test('pages for visitors use exactly the public operations', () => {
  const carried = Object.entries(operations).map(([name, { access }]) => [
    name,
    access === 'public' ? operations[name as keyof typeof operations] : undefined,
  ])

  expect(Object.keys(operations).map((name) => [name, findVisitorOperation(name)])).toEqual(carried)
  expect(findVisitorOperation('toString')).toBeUndefined()
})
