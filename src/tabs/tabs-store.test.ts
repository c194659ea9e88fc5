// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  addressOfTab,
  nameTab,
  neighbourOf,
  openTab,
  openTabs,
  removeTabs,
  restoreTabs,
  tabsToClose,
} from './tabs-store.ts'

const HOME = '/dashboard/analysis'
const anywhere = () => true
const paths = () => openTabs.list.map(({ path }) => path)

beforeEach(() => {
  restoreTabs('1', anywhere)
})
afterEach(() => sessionStorage.clear())

test('a visited page has one tab, with its last address', () => {
  openTab('/a', '/a?page=2')
  openTab('/b', '/b')
  openTab('/a', '/a?page=3')

  expect(paths()).toEqual([HOME, '/a', '/b'])
  expect([addressOfTab('/a'), addressOfTab('/c')]).toEqual(['/a?page=3', undefined])
})

test('a reload restores the tabs, home first', () => {
  openTab('/a', '/a?page=2')
  openTabs.list = []

  restoreTabs('1', anywhere)

  expect(openTabs.list).toEqual([
    { path: HOME, at: HOME },
    { path: '/a', at: '/a?page=2' },
  ])
})

test("another user's tabs are not restored", () => {
  openTab('/a', '/a')

  restoreTabs('2', anywhere)

  expect(paths()).toEqual([HOME])
})

test('pages that are no longer in the menu are dropped', () => {
  openTab('/a', '/a')
  openTab('/gone', '/gone')

  restoreTabs('1', (path) => path === '/a')

  expect(paths()).toEqual([HOME, '/a'])
})

test.each([
  ['no JSON', '{'],
  ['a number', '7'],
  ['tabs that are no list', '{"user":"1","tabs":"/a"}'],
  [
    'tabs that are none',
    '{"user":"1","tabs":[null,7,{"path":7},{"path":"//evil.example","at":"//evil.example"}]}',
  ],
  [
    'places that are none',
    '{"user":"1","tabs":[{"path":"/a","at":"/b"},{"path":"/b"},{"path":"/c","at":"/c?x y"}]}',
  ],
])('malformed stored tabs are ignored: %s', (_, text) => {
  sessionStorage.setItem('OPEN_TABS', text)

  restoreTabs('1', anywhere)

  expect(paths()).toEqual([HOME])
})

const list = [HOME, '/a', '/b', '/c'].map((path) => ({ path, at: path }))

test.each([
  ['one', '/b', ['/b']],
  ['one', HOME, []],
  ['left', '/b', ['/a']],
  ['right', '/b', ['/c']],
  ['right', HOME, ['/a', '/b', '/c']],
  ['others', '/b', ['/a', '/c']],
  ['others', '/nowhere', []],
] as const)('closing %s of %s takes %j away, never the home', (closing, path, gone) => {
  expect(tabsToClose(list, closing, path)).toEqual(gone)
})

test("the home tab can't be removed", () => {
  openTab('/a', '/a')

  removeTabs([HOME, '/a'])

  expect(paths()).toEqual([HOME])
})

test('closing a page opens its right neighbour, else the left one', () => {
  expect([neighbourOf(list, '/b'), neighbourOf(list, '/c')].map(({ path }) => path)).toEqual(['/c', '/b'])
})

test('the names of records are restored with their tabs', () => {
  restoreTabs('1', anywhere)
  openTab('/shops/detail/7', '/shops/detail/7')
  nameTab('/shops/detail/7', 'S0007 Tea')
  openTabs.names = {}

  restoreTabs('1', anywhere)

  expect(openTabs.names).toEqual({ '/shops/detail/7': 'S0007 Tea' })
})
