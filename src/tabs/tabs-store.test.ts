// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  neighbourOf,
  openTabs,
  removeTabs,
  restoreTabs,
  searchOfTab,
  tabsToClose,
  visitTab,
} from './tabs-store.ts'

const HOME = '/dashboard/analysis'
const anywhere = () => true
const paths = () => openTabs.list.map(({ path }) => path)

beforeEach(() => {
  restoreTabs('1', anywhere)
})
afterEach(() => sessionStorage.clear())

test('a visited page has one tab, however often it is visited, with the query it was left with', () => {
  visitTab('/a', '?page=2')
  visitTab('/b', '')
  visitTab('/a', '?page=3')

  expect(paths()).toEqual([HOME, '/a', '/b'])
  expect([searchOfTab('/a'), searchOfTab('/c')]).toEqual(['?page=3', undefined])
})

test('a reload brings the tabs back with their queries, home first', () => {
  visitTab('/a', '?page=2')
  openTabs.list = []

  restoreTabs('1', anywhere)

  expect(openTabs.list).toEqual([
    { path: HOME, search: '' },
    { path: '/a', search: '?page=2' },
  ])
})

test('another user does not get them', () => {
  visitTab('/a', '')

  restoreTabs('2', anywhere)

  expect(paths()).toEqual([HOME])
})

test('pages that are no longer in the menu are dropped', () => {
  visitTab('/a', '')
  visitTab('/gone', '')

  restoreTabs('1', (path) => path === '/a')

  expect(paths()).toEqual([HOME, '/a'])
})

test.each([
  ['no JSON', '{'],
  ['a number', '7'],
  ['tabs that are no list', '{"user":"1","tabs":"/a"}'],
  ['tabs that are none', '{"user":"1","tabs":[null,7,{"path":7},{"path":"//evil.example","search":""}]}'],
  ['queries that are none', '{"user":"1","tabs":[{"path":"/a","search":"/../b"},{"path":"/b"}]}'],
])('rubbish in the storage is no tab: %s', (_, text) => {
  sessionStorage.setItem('OPEN_TABS', text)

  restoreTabs('1', anywhere)

  expect(paths()).toEqual([HOME])
})

const list = [HOME, '/a', '/b', '/c'].map((path) => ({ path, search: '' }))

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

test('the home stays whatever is removed', () => {
  visitTab('/a', '')

  removeTabs([HOME, '/a'])

  expect(paths()).toEqual([HOME])
})

test('a closed page makes way for its right neighbour, else for its left one', () => {
  expect([neighbourOf(list, '/b'), neighbourOf(list, '/c')].map(({ path }) => path)).toEqual(['/c', '/b'])
})
