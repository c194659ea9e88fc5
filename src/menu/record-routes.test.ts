import { expect, test } from 'vitest'
import { createTabRoutes } from '../tabs/tab-routes.ts'
import { pathsByPage, recordRoutesOf, routesOf } from './menu-routes.ts'
import { readMenu } from './menu-tree.ts'

const items = [
  { id: '1', path: '/shops', component: 'shopinfo/ShopInfoList', meta: { title: 'Shops' } },
  { id: '2', path: '/shops/detail/map', component: 'shopinfo/ShopMap', meta: { title: 'Map' } },
  { id: '3', path: '/group', component: 'layouts/RouteView', meta: { title: 'Group' } },
]
const ofMenu = routesOf(readMenu(items, { origin: 'http://localhost', apiBase: '/api', token: undefined }))
const routes = [...ofMenu, ...recordRoutesOf(ofMenu)]
const places = createTabRoutes(routes)

test('each page of the menu has a route for records, a group has none', () => {
  expect(routes.flatMap(({ listPath }) => listPath ?? [])).toEqual(['/shops', '/shops/detail/map'])
})

test('each record has a tab of its own, with the menu item of its list', () => {
  const path = '/shops/detail/a%2F1'

  expect(places.pathAt(path)).toBe(path)
  expect(places.routeOf(path)).toMatchObject({
    path,
    recordId: 'a/1',
    listPath: '/shops',
    node: { path: '/shops' },
  })
})

test('a menu item takes precedence over the page of a record', () => {
  expect(places.routeOf('/shops/detail/map')?.node.title).toBe('Map')
  expect(places.routeOf('/shops/detail/map')?.recordId).toBeUndefined()
})

test('links to a page open its list, not a record', () => {
  expect(pathsByPage(routes).get('shopinfo/ShopInfoList')).toBe('/shops')
})
