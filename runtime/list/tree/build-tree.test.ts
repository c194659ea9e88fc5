import { describe, expect, test } from 'vitest'
import { branchKeys, treeFromChildren, treeFromParents, visibleRows } from './build-tree.ts'

const all = () => true
const none = () => false
const drawn = (shape: Parameters<typeof visibleRows>[0], open: (key: string) => boolean) =>
  visibleRows(shape, open).map(({ key, level }) => `${'-'.repeat(level - 1)}${key}`)
const parents = (rows: Record<string, unknown>[]) => treeFromParents(rows, 'id', 'parent')

describe('trees of rows with parent keys', () => {
  test('children are below their expanded parent, in the order of the rows', () => {
    const shape = parents([{ id: 'b', parent: 'a' }, { id: 'a' }, { id: 'd' }, { id: 'c', parent: 'b' }])

    expect(drawn(shape, none)).toEqual(['a', 'd'])
    expect(drawn(shape, all)).toEqual(['a', '-b', '--c', 'd'])
  })

  test('rows with a missing or empty parent are roots', () => {
    const shape = parents([
      { id: 'a', parent: 'gone' },
      { id: 'b', parent: '' },
      { id: 'c', parent: null },
    ])

    expect(drawn(shape, all)).toEqual(['a', 'b', 'c'])
  })

  test('each row of a cycle appears once, the first one as a root', () => {
    const shape = parents([
      { id: 'a', parent: 'c' },
      { id: 'b', parent: 'a' },
      { id: 'c', parent: 'b' },
      { id: 'x' },
    ])

    expect(drawn(shape, all)).toEqual(['a', '-b', '--c', 'x'])
  })

  test('a row that is its own parent is a root', () => {
    expect(drawn(parents([{ id: 'a', parent: 'a' }]), all)).toEqual(['a'])
  })

  test('rows can have keys such as __proto__ and constructor', () => {
    const shape = parents([{ id: '__proto__' }, { id: 'constructor', parent: '__proto__' }])

    expect(drawn(shape, all)).toEqual(['__proto__', '-constructor'])
  })

  test('a tree can be deeper than the call stack', () => {
    const rows = Array.from({ length: 50_000 }, (_, index) => ({ id: index, parent: index - 1 }))

    expect(visibleRows(parents(rows), all).at(-1)).toMatchObject({ key: '49999', level: 50_000 })
  })
})

describe('trees of rows with nested children', () => {
  test('each row has its position among its siblings', () => {
    const shape = treeFromChildren([{ id: 1, below: [{ id: 2 }, { id: 3 }] }], 'id', 'below')

    expect(visibleRows(shape, all)).toMatchObject([
      { key: '1', level: 1, position: 1, siblings: 1, hasChildren: true },
      { key: '2', level: 2, position: 1, siblings: 2, hasChildren: false, parent: '1' },
      { key: '3', level: 2, position: 2, siblings: 2, hasChildren: false, parent: '1' },
    ])
  })

  test('children that are not records are left out', () => {
    const shape = treeFromChildren([{ id: 1, below: [null, 'x', 7, [], { id: 2 }] }], 'id', 'below')

    expect(drawn(shape, all)).toEqual(['1', '-2'])
  })

  test('a row with two parents appears once', () => {
    const again = { id: 3 }
    const shape = treeFromChildren(
      [
        { id: 1, below: [again] },
        { id: 2, below: [again] },
      ],
      'id',
      'below',
    )

    expect(drawn(shape, all)).toEqual(['1', '-3', '2'])
  })

  test("rows without a key appear, but can't be expanded", () => {
    const shape = treeFromChildren([{ below: [{ id: 2 }] }, {}], 'id', 'below')

    expect(visibleRows(shape, all)).toMatchObject([{ hasChildren: false }, { hasChildren: false }])
  })
})

test('the branches of a tree are all rows with children, at any depth', () => {
  const shape = parents([{ id: 'a' }, { id: 'b', parent: 'a' }, { id: 'c', parent: 'b' }, { id: 'd' }])

  expect([...branchKeys(shape)]).toEqual(['a', 'b'])
})
