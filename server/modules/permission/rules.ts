import { menuUrl } from '#schemas/menu-url'
import type { Words } from '../../http/locale.ts'
import type { SignedIn } from '../../http/request.ts'
import { ADMIN } from '../role/repo.ts'
import {
  permissionAdminOnly,
  permissionInvalid,
  permissionPlace,
  permissionShipped,
  permissionTaken,
} from './errors.ts'
import { type Entry, entriesAbove, entriesBelow, type Forest, menuLevelsBelow, namedIn } from './forest.ts'
import { BUTTON } from './normalise.ts'
import { homeId, shippedIds } from './shipped.ts'

/** Menus are shown as deep as the contract's shape goes. */
const DEEPEST = 5
const CODE = /^[A-Za-z0-9_][A-Za-z0-9_:.-]*$/
/** A path within the application, for what a folder leads to. */
const INSIDE = /^\/(?![/\\])[^\s*\\]*$/

/** Stands for an entry as it will be. */
export type Planned = Pick<
  Entry,
  'id' | 'parent_id' | 'menu_type' | 'url' | 'redirect' | 'perms' | 'component' | 'internal_or_external'
> & { is_route: number; status: string | null }

const isMenu = ({ menu_type }: Pick<Entry, 'menu_type'>) => menu_type !== BUTTON
const wrong = (field: string, words: Words) => permissionInvalid(words, { fields: { [field]: words } })
const misplaced = (words: Words) => permissionPlace(words, { fields: { parentId: words } })

/** Whether a menu's address may be opened: http(s), a path of ours, or the placeholders of stock menus. */
function isSoundUrl(url: string): boolean {
  const scope = { origin: 'https://application.invalid', apiBase: '/api', token: 'token' }
  return url !== '/' && !url.includes('*') && menuUrl(url, scope) !== undefined
}

/** Refuses what a menu or button cannot be, by itself. */
export function refuseUnsound({ menu_type, url, redirect, perms }: Planned): void {
  if (perms !== null && !CODE.test(perms))
    throw wrong('perms', {
      en: 'Letters, digits and _ : . - make a code',
      zh: '授权标识由字母、数字及 _ : . - 组成',
    })
  if (menu_type === BUTTON) {
    if (perms === null) throw wrong('perms', { en: 'A button needs a code', zh: '按钮必须填写授权标识' })
    return
  }
  if (url === null) throw wrong('url', { en: 'A menu needs an address', zh: '菜单必须填写访问路径' })
  if (!isSoundUrl(url))
    throw wrong('url', {
      en: "An address is http(s)://…, or begins with / or {{ window._CONFIG['domianURL'] }}; ${token} goes to this server alone",
      zh: "访问路径须为 http(s)://…，或以 / 或 {{ window._CONFIG['domianURL'] }} 开头；${token} 只能发往本系统",
    })
  if (redirect !== null && !INSIDE.test(redirect))
    throw wrong('redirect', { en: 'It leads to a path that begins with /', zh: '跳转地址须以 / 开头' })
}

/** Refuses an address or a code that another entry has, where it is new. */
export function refuseTaken(forest: Forest, after: Planned): void {
  const before = forest.get(after.id)
  const code = after.perms === before?.perms ? null : after.perms
  const url = after.menu_type === BUTTON || after.url === before?.url ? null : after.url
  for (const other of forest.values()) {
    if (other.id === after.id) continue
    if (code !== null && other.perms === code) {
      const { en, zh } = namedIn(other)
      const words = { en: `${en} has this code`, zh: `授权标识已被“${zh}”使用` }
      throw permissionTaken(words, { fields: { perms: words } })
    }
    if (url !== null && isMenu(other) && other.url === url) throw urlTaken()
  }
}

/** As stock servers word it. */
export function urlTaken() {
  const words = { en: 'Another menu has this address', zh: '访问路径不允许重复，请重定义！' }
  return permissionTaken(words, { fields: { url: words } })
}

/** Refuses a place that an entry cannot stand at. */
export function refusePlace(
  forest: Forest,
  { id, parent_id, menu_type }: Pick<Planned, 'id' | 'parent_id' | 'menu_type'>,
): void {
  const isButton = menu_type === BUTTON
  if (parent_id === null) {
    if (isButton) throw misplaced({ en: 'A button belongs to a menu', zh: '按钮必须属于某个菜单' })
    return
  }
  const parent = forest.get(parent_id)
  if (!parent) throw misplaced({ en: 'There is no such parent', zh: '上级菜单不存在' })
  if (parent.menu_type === BUTTON)
    throw misplaced({ en: 'Nothing lies below a button', zh: '按钮下不能再有菜单或按钮' })
  if (id === homeId)
    throw misplaced({
      en: 'The home page stays at the top: everybody lands on it',
      zh: '首页须保留在一级菜单：所有用户登录后进入该页',
    })
  const above = entriesAbove(forest, parent_id)
  if (above.some((entry) => entry.id === id))
    throw misplaced({ en: 'An entry does not lie below itself', zh: '不能移动到自身或其下级之中' })
  if (!isButton && above.length + 1 + menuLevelsBelow(forest, id) > DEEPEST)
    throw misplaced({
      en: `The menu is ${DEEPEST} levels deep at most`,
      zh: `菜单最多 ${DEEPEST} 级`,
    })
}

/** Refuses to make a button of what others lie below. */
export function refuseButton(forest: Forest, { id, menu_type }: Planned): void {
  if (menu_type === BUTTON && entriesBelow(forest, id).length > 0)
    throw wrong('menuType', {
      en: 'Entries lie below it: it stays a menu',
      zh: '其下还有菜单或按钮，不能改为按钮',
    })
}

/** What pages and calls know a shipped entry by, in words. */
const fixed: readonly [keyof Planned, Words][] = [
  ['perms', { en: 'The code', zh: '授权标识' }],
  ['component', { en: 'The page', zh: '组件' }],
  ['url', { en: 'The address', zh: '访问路径' }],
  ['is_route', { en: 'The address', zh: '访问路径' }],
  ['internal_or_external', { en: 'The way it opens', zh: '打开方式' }],
  ['status', { en: 'The control', zh: '授权状态' }],
]
/** What ships keeps what pages, calls and links know it by. */
export function refuseShipped(before: Entry, after: Planned): void {
  if (!shippedIds.has(before.id)) return
  if (isMenu(before) !== isMenu(after)) throw permissionShipped({ en: 'The kind', zh: '菜单类型' })
  for (const [column, words] of fixed)
    if ((before[column] ?? null) !== (after[column] ?? null)) throw permissionShipped(words)
}

/**
 * Whoever has an entry has its code, and everybody has one whose control is off: both change by an administrator
 * only, who holds all there is.
 */
export function refuseBeyond(before: Entry | undefined, after: Planned, { roles }: SignedIn): void {
  if (roles.includes(ADMIN)) return
  const isOpened = after.status === '0' && before?.status !== '0'
  const isOther = before !== undefined && before.perms !== after.perms
  if (isOpened || isOther) throw permissionAdminOnly()
}
