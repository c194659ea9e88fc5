import { expect, test } from 'vitest'
import { filterDeparts, flattenDeparts, readDepartTree } from './depart-nodes.ts'
import { storedValues, valuesToStore } from './stored-values.ts'

test.each([
  ['a', {}, ['a']],
  [['a', 'b', 'a', ''], { multiple: true }, ['a', 'b']],
  ['a,b,', { multiple: true, joined: true }, ['a', 'b']],
  ['a,b', {}, ['a,b']],
  [null, {}, []],
  [{ x: 1 }, {}, ['{"x":1}']],
  [[1, null, ' '], { multiple: true }, ['1']],
])('%j is parsed to its values', (value, storing, values) => {
  expect(storedValues(value, storing)).toEqual(values)
})

test.each([
  [['a'], {}, 'a'],
  [[], { multiple: true, joined: true }, undefined],
  [['a', 'b'], { multiple: true }, ['a', 'b']],
  [['a', 'b'], { multiple: true, joined: true }, 'a,b'],
])('%j is stored in the format of the page', (values, storing, stored) => {
  expect(valuesToStore(values, storing)).toEqual(stored)
})

const tree = [
  { id: '1', orgCode: 'A', departName: 'Head', children: [{ id: '2', orgCode: 'A1', departName: 'East' }] },
  { id: '3', orgCode: 'B', departName: 'Other', children: 'rubbish' },
]

test('a search keeps ancestors and descendants of matches', () => {
  const places = readDepartTree(tree)

  expect(flattenDeparts(filterDeparts(places, 'eas')).map(({ id }) => id)).toEqual(['1', '2'])
  expect(flattenDeparts(filterDeparts(places, 'head')).map(({ id }) => id)).toEqual(['1', '2'])
  expect(filterDeparts(places, 'x')).toEqual([])
})

test('cycles, duplicates and malformed departments are left out', () => {
  const loop: Record<string, unknown> = { id: '1', departName: 'Loop' }
  loop.children = [loop, { id: '1' }, { departName: 'no id' }, null, 'x']

  expect(flattenDeparts(readDepartTree([loop])).map(({ id }) => id)).toEqual(['1'])
  expect(readDepartTree({ records: 5 })).toEqual([])
})
