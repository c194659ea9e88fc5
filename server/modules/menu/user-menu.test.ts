import { expect, test } from 'vitest'
import { buildMenu, listCodes, listGranted, type SysPermissionRow } from './user-menu.ts'

const row = (given: Partial<SysPermissionRow>): SysPermissionRow => ({
  id: 'm1',
  parentId: null,
  name: '账单',
  names: { 'en-US': 'Bills', 'zh-CN': '账单' },
  url: '/bill',
  component: 'layouts/RouteView',
  componentName: null,
  redirect: null,
  menuType: 0,
  perms: null,
  permsType: '1',
  status: '1',
  icon: null,
  isRoute: 1,
  alwaysShow: 0,
  keepAlive: 0,
  hidden: 0,
  internalOrExternal: 0,
  ...given,
})
const home = row({ id: 'home', url: '/dashboard/analysis', component: 'dashboard/Analysis' })
const only = (given: Partial<SysPermissionRow>) => buildMenu([row(given)], 'en-US')[0]

test.each([
  ['/bill/settleBill', '/bill/settleBill', 'bill-settleBill'],
  ['/online/cgformList/:code', '/online/cgformList/:code', 'online-cgformList-@code'],
  ['https://example.com', 'c984d06aafbecf6bc55569f964148ea3', 'https@--example.com'],
  [
    "{{ window._CONFIG['domianURL'] }}/druid/",
    '5f22d2592b01c9e964efe70040162b83',
    "{{ window._CONFIG['domianURL'] }}-druid-",
  ],
])('the menu url %s is converted to a path and a route name', (url, path, name) => {
  expect(only({ url })).toMatchObject({ path, name })
})

test('a menu with a component name has it as route name', () => {
  expect(only({ componentName: 'SettleBills' })?.name).toBe('SettleBills')
})

test("a menu item contains the page's url only if the page is shown in a frame", () => {
  const url = 'https://example.com'

  expect(only({ url, component: 'layouts/IframePageView' })?.meta.url).toBe(url)
  expect(only({ url })?.meta).not.toHaveProperty('url')
})

test('a menu item has its title in the requested language, and the titles of all languages', () => {
  expect(buildMenu([row({})], 'zh-CN')[0]?.meta).toMatchObject({
    title: '账单',
    titles: { 'en-US': 'Bills', 'zh-CN': '账单' },
  })
  expect(only({})?.meta.title).toBe('Bills')
})

test('a menu item without translated texts uses its name as title', () => {
  expect(only({ names: {} })?.meta.title).toBe('账单')
})

test('the home page is the first menu item, whatever its sort number', () => {
  const menu = buildMenu([row({ id: 'a' }), home], 'en-US')

  expect(menu.map(({ id }) => id)).toEqual(['home', 'a'])
})

test('a menu item contains only the flags that are set', () => {
  expect(only({})).not.toHaveProperty('hidden')
  expect(only({})).not.toHaveProperty('alwaysShow')
  expect(only({ hidden: 1, alwaysShow: 1, isRoute: 0, keepAlive: 1, internalOrExternal: 1 })).toMatchObject({
    hidden: true,
    alwaysShow: true,
    route: '0',
    meta: { keepAlive: true, internalOrExternal: true },
  })
})

test('a first-level item with only hidden children is hidden', () => {
  const rows = [
    row({ id: 'a' }),
    row({ id: 'a1', parentId: 'a', menuType: 1, hidden: 1 }),
    row({ id: 'b' }),
    row({ id: 'b1', parentId: 'b', menuType: 1, hidden: 1 }),
    row({ id: 'b2', parentId: 'b', menuType: 1 }),
  ]

  expect(buildMenu(rows, 'en-US').map(({ id, hidden }) => [id, hidden])).toEqual([
    ['a', true],
    ['b', undefined],
  ])
})

test('only a first-level menu item has a redirect', () => {
  const rows = [
    row({ id: 'a', redirect: '/x' }),
    row({ id: 'a1', parentId: 'a', menuType: 1, redirect: '/y' }),
  ]

  const [root] = buildMenu(rows, 'en-US')

  expect([root?.redirect, root?.children?.[0]?.redirect]).toEqual(['/x', null])
})

test('buttons are not menu items; the item of their page lists their codes', () => {
  const rows = [row({ id: 'a' }), row({ id: 'a1', parentId: 'a', menuType: 2, perms: 'bill:hold' })]

  const [root] = buildMenu(rows, 'en-US')

  expect(root).not.toHaveProperty('children')
  expect(root?.meta.permissionList).toEqual([{ action: 'bill:hold', type: '1', describe: 'Bills' }])
})

test('a menu item is left out if its parent is not granted', () => {
  expect(buildMenu([row({ id: 'a1', parentId: 'gone' })], 'en-US')).toEqual([])
})

test('menu items that form a cycle are left out, and the menu is built', () => {
  const rows = [home, row({ id: 'a', parentId: 'b' }), row({ id: 'b', parentId: 'a' })]

  expect(buildMenu(rows, 'en-US').map(({ id }) => id)).toEqual(['home'])
})

test('a granted code is listed once, and not while its access control is off', () => {
  const rows = [
    row({ id: 'a', perms: 'bill:list' }),
    row({ id: 'b', perms: 'bill:list' }),
    row({ id: 'c', perms: 'bill:hold', status: '0' }),
    row({ id: 'd' }),
  ]

  expect(listGranted(rows, 'en-US')).toEqual([{ action: 'bill:list', type: '1', describe: 'Bills' }])
})

test('each permission code is listed with its access control status', () => {
  const rows = [row({ perms: 'bill:hold', permsType: '2', status: '0' }), row({ id: 'b' })]

  expect(listCodes(rows, 'en-US')).toEqual([
    { action: 'bill:hold', type: '2', describe: 'Bills', status: '0' },
  ])
})

test('a menu item has path, name, redirect, component, hidden, alwaysShow, route, meta, children and id', () => {
  const everything = row({ alwaysShow: 1, redirect: '/bill/settleBill' })
  const child = row({ id: 'm2', parentId: 'm1', url: '/bill/hidden', hidden: 1 })

  const [item] = buildMenu([everything, child], 'en-US')

  expect(item).toMatchObject({
    path: '/bill',
    name: 'bill',
    redirect: '/bill/settleBill',
    component: 'layouts/RouteView',
    hidden: true,
    alwaysShow: true,
    route: '1',
    meta: {},
    children: [{ id: 'm2' }],
    id: 'm1',
  })
})

test('the meta of a menu item has title, icon, url, permissionList, keepAlive and internalOrExternal', () => {
  const url = 'https://example.com'
  const framed = row({
    url,
    component: 'layouts/IframePageView',
    icon: 'bank',
    keepAlive: 1,
    internalOrExternal: 1,
  })
  const button = row({ id: 'b1', parentId: 'm1', menuType: 2, perms: 'bill:confirm' })

  const [item] = buildMenu([framed, button], 'en-US')

  expect(item?.meta).toMatchObject({
    title: 'Bills',
    icon: 'bank',
    url,
    permissionList: [{ action: 'bill:confirm' }],
    keepAlive: true,
    internalOrExternal: true,
  })
})
