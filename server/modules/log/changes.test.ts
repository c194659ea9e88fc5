import { expect, test } from 'vitest'
import { changesOf } from './changes.ts'

test('what changed stands field by field, what did not change is left out', () => {
  const detail = { shopCode: 'S1', from: { contact: 'a', mobile: '1' }, to: { contact: 'b', mobile: '1' } }

  expect(changesOf(detail)).toEqual([
    { field: 'contact', before: 'a', after: 'b' },
    { field: 'shopCode', before: null, after: 'S1' },
  ])
})

test('two bare values are a change of status', () => {
  expect(changesOf({ from: 'PENDING', to: 'HELD' })).toEqual([
    { field: 'status', before: 'PENDING', after: 'HELD' },
  ])
})

test('what was made has no before, and what was removed no after', () => {
  expect(changesOf({ after: { name: 'x' } })).toEqual([{ field: 'name', before: null, after: 'x' }])
  expect(changesOf({ before: { name: 'x' } })).toEqual([{ field: 'name', before: 'x', after: null }])
})

test('lists are told as text, long ones by their beginning, and anything else as nothing', () => {
  expect(changesOf({ ids: ['a', 'b'] })).toEqual([{ field: 'ids', before: null, after: '["a","b"]' }])
  expect(changesOf({ text: 'x'.repeat(900) })[0]?.after).toHaveLength(501)
  expect(changesOf(null)).toEqual([])
})
