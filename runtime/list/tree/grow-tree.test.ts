import { describe, expect, test } from 'vitest'
import { branchKeys, byChildren, byParent, rowsOnScreen } from './grow-tree.ts'

const all = () => true
const none = () => false
const drawn = (shape: Parameters<typeof rowsOnScreen>[0], open: (key: string) => boolean) =>
  rowsOnScreen(shape, open).map(({ key, level }) => `${'-'.repeat(level - 1)}${key}`)
const parents = (rows: Record<string, unknown>[]) => byParent(rows, 'id', 'parent')

describe('rows that name their parent', () => {
  test('lie in it when it is open, in the order of the rows', () => {
    const shape = parents([{ id: 'b', parent: 'a' }, { id: 'a' }, { id: 'd' }, { id: 'c', parent: 'b' }])

    expect(drawn(shape, none)).toEqual(['a', 'd'])
    expect(drawn(shape, all)).toEqual(['a', '-b', '--c', 'd'])
  })

  test('stand at the top where their parent is not among the rows, or is no key', () => {
    const shape = parents([
      { id: 'a', parent: 'gone' },
      { id: 'b', parent: '' },
      { id: 'c', parent: null },
    ])

    expect(drawn(shape, all)).toEqual(['a', 'b', 'c'])
  })

  test('stand once where they lie in a circle, the first of it at the top', () => {
    const shape = parents([
      { id: 'a', parent: 'c' },
      { id: 'b', parent: 'a' },
      { id: 'c', parent: 'b' },
      { id: 'x' },
    ])

    expect(drawn(shape, all)).toEqual(['a', '-b', '--c', 'x'])
  })

  test('stand at the top where they name themselves', () => {
    expect(drawn(parents([{ id: 'a', parent: 'a' }]), all)).toEqual(['a'])
  })

  test('are told apart from rows of the names that objects have themselves', () => {
    const shape = parents([{ id: '__proto__' }, { id: 'constructor', parent: '__proto__' }])

    expect(drawn(shape, all)).toEqual(['__proto__', '-constructor'])
  })

  test('may lie deeper than calls can go', () => {
    const rows = Array.from({ length: 50_000 }, (_, index) => ({ id: index, parent: index - 1 }))

    expect(rowsOnScreen(parents(rows), all).at(-1)).toMatchObject({ key: '49999', level: 50_000 })
  })
})

describe('rows that hold their children', () => {
  test('open, and say where each stands among its siblings', () => {
    const shape = byChildren([{ id: 1, below: [{ id: 2 }, { id: 3 }] }], 'id', 'below')

    expect(rowsOnScreen(shape, all)).toMatchObject([
      { key: '1', level: 1, place: 1, siblings: 1, hasChildren: true },
      { key: '2', level: 2, place: 1, siblings: 2, hasChildren: false, parent: '1' },
      { key: '3', level: 2, place: 2, siblings: 2, hasChildren: false, parent: '1' },
    ])
  })

  test('leave out what is no row', () => {
    const shape = byChildren([{ id: 1, below: [null, 'x', 7, [], { id: 2 }] }], 'id', 'below')

    expect(drawn(shape, all)).toEqual(['1', '-2'])
  })

  test('stand once where the same row lies in several', () => {
    const again = { id: 3 }
    const shape = byChildren(
      [
        { id: 1, below: [again] },
        { id: 2, below: [again] },
      ],
      'id',
      'below',
    )

    expect(drawn(shape, all)).toEqual(['1', '-3', '2'])
  })

  test('are drawn without keys too, but do not open', () => {
    const shape = byChildren([{ below: [{ id: 2 }] }, {}], 'id', 'below')

    expect(rowsOnScreen(shape, all)).toMatchObject([{ hasChildren: false }, { hasChildren: false }])
  })
})

test('all branches are those in which rows lie, the inner ones too', () => {
  const shape = parents([{ id: 'a' }, { id: 'b', parent: 'a' }, { id: 'c', parent: 'b' }, { id: 'd' }])

  expect([...branchKeys(shape)]).toEqual(['a', 'b'])
})
