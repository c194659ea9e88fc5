import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { buildApp } from '../../app.ts'
import * as areas from '../../areas.ts'
import { unlimitedScope } from '../http/data-scope.ts'
import { type Area, defineArea } from './area.ts'
import { createRegistry } from './registry.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const product: readonly Area[] = Object.values(areas)
const menu = { component: 'tea/List', order: 1, code: 'tea:list', roles: ['admin'], buttons: [] } as const
const titles = { en: 'Tea', zh: '茶' }

test('the routes of an area are mounted once it is in the list', async () => {
  const tea = defineArea({
    name: 'tea',
    routes: [
      async (app, { config }) => {
        app.get('/tea', { config: { access: 'public' } }, async () => ({ base: config.apiBase }))
      },
    ],
  })
  const app = buildApp({ ...server.services, registry: createRegistry([...product, tea]) })

  expect((await app.inject('/jeecg-boot/tea')).json()).toEqual({ base: '/jeecg-boot' })
  expect((await server.app.inject('/jeecg-boot/tea')).statusCode).toBe(404)
  await app.close()
})

test('every area has the name of its folder and a name of its own', () => {
  const names = product.map(({ name }) => name)
  const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

  expect(new Set(names).size).toBe(names.length)
  expect(names.map((name) => `${camel(name)}Area`)).toEqual(Object.keys(areas))
})

test('two areas with the same list are rejected by their names', () => {
  const other = { name: 'tea', lists: areas.tradeArea.lists }

  expect(() => createRegistry([areas.tradeArea, areas.billArea, other])).toThrow(
    'the areas trade and tea both declare the list trade.list',
  )
})

test('a menu in a folder that no area declares is rejected', () => {
  const tea = { name: 'tea', menus: [{ ...menu, titles, url: '/tea/list', folder: '/tea' }] }

  expect(() => createRegistry([tea])).toThrow(
    'the menu /tea/list is in the folder /tea, which no area declares',
  )
})

test('menus are sorted by their order, in the folder of another area too', () => {
  const folder = { url: '/tea', icon: 'bars', order: 2, titles }
  const last = { ...menu, titles, url: '/tea/last', folder: '/tea', order: 9 }
  const first = { ...menu, titles, url: '/tea/first', folder: '/tea', order: 1 }
  const top = { ...menu, titles, url: '/top', order: 1 }
  const { permissions } = createRegistry([
    { name: 'herb', menus: [last] },
    { name: 'tea', menuFolders: [folder], menus: [first, top] },
  ])

  expect(permissions.map(({ url }) => url)).toEqual(['/top', '/tea', '/tea/first', '/tea/last'])
})

test('a file is readable with one of the access codes of its records', async () => {
  const attachments = [{ access: ['tea:list'], hasFile: (path: string) => sql<boolean>`${path} = 'a.pdf'` }]
  const { isAttachedWithin } = createRegistry([{ name: 'tea', attachments }])
  const isReadable = (path: string, code: string) =>
    isAttachedWithin(server.services.database.db, path, {
      permissions: new Set([code]),
      scope: unlimitedScope,
    })

  expect(await isReadable('a.pdf', 'tea:list')).toBe(true)
  expect(await isReadable('b.pdf', 'tea:list')).toBe(false)
  expect(await isReadable('a.pdf', 'tea:edit')).toBe(false)
})
