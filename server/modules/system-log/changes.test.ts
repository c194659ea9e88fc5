import { expect, test } from 'vitest'
import { changesOf } from './changes.ts'

test('lists changed fields and leaves out the others', () => {
  const detail = { shopCode: 'S1', from: { contact: 'a', mobile: '1' }, to: { contact: 'b', mobile: '1' } }

  expect(changesOf(detail)).toEqual([
    { field: 'contact', before: 'a', after: 'b' },
    { field: 'shopCode', before: null, after: 'S1' },
  ])
})

test('two plain values are a change of status', () => {
  expect(changesOf({ from: 'PENDING', to: 'HELD' })).toEqual([
    { field: 'status', before: 'PENDING', after: 'HELD' },
  ])
})

test('a creation has no old values, a deletion no new ones', () => {
  expect(changesOf({ after: { name: 'x' } })).toEqual([{ field: 'name', before: null, after: 'x' }])
  expect(changesOf({ before: { name: 'x' } })).toEqual([{ field: 'name', before: 'x', after: null }])
})

test('lists are shown as text, long ones cut, other values as empty', () => {
  expect(changesOf({ ids: ['a', 'b'] })).toEqual([{ field: 'ids', before: null, after: '["a","b"]' }])
  expect(changesOf({ text: 'x'.repeat(900) })[0]?.after).toHaveLength(501)
  expect(changesOf(null)).toEqual([])
})
