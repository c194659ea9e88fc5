import { expect, test } from 'vitest'
import { type Entry, entryTreeOf, searchEntries, stepOf, targetOf, visibleEntries } from './entry-tree.ts'

const line = (id: string, parentId: string | null = null, menuType = parentId === null ? 0 : 1) => ({
  id,
  parentId,
  title: `Title ${id}`,
  menuType,
  perms: menuType === 2 ? `code:${id}` : null,
  url: menuType === 2 ? null : `/${id}`,
  component: 'bill/SettleBillList',
  icon: null,
  sortNo: 0,
  status: '1',
  hidden: false,
  internalOrExternal: false,
  shipped: false,
  kept: false,
  pageMissing: false,
})
const tree = entryTreeOf([
  line('a'),
  line('a1', 'a'),
  line('a2', 'a'),
  line('b', 'a2', 2),
  line('c'),
  line('lost', 'gone'),
  line('x', 'y'),
  line('y', 'x'),
])
const at = (id: string) => tree.byId.get(id) as Entry
const shown = (open: string[], text = '') =>
  visibleEntries(tree, new Set(open), searchEntries(tree, text)).map(
    ({ line: { id }, level }) => `${level}${id}`,
  )

test('orphans are at the top, and cycles are left out', () => {
  expect(shown([])).toEqual(['1a', '1c', '1lost'])
  expect(shown(['a', 'a2'])).toEqual(['1a', '2a1', '2a2', '3b', '1c', '1lost'])
})

test('a search by name, code or address expands the ancestors of matches', () => {
  expect(shown([], ' CODE:b ')).toEqual(['1a', '2a2', '3b'])
  expect(shown([], '/a1')).toEqual(['1a', '2a1'])
  expect(shown([], 'nothing')).toEqual([])
})

test.each([
  ['c', 'a1', 'above', { toParent: 'a', before: 'a1' }],
  ['c', 'a1', 'below', { toParent: 'a', before: 'a2' }],
  ['c', 'a2', 'below', { toParent: 'a', before: null }],
  ['c', 'a1', 'inside', { toParent: 'a1', before: null }],
  ['a1', 'c', 'above', { toParent: null, before: 'c' }],
  ['b', 'c', 'inside', { toParent: 'c', before: null }],
] as const)('%s dropped on %s, %s, gets a new place', (id, over, side, target) => {
  expect(targetOf(tree, at(id), { over: at(over), side })).toEqual(target)
})

test.each([
  ['a', 'a1', 'inside', 'into itself'],
  ['a', 'a', 'inside', 'into itself'],
  ['c', 'b', 'inside', 'into a button'],
  ['b', 'c', 'below', 'as a button to the top'],
  ['a1', 'a2', 'above', 'where it is'],
  ['b', 'a2', 'inside', 'where it is'],
] as const)('%s is not taken to %s, %s: %s', (id, over, side, why) => {
  const target = targetOf(tree, at(id), { over: at(over), side })

  expect(target, why).toBeUndefined()
})

test('a keyboard step moves an entry past a sibling, into the previous sibling, or out of its parent', () => {
  expect(stepOf(tree, at('a2'), 'up')).toEqual({ toParent: 'a', before: 'a1' })
  expect(stepOf(tree, at('a1'), 'down')).toEqual({ toParent: 'a', before: null })
  expect(stepOf(tree, at('a2'), 'in')).toEqual({ toParent: 'a1', before: null })
  expect(stepOf(tree, at('a1'), 'out')).toEqual({ toParent: null, before: 'c' })
  expect([stepOf(tree, at('a1'), 'up'), stepOf(tree, at('a'), 'out'), stepOf(tree, at('a1'), 'in')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('2,000 entries are built and searched quickly', () => {
  const lines = Array.from({ length: 2_000 }, (_, index) =>
    line(`m${index}`, index < 20 ? null : `m${Math.floor(index / 10)}`),
  )
  const began = performance.now()
  const many = entryTreeOf(lines)

  expect(visibleEntries(many, new Set(), searchEntries(many, 'title'))).toHaveLength(2_000)
  expect(performance.now() - began).toBeLessThan(2_000)
})
