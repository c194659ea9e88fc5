import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { type Endpoint, operations } from '#schemas'
import { permissions } from '../system/permissions.ts'
import { demoUsers, roles } from './accounts.ts'

interface PageFile {
  id: string
  file: string
  codes: string[]
  view: string | undefined
  /** The page needs a parameter, so another page opens it. */
  isOpenedByOthers: boolean
}

interface PageText {
  id: string
  kind: string
  params?: Record<string, { required?: boolean; from?: string }>
  requires?: { view: string }
}

const isOpenedByOthers = ({ kind, params = {} }: PageText) =>
  kind === 'detail' ||
  Object.values(params).some(({ required, from = 'caller' }) => required && from === 'caller')

const folder = path.resolve(import.meta.dirname, '../../../../schemas/pages')

/** Collects all permission codes of a page. */
function codesOf(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) => {
    if (key !== 'requires') return codesOf(value)
    return typeof value === 'string' ? [value] : Object.values<string>(value)
  })
}

const pages: PageFile[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.page.json'))
  .map((file) => {
    const page = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as PageText
    return {
      id: page.id,
      file,
      codes: codesOf(page),
      view: page.requires?.view,
      isOpenedByOthers: isOpenedByOthers(page),
    }
  })

const entries = permissions.filter(({ menuType }) => menuType !== 2)
const menus = entries.filter(({ component }) => component !== 'layouts/RouteView')
const kebab = (id: string) => `${id.replaceAll(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()}.page.json`

test('a page has a menu item unless it opens with a parameter', () => {
  const listed = pages.filter((page) => !page.isOpenedByOthers).map(({ id }) => id)

  expect(menus.map(({ component }) => component).sort()).toEqual(listed.sort())
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
  const ofCalls = Object.values<Endpoint>(operations).map(({ access }) => access)
  const ofOthers = ['page:inspect', 'api:docs']
  const used = new Set([...pages.flatMap(({ codes }) => codes), ...ofCalls, ...ofOthers])
  const codes = permissions.flatMap(({ code }) => code ?? [])
  const urls = entries.map(({ url }) => url)

  expect(codes.filter((code) => !used.has(code))).toEqual([])
  expect(new Set(codes).size).toBe(codes.length)
  expect(new Set(urls).size).toBe(urls.length)
})

test('the system administration has users, roles, menus, departments, dictionaries, announcements and logs', () => {
  const folder = permissions.find(({ url }) => url === '/isystem')
  const pagesOfIt = permissions
    .filter(({ parentId }) => parentId === folder?.id)
    .map(({ component }) => component)

  expect(pagesOfIt).toEqual(
    expect.arrayContaining([
      'system/UserList',
      'system/RoleUserList',
      'system/PermissionList',
      'system/DepartList',
      'system/DictList',
      'system/SysAnnouncementList',
      'system/LogList',
    ]),
  )
})

test('the first item is the home page, which all users may see', () => {
  const [home] = permissions

  expect(home).toMatchObject({ url: '/dashboard/analysis', component: 'dashboard/Analysis', menuType: 0 })
  expect([...(home?.roles ?? [])].sort()).toEqual(roles.map(({ code }) => code).sort())
})

test('a page is in the menu unless the header, a list or a drawer opens it', () => {
  const hidden = entries.filter((entry) => entry.hidden && !entry.code?.endsWith(':add'))

  expect(hidden.map(({ url }) => url)).toEqual([
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

test.each([
  [
    'settlement_clerk',
    [
      'adjustment:export',
      'adjustment:import',
      'adjustment:list',
      'bill:adjust',
      'bill:calendar',
      'bill:confirm',
      'bill:export',
      'bill:hold',
      'bill:list',
      'bill:report',
      'bill:unhold',
      'dashboard:view',
      'file:mine',
      'notice:mine',
      'shop:add',
      'shop:edit',
      'shop:list',
      'trade:export',
      'trade:list',
    ],
  ],
  [
    'settlement_reviewer',
    [
      'adjustment:export',
      'adjustment:list',
      'bill:calendar',
      'bill:confirm',
      'bill:export',
      'bill:hold',
      'bill:list',
      'bill:release',
      'bill:report',
      'dashboard:view',
      'file:mine',
      'notice:mine',
      'shop:list',
      'trade:export',
      'trade:list',
    ],
  ],
  [
    'shop_keeper',
    [
      'adjustment:list',
      'bill:calendar',
      'bill:list',
      'dashboard:view',
      'file:mine',
      'notice:mine',
      'shop:edit',
      'shop:list',
      'trade:list',
    ],
  ],
  [
    'configurator',
    ['dashboard:view', 'file:mine', 'notice:mine', 'page:edit', 'page:inspect', 'page:list', 'page:publish'],
  ],
] as const)('%s has exactly these permissions', (role, codes) => {
  const granted = permissions.filter((permission) => permission.roles.includes(role))

  expect(granted.flatMap(({ code }) => code ?? []).sort()).toEqual(codes)
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

test('lists and reports keep their state while another tab is active; other pages do not', () => {
  const kept = permissions.filter(({ keepAlive }) => keepAlive).map(({ component }) => component)

  expect(kept).toEqual([
    'shopinfo/ShopInfoList',
    'shopinfo/ShopForm',
    'bill/SettleBillList',
    'bill/TradeOrderList',
    'bill/BillAdjustmentList',
    'bill/SettleBillReport',
    'system/UserList',
    'system/RoleUserList',
    'system/DepartList',
    'system/DepartUserList',
    'system/AddressList',
    'system/SysPositionList',
    'system/DictList',
    'system/SysCategoryList',
    'system/SysCheckRuleList',
    'system/SysFillRuleList',
    'system/PageList',
    'system/SysAnnouncementList',
    'system/LogList',
    'system/DataLogList',
    'system/StatementList',
    'modules/message/SysMessageList',
    'modules/message/SysMessageTemplateList',
  ])
})
