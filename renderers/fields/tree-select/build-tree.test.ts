import { expect, test } from 'vitest'
import { buildTree, nodesByKey } from './build-tree.ts'

const fields = { valueField: 'code', labelField: 'name' }
const flat = { ...fields, parentField: 'parent' }

test('a flat list becomes a tree; rows with unknown parents are roots', () => {
  const list = [
    { code: 'b', name: 'B', parent: 'a' },
    { code: 'a', name: 'A', parent: null },
    { code: 'x', name: 'X', parent: 'gone' },
  ]

  const places = nodesByKey(buildTree(list, flat))

  expect([...places.values()].map(({ path }) => path.join('/'))).toEqual(['A', 'A/B', 'X'])
})

test('nested records stay a tree', () => {
  const tree = [{ code: 1, name: 'A', children: [{ code: '1', name: 'B' }] }]

  expect([...nodesByKey(buildTree(tree, fields)).keys()]).toEqual(['1', '"1"'])
})

test('a record that is its own ancestor is left out', () => {
  const loop: Record<string, unknown> = { code: 'a', name: 'A' }
  loop.children = [loop, { code: 'b', name: 'B' }]
  const circle = [
    { code: 'a', name: 'A', parent: 'b' },
    { code: 'b', name: 'B', parent: 'a' },
  ]

  expect([...nodesByKey(buildTree([loop], fields)).keys()]).toEqual(['"a"', '"b"'])
  expect(buildTree(circle, flat)).toEqual([])
})

test("with `leavesOnly`, a branch can't be selected", () => {
  const [branch] = buildTree([{ code: 'a', name: 'A', children: [{ code: 'b', name: 'B' }] }], {
    ...fields,
    leavesOnly: true,
  })

  expect([branch?.selectable, branch?.children[0]?.selectable]).toEqual([false, true])
})

test.each([null, 'tree', [1, 'x', null], { records: 7 }])('%j is an empty tree', (result) => {
  expect(buildTree(result, fields)).toEqual([])
})
