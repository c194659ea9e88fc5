import { expect, test } from 'vitest'
import { buildPermissionTree, changeOf, checkStatesOf, searchNodes, toggleGrant } from './grants.ts'

const choice = (id: string, parentId: string | null, held = true) => ({
  id,
  parentId,
  title: `Title ${id}`,
  code: parentId === null ? null : `code:${id}`,
  menuType: id.startsWith('b') ? 2 : 1,
  held,
})
const tree = buildPermissionTree([
  choice('folder', null),
  choice('menu', 'folder'),
  choice('b1', 'menu'),
  choice('b2', 'menu'),
  choice('foreign', 'folder', false),
  choice('b3', 'foreign', false),
])
const place = (id: string) => {
  const found = tree.byId.get(id)
  if (!found) throw new Error(`no place ${id}`)
  return found
}
const sorted = (ids: Iterable<string>) => [...ids].sort()

test('checking grants descendants and ancestors', () => {
  expect(sorted(toggleGrant(place('menu'), { granted: new Set(), isOn: true }))).toEqual([
    'b1',
    'b2',
    'folder',
    'menu',
  ])
})

test('checking grants no permission that the user lacks, and keeps permissions that other users granted', () => {
  const granted = new Set(['foreign'])

  expect(sorted(toggleGrant(place('folder'), { granted, isOn: true }))).toEqual([
    'b1',
    'b2',
    'folder',
    'foreign',
    'menu',
  ])
})

test('unchecking removes descendants and keeps ancestors', () => {
  expect(
    sorted(toggleGrant(place('menu'), { granted: new Set(['folder', 'menu', 'b1']), isOn: false })),
  ).toEqual(['folder'])
})

test('a parent is half checked if a descendant is missing', () => {
  expect(Object.fromEntries(checkStatesOf(tree, new Set(['folder', 'menu', 'b1'])))).toEqual({
    b1: 'full',
    menu: 'half',
    folder: 'half',
  })
})

test('a data rule is granted separately; a menu counts as checked without its data rules', () => {
  const ruled = buildPermissionTree([{ ...choice('menu/r', 'menu'), menuType: 3 }, choice('menu', null)])
  const [menu, rule] = [ruled.byId.get('menu'), ruled.byId.get('menu/r')]
  if (!menu || !rule) throw new Error('no tree')

  expect(sorted(toggleGrant(menu, { granted: new Set(), isOn: true }))).toEqual(['menu'])
  expect(sorted(toggleGrant(rule, { granted: new Set(), isOn: true }))).toEqual(['menu', 'menu/r'])
  expect(sorted(toggleGrant(menu, { granted: new Set(['menu', 'menu/r']), isOn: false }))).toEqual([])
  expect([...checkStatesOf(ruled, new Set(['menu']))]).toEqual([['menu', 'full']])
})

test('added and removed grants are counted', () => {
  expect(changeOf(new Set(['a', 'b']), new Set(['b', 'c', 'd']))).toEqual({
    added: new Set(['a']),
    removed: new Set(['c', 'd']),
  })
})

test('a search finds names and codes, with ancestors and descendants', () => {
  expect(sorted(searchNodes(tree, ' CODE:menu ') ?? [])).toEqual(['b1', 'b2', 'folder', 'menu'])
  expect(searchNodes(tree, ' ')).toBeUndefined()
})

test('a node that is its own ancestor is left out', () => {
  expect(buildPermissionTree([choice('a', 'b'), choice('b', 'a')]).tops).toEqual([])
})

test('each node has its level and position', () => {
  expect(place('folder')).toMatchObject({ level: 1, position: 1, siblings: 1 })
  expect(place('foreign')).toMatchObject({ level: 2, position: 2, siblings: 2 })
  expect(place('b2')).toMatchObject({ level: 3, position: 2, siblings: 2 })
})
