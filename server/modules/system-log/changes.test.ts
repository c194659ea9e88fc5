import { expect, test } from 'vitest'
import { changesOf } from './changes.ts'

test('only changed fields of an audit detail are listed', () => {
  const detail = { shopCode: 'S1', from: { contact: 'a', mobile: '1' }, to: { contact: 'b', mobile: '1' } }

  expect(changesOf(detail)).toEqual([
    { field: 'contact', before: 'a', after: 'b' },
    { field: 'shopCode', before: null, after: 'S1' },
  ])
})

test('an audit detail with two texts is shown as a change of the field status', () => {
  expect(changesOf({ from: 'PENDING', to: 'HELD' })).toEqual([
    { field: 'status', before: 'PENDING', after: 'HELD' },
  ])
})

test('a creation has no old values, and a deletion has no new values', () => {
  expect(changesOf({ after: { name: 'x' } })).toEqual([{ field: 'name', before: null, after: 'x' }])
  expect(changesOf({ before: { name: 'x' } })).toEqual([{ field: 'name', before: 'x', after: null }])
})

test('a list is shown as text, a long text is cut, and a missing detail has no changes', () => {
  expect(changesOf({ ids: ['a', 'b'] })).toEqual([{ field: 'ids', before: null, after: '["a","b"]' }])
  expect(changesOf({ text: 'x'.repeat(900) })[0]?.after).toHaveLength(501)
  expect(changesOf(null)).toEqual([])
})
