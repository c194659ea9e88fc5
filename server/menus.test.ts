import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { type Endpoint, operations, type Page, pageWithoutRecord } from '#schemas'
import { demoUsers, roles } from './db/seed/data/accounts.ts'
import { registry } from './registry.ts'

interface PageFile {
  id: string
  kind: string
  file: string
  codes: string[]
  view: string | undefined
  /**
   * True if only another page can open this page, because this page needs a parameter or is part of the other
   * page.
   */
  isOpenedByOthers: boolean
}

const isOpenedByOthers = ({ kind, params = {} }: Page) => {
  const required = Object.values(params).filter((param) => param.required)
  const hasAddress = required.some(({ from }) => from === 'query')
  return (kind === 'detail' && !hasAddress) || required.some(({ from = 'caller' }) => from === 'caller')
}

const folder = path.resolve(import.meta.dirname, '../schemas/pages')

/** Collects all permission codes of a page. */
function codesOf(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) => {
    if (key !== 'requires') return codesOf(value)
    return typeof value === 'string' ? [value] : Object.values<string>(value)
  })
}

const shipped = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.page.json'))
  .map((file) => ({ file, page: JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Page }))

/** Pages that are regions of composite pages. */
const embedded = new Set(
  shipped.flatMap(({ page }) =>
    page.kind === 'composite' ? page.composite.regions.map((region) => region.page) : [],
  ),
)

const pages: PageFile[] = shipped.map(({ file, page }) => {
  const opened = pageWithoutRecord(page)
  return {
    id: page.id,
    kind: page.kind,
    file,
    codes: codesOf(page),
    view: opened.requires?.view,
    isOpenedByOthers: isOpenedByOthers(opened) || embedded.has(page.id),
  }
})

const { permissions } = registry
const entries = permissions.filter(({ menuType }) => menuType !== 2)
const menus = entries.filter(({ component }) => component !== 'layouts/RouteView')
const kebab = (id: string) => `${id.replaceAll(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()}.page.json`

test('a page has a menu item unless another page opens or contains it', () => {
  const listed = pages.filter((page) => !page.isOpenedByOthers).map(({ id }) => id)

  expect(menus.map(({ component }) => component).sort()).toEqual(listed.sort())
})

const areas = [
  'alarm',
  'bill',
  'channel',
  'dashboard',
  'ledger',
  'modules/message',
  'modules/monitor',
  'shopboss',
  'shopinfo',
  'system',
  'timer',
]

test.each(areas)('the view area %s has pages, and menu items that open them', (area) => {
  const opened = menus.map(({ component }) => component).filter((id) => id?.startsWith(`${area}/`))

  expect(opened.length).toBeGreaterThan(0)
  expect(opened.filter((id) => !pages.some((page) => page.id === id))).toEqual([])
})

test('each page file is named by its id', () => {
  expect(pages.map(({ file }) => file)).toEqual(pages.map(({ id }) => kebab(id)))
})

test.each(pages)('each permission that $id requires can be granted', ({ codes }) => {
  expect(codes.length).toBeGreaterThan(0)
  expect(permissions.map(({ code }) => code)).toEqual(expect.arrayContaining(codes))
})

test('the view permission of a menu item equals that of its page', () => {
  const views = menus.map(({ component, code }) => [component, code])
  const required = pages.filter((page) => !page.isOpenedByOthers).map(({ id, view }) => [id, view])

  expect(views.sort()).toEqual(required.sort())
})

test('each button permission is used by a page, an operation, the shell or the API description; codes and URLs are unique', () => {
  const ofCalls = Object.values<Endpoint>(operations).flatMap(({ access, countersign = [] }) =>
    [access, countersign].flat(),
  )
  const ofOthers = ['page:inspect', 'api:docs']
  const used = new Set([...pages.flatMap(({ codes }) => codes), ...ofCalls, ...ofOthers])
  const codes = permissions.flatMap(({ code }) => code ?? [])
  const urls = entries.map(({ url }) => url)

  expect(codes.filter((code) => !used.has(code))).toEqual([])
  expect(new Set(codes).size).toBe(codes.length)
  expect(new Set(urls).size).toBe(urls.length)
})

test('System has the groups people, reference data, messages and logs, and its own pages', () => {
  const below = (url: string) => {
    const folder = entries.find((entry) => entry.url === url)
    return entries.filter(({ parentId, hidden }) => folder && parentId === folder.id && !hidden)
  }
  const namesBelow = (url: string) => below(url).map(({ titles }) => titles.en)

  expect(namesBelow('/isystem')).toEqual(['People', 'Reference data', 'Messages', 'Logs', 'Menus', 'Pages'])
  expect(below('/isystem').map(({ url }) => [url, namesBelow(url ?? '')])).toEqual([
    [
      '/isystem/people',
      ['Users', 'Roles', 'Departments', 'My departments', 'Address book', 'Positions', 'Online users'],
    ],
    ['/isystem/reference', ['Dictionaries', 'Categories', 'Check rules', 'Fill rules', 'Statements']],
    ['/message', ['Messages', 'Message templates', 'Announcements']],
    ['/isystem/logs', ['Logs', 'Visits', 'Data log']],
    ['/isystem/permission', []],
    ['/isystem/page', []],
  ])
})

test('the first item is the home page, which all users may see', () => {
  const [home] = permissions

  expect(home).toMatchObject({ url: '/dashboard/analysis', component: 'dashboard/Analysis', menuType: 0 })
  expect([...(home?.roles ?? [])].sort()).toEqual(roles.map(({ code }) => code).sort())
})

test('a page is in the menu unless the header, a list or a drawer opens it', () => {
  const hidden = entries.filter((entry) => entry.hidden && !entry.code?.endsWith(':add'))

  expect(hidden.map(({ url }) => url)).toEqual([
    '/shopinfo/shopReview',
    '/bill/shopStatement',
    '/isystem/userRecycleBin',
    '/isystem/userAgent',
    '/isystem/dictRecycleBin',
    '/isps/fileTask',
    '/isps/userAnnouncement',
  ])
})

test('the administrator has all permissions, and the role of a button has its page and folder', () => {
  const byId = new Map(permissions.map((permission) => [permission.id, permission]))
  const gaps = permissions.flatMap(({ titles, roles: granted, parentId }) =>
    granted
      .filter((role) => parentId && !byId.get(parentId)?.roles.includes(role))
      .map((role) => [titles.en, role]),
  )

  expect(permissions.filter((permission) => !permission.roles.includes('admin'))).toEqual([])
  expect(gaps).toEqual([])
})

test('the configurator sees no amounts: the role has the home page, own files and announcements', () => {
  const granted = permissions.filter((permission) => permission.roles.includes('configurator'))

  expect(granted.flatMap(({ code }) => code ?? []).sort()).toEqual([
    'dashboard:view',
    'file:mine',
    'notice:mine',
    'page:edit',
    'page:inspect',
    'page:list',
    'page:publish',
  ])
})

test('no demo account except the administrator may both resume and release a bill', () => {
  expect(demoUsers.map(({ username }) => username)).toEqual([
    'admin',
    'clerk',
    'reviewer',
    'keeper',
    'supervisor',
    'configurator',
  ])
  const canBoth = roles.filter(({ code }) =>
    ['bill:unhold', 'bill:release'].every((wanted) =>
      permissions.some((permission) => permission.code === wanted && permission.roles.includes(code)),
    ),
  )

  expect(canBoth.map(({ code }) => code)).toEqual(['admin'])
})

/** Lists that show current activity. Such a list is loaded again at each visit. */
const readAgain = ['system/OnlineUserList', 'modules/monitor/HttpTrace']

test('visible lists, reports and wizards keep their state while another tab is active', () => {
  const kinds = new Map(pages.map(({ id, kind }) => [id, kind]))
  const lost = menus
    .filter(({ hidden, keepAlive }) => !hidden && !keepAlive)
    .map(({ component }) => component ?? '')
    .filter((id) => ['list', 'report', 'wizard'].includes(kinds.get(id) ?? ''))

  expect(lost.sort()).toEqual(readAgain.sort())
})
