import { expect, test } from 'vitest'
import { createOpenRows } from './open-rows.ts'

test('an added row is requested to scroll into view until it is visible or a row is expanded or collapsed', () => {
  const open = createOpenRows()
  const add = () => open.revealAdded({ parentKey: '1', key: '5' })

  add()
  expect([open.keyToReveal(), [...open.keys()]]).toEqual(['5', ['1']])
  open.clearKeyToReveal()
  expect(open.keyToReveal()).toBeUndefined()
  add()
  open.toggle('2')
  expect(open.keyToReveal()).toBeUndefined()
  add()
  open.set(new Set())
  expect(open.keyToReveal()).toBeUndefined()
})
