import { expect, test } from 'vitest'
import { groupTarget, pathsByPage, routesOf } from './menu-routes.ts'
import { readMenu, titleOf } from './menu-tree.ts'
import { openKeysAfter, sideEntries } from './side-menu.ts'

const scope = { origin: 'http://localhost:3100', apiBase: '/jeecg-boot', token: 'secret' }
const read = (menu: unknown) => readMenu(menu, scope)

const item = (path: string, more: Record<string, unknown> = {}) => ({
  id: path,
  path,
  name: path.slice(1),
  component: 'bill/SettleBillList',
  route: '1',
  meta: { title: path, titles: {}, icon: null, keepAlive: false, internalOrExternal: false },
  ...more,
})
const bills = item('/bill', {
  component: 'layouts/RouteView',
  redirect: null,
  children: [
    item('/bill/hidden', { hidden: true, component: 'bill/Hidden' }),
    item('/bill/settleBill'),
    item('/bill/tradeOrder', { component: 'bill/TradeOrderList' }),
  ],
})

test('every item gives one route with its breadcrumb trail', () => {
  const routes = routesOf(read([item('/home'), bills]))

  expect(routes.map(({ path, trail }) => [path, trail.map((node) => node.path)])).toEqual([
    ['/home', ['/home']],
    ['/bill', ['/bill']],
    ['/bill/hidden', ['/bill', '/bill/hidden']],
    ['/bill/settleBill', ['/bill', '/bill/settleBill']],
    ['/bill/tradeOrder', ['/bill', '/bill/tradeOrder']],
  ])
})

test("an item whose route is '0' gets no route, but its children do", () => {
  const routes = routesOf(read([{ ...bills, route: '0' }]))

  expect(routes.map(({ path }) => path)).not.toContain('/bill')
  expect(routes.map(({ path }) => path)).toContain('/bill/settleBill')
})

test.each([
  [null, '/bill/settleBill'],
  ['/bill/tradeOrder', '/bill/tradeOrder'],
  ['/bill', '/bill/settleBill'],
])('a group that redirects to %j leads to %s', (redirect, path) => {
  const [group] = read([{ ...bills, redirect }])

  expect(group && groupTarget(group)).toBe(path)
})

test('a component path with layouts is a group, an iframe layout a frame, any other path a page', () => {
  const types = read([
    item('/a', { component: 'layouts/PageView' }),
    item('/wherever', { component: 'tea/layouts/TabLayout' }),
    item('/b', { component: 'layouts/IframePageView', meta: { title: 'b', url: 'https://tea.example/x' } }),
    item('/c', { component: 'system/UserList' }),
    item('https://tea.example/x', {
      meta: { title: 'd', url: 'https://tea.example/x', internalOrExternal: true },
    }),
  ]).map(({ target }) => target)

  expect(types).toEqual([
    { type: 'group', redirect: undefined },
    { type: 'group', redirect: undefined },
    { type: 'frame', url: 'https://tea.example/x' },
    { type: 'page', component: 'system/UserList' },
    { type: 'external', url: 'https://tea.example/x' },
  ])
})

test('children of a blank layout are outside the main layout', () => {
  const routes = routesOf(
    read([item('/test', { component: 'layouts/BlankLayout', children: [item('/test/home')] })]),
  )

  expect(routes.map(({ node }) => node.blank)).toEqual([true, true])
})

test('a page is found by its component path', () => {
  const paths = pathsByPage(routesOf(read([bills])))

  expect([paths.get('bill/TradeOrderList'), paths.get('bill/Nowhere')]).toEqual([
    '/bill/tradeOrder',
    undefined,
  ])
})

test.each([
  ["{{ window._CONFIG['domianURL'] }}/druid/", 'http://localhost:3100/jeecg-boot/druid/'],
  ["{{ window._CONFIG['domianURL'] }}/x?token=${token}", 'http://localhost:3100/jeecg-boot/x?token=secret'],
  ['/own/page', 'http://localhost:3100/own/page'],
  ['https://tea.example/a?b=c', 'https://tea.example/a?b=c'],
  ['https://tea.example/?t=${token}', undefined],
  ['javascript:alert(1)', undefined],
  ['{{ alert(1) }}', undefined],
  ["{{ window._CONFIG['other'] }}/x", undefined],
  ['${constructor}', undefined],
  ['data:text/html,<script>', undefined],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['https://user:word@evil.example', undefined],
  [7, undefined],
])('a frame with the url %j opens %s', (url, address) => {
  const [node] = read([item('/frame', { component: 'layouts/IframePageView', meta: { title: 'f', url } })])

  expect(node?.target).toEqual({ type: 'frame', url: address })
})

test.each([[null], [{}], ['menu'], [[null, 7, 'x', []]]])('a malformed menu is empty: %j', (menu) => {
  expect(read(menu)).toEqual([])
})

test('an empty menu item is accepted', () => {
  expect(read([{}])).toMatchObject([{ path: '/', title: '/', target: { type: 'page', component: '' } }])
})

test('a menu with a cycle ends', () => {
  const loop: Record<string, unknown> = item('/loop')
  loop.children = [loop, item('/leaf')]

  expect(routesOf(read([loop])).map(({ path }) => path)).toEqual(['/loop', '/leaf'])
})

test('levels below the maximum depth of a menu are left out', () => {
  const deep = Array.from({ length: 50 }, (_, level) => level).reduceRight<unknown[]>(
    (children, level) => [item(`/${level}`, { children })],
    [],
  )

  expect(routesOf(read(deep))).toHaveLength(8)
})

test('an external url as a path gets no route, one without a slash gets one', () => {
  const routes = routesOf(
    read([
      item('https://tea.example', { meta: { title: 'x', internalOrExternal: true } }),
      item('9f86d081', { component: 'layouts/IframePageView', meta: { title: 'y', url: '/z' } }),
    ]),
  )

  expect(routes.map(({ path }) => path)).toEqual(['/9f86d081'])
})

test('a menu title is in the current language, or the default title if that translation is missing', () => {
  const [node] = read([item('/a', { meta: { title: '账单', titles: { 'en-US': 'Bills', 'zh-CN': 7 } } })])

  expect(['en-US', 'zh-CN', '__proto__'].map((language) => node && titleOf(node, language))).toEqual([
    'Bills',
    '账单',
    '账单',
  ])
})

test('the side menu skips hidden items; items with children become submenus', () => {
  const [entry] = sideEntries(read([bills, item('/ghost', { hidden: true })]))

  expect(entry?.children?.map(({ node }) => node.path)).toEqual(['/bill/settleBill', '/bill/tradeOrder'])
})

test('an item with alwaysShow, or with hidden children only, is not a submenu', () => {
  const entries = sideEntries(
    read([{ ...bills, alwaysShow: true }, item('/a', { children: [item('/a/b', { hidden: true })] })]),
  )

  expect(entries.map(({ children }) => children)).toEqual([undefined, undefined])
})

test.each([
  [['a', 'b'], ['a'], ['b']],
  [['a', 'inner'], ['a'], ['a', 'inner']],
  [[], ['a'], []],
])('with the submenus %j open after %j, only one root submenu stays open: %j', (wanted, before, open) => {
  expect(openKeysAfter(wanted, before, new Set(['a', 'b']))).toEqual(open)
})

test('the path of a menu item never leads to another host', () => {
  const menu = read(['/\\x', '\\\\x', '//x', '/\t/x', '\u0000/x', '/a\\b'].map((path) => item(path)))

  expect(menu.map(({ path }) => path)).toEqual(['/x', '/x', '/x', '/x', '/x', '/ab'])
})

test('the title of a menu item has no bidi controls and at most 200 characters', () => {
  const [turned, long] = read([
    item('/a', { meta: { title: '\u202Egnp\u0007.exe', titles: { 'en-US': '\u2066x' } } }),
    item('/b', { meta: { title: '茶'.repeat(10_000) } }),
  ])

  expect([turned?.title, turned?.titles]).toEqual(['gnp.exe', { 'en-US': 'x' }])
  expect(long?.title).toHaveLength(200)
})

test('the target of a group follows redirects, and is undefined for a cycle', () => {
  const group = (path: string, redirect: string) =>
    item(path, { component: 'layouts/RouteView', redirect, children: [] })
  const routes = routesOf(
    read([
      group('/a', '/b'),
      group('/b', '/c'),
      item('/c'),
      group('/round', '/about'),
      group('/about', '/round'),
    ]),
  )

  expect(Object.fromEntries(routes.map(({ path, leadsTo }) => [path, leadsTo]))).toEqual({
    '/a': '/c',
    '/b': '/c',
    '/c': undefined,
    '/round': undefined,
    '/about': undefined,
  })
})
