import { expect, test } from 'vitest'
import { changeOf, groveOf, placesWith, tick, ticksOf } from './grants.ts'

const choice = (id: string, parentId: string | null, held = true) => ({
  id,
  parentId,
  title: `Title ${id}`,
  code: parentId === null ? null : `code:${id}`,
  menuType: id.startsWith('b') ? 2 : 1,
  held,
})
const grove = groveOf([
  choice('folder', null),
  choice('menu', 'folder'),
  choice('b1', 'menu'),
  choice('b2', 'menu'),
  choice('foreign', 'folder', false),
  choice('b3', 'foreign', false),
])
const place = (id: string) => {
  const found = grove.byId.get(id)
  if (!found) throw new Error(`no place ${id}`)
  return found
}
const sorted = (ids: Iterable<string>) => [...ids].sort()

test('a tick grants all below and what it stands under', () => {
  expect(sorted(tick(place('menu'), { granted: new Set(), isOn: true }))).toEqual([
    'b1',
    'b2',
    'folder',
    'menu',
  ])
})

test('what the user does not hold is left out of a tick, and stays where somebody else granted it', () => {
  const granted = new Set(['foreign'])

  expect(sorted(tick(place('folder'), { granted, isOn: true }))).toEqual([
    'b1',
    'b2',
    'folder',
    'foreign',
    'menu',
  ])
})

test('an untick takes all below and leaves what it stands under', () => {
  expect(sorted(tick(place('menu'), { granted: new Set(['folder', 'menu', 'b1']), isOn: false }))).toEqual([
    'folder',
  ])
})

test('a parent is half ticked where something below is missing', () => {
  const { checked, half } = ticksOf(grove, new Set(['folder', 'menu', 'b1']))

  expect([sorted(checked), sorted(half)]).toEqual([['b1'], ['folder', 'menu']])
})

test('a rule is chosen by itself, with its menu, and goes with it; a menu is full without it', () => {
  const ruled = groveOf([{ ...choice('menu/r', 'menu'), menuType: 3 }, choice('menu', null)])
  const [menu, rule] = [ruled.byId.get('menu'), ruled.byId.get('menu/r')]
  if (!menu || !rule) throw new Error('no tree')

  expect(sorted(tick(menu, { granted: new Set(), isOn: true }))).toEqual(['menu'])
  expect(sorted(tick(rule, { granted: new Set(), isOn: true }))).toEqual(['menu', 'menu/r'])
  expect(sorted(tick(menu, { granted: new Set(['menu', 'menu/r']), isOn: false }))).toEqual([])
  expect(ticksOf(ruled, new Set(['menu']))).toEqual({ checked: ['menu'], half: [] })
})

test('what changed is counted both ways', () => {
  expect(changeOf(new Set(['a', 'b']), new Set(['b', 'c', 'd']))).toEqual({ added: 1, removed: 2 })
})

test('a search finds names and codes, with what is above and below', () => {
  expect(sorted(placesWith(grove, ' CODE:menu ') ?? [])).toEqual(['b1', 'b2', 'folder', 'menu'])
  expect(placesWith(grove, ' ')).toBeUndefined()
})

test('what is its own ancestor stands nowhere', () => {
  expect(groveOf([choice('a', 'b'), choice('b', 'a')]).tops).toEqual([])
})

test('of 5,000 places a tick is worked out in a few milliseconds', () => {
  const many = groveOf(
    Array.from({ length: 5_000 }, (_, index) =>
      choice(`m${index}`, index === 0 ? null : `m${Math.floor((index - 1) / 8)}`),
    ),
  )
  const top = many.tops[0]
  if (!top) throw new Error('no tree')
  const began = performance.now()
  const { checked } = ticksOf(many, tick(top, { granted: new Set(), isOn: true }))

  expect(checked).toHaveLength(5_000)
  expect(performance.now() - began).toBeLessThan(100)
})
