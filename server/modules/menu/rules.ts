import type { EditPermission, NewPermission } from '#schemas'
import { pageOfComponent } from '#schemas/component-aliases'
import { menuUrl } from '#schemas/menu-url'
import type { LocalizedText } from '../../platform/http/locale.ts'
import type { SignedIn } from '../../platform/http/request.ts'
import {
  permissionAdminOnly,
  permissionInvalid,
  permissionPlace,
  permissionShipped,
  permissionTaken,
} from '../../platform/menus/errors.ts'
import { ADMIN } from '../../platform/roles/repo.ts'
import {
  ancestorEntries,
  BUTTON,
  childEntries,
  type Entry,
  type MenuTree,
  menuLevelsBelow,
  namesOfEntry,
} from './menu-tree.ts'
import type { ShippedMenus } from './shipped-menus.ts'

/** Parent ids that clients send for an entry at the top level. */
const TOP_IDS: ReadonlySet<string> = new Set(['', '0'])

/** Value of `perms_type` for a button that is hidden from users without the permission. */
const HIDDEN = '1'

type Text = string | null | undefined
type Typed = NewPermission | EditPermission

/** Trims a text. An empty text becomes null; undefined stays undefined. */
const trimmed = (text: Text): Text => (typeof text === 'string' ? text.trim() || null : text)

const flag = (value: boolean | number | null | undefined): number | undefined =>
  value == null ? undefined : Number(value)

/**
 * Converts a JeecgBoot component path to a page id: removes the leading views folder and the extension
 * `.vue`, and replaces the component of a page that has another id here.
 */
function componentOf(text: Text): Text {
  const path = trimmed(text)
    ?.replace(/^\//, '')
    .replace(/^(src\/)?views\//, '')
    .replace(/\.vue$/, '')
  return path ? pageOfComponent(path) : trimmed(path ?? text)
}

/** Removes the extension `.vue` from a URL and adds a leading slash to an internal URL. */
function urlOf(text: Text): Text {
  const url = trimmed(text)?.replace(/\.vue$/, '')
  if (!url) return trimmed(text)
  return /^(https?:|\/|\{\{|\$\{)/i.test(url) || /^[a-z][a-z0-9+.-]*:/i.test(url) ? url : `/${url}`
}

/** Returns the parent id of a request: null for the top level, undefined if the request contains none. */
export const parentOf = ({ parentId }: Pick<Typed, 'parentId'>): Text =>
  typeof parentId === 'string' && TOP_IDS.has(parentId.trim()) ? null : trimmed(parentId)

/** Converts the fields of a request body to columns. A missing field is undefined. */
export const readTyped = (typed: Typed) => ({
  name: typed.name.trim(),
  url: urlOf(typed.url),
  component: componentOf(typed.component),
  component_name: trimmed(typed.componentName),
  redirect: trimmed(typed.redirect),
  perms: trimmed(typed.perms),
  perms_type: typed.permsType === '0' ? HIDDEN : typed.permsType || undefined,
  icon: trimmed(typed.icon),
  sort_no: typed.sortNo ?? undefined,
  description: trimmed(typed.description),
  status: typed.status || undefined,
  is_route: flag(typed.route),
  hidden: flag(typed.hidden),
  keep_alive: flag(typed.keepAlive),
  always_show: flag(typed.alwaysShow),
  internal_or_external: flag(typed.internalOrExternal),
})
export type TypedColumns = ReturnType<typeof readTyped>

/**
 * Names of an entry in every language. If the body contains no English name, the stored English name is kept.
 */
export function namesOf(typed: Typed, before: Readonly<Record<string, string>> = {}): Record<string, string> {
  const { 'en-US': english, ...others } = before
  const nameEn = typed.nameEn === undefined ? english : trimmed(typed.nameEn)
  return { ...others, 'zh-CN': typed.name.trim(), ...(nameEn && { 'en-US': nameEn }) }
}

/** Maximum number of menu levels that JeecgBoot clients show. */
const MAX_MENU_DEPTH = 5
const CODE = /^[A-Za-z0-9_][A-Za-z0-9_:.-]*$/
/** Pattern of an internal path to which a folder can redirect. */
const INTERNAL_PATH = /^\/(?![/\\])[^\s*\\]*$/

/** Columns of a menu or button with the values that they will have after the change. */
export type PlannedEntry = Pick<
  Entry,
  'id' | 'parent_id' | 'menu_type' | 'url' | 'redirect' | 'perms' | 'component' | 'internal_or_external'
> & { is_route: number; status: string | null }

const isMenu = ({ menu_type }: Pick<Entry, 'menu_type'>) => menu_type !== BUTTON
const fieldError = (field: string, words: LocalizedText) =>
  permissionInvalid(words, { fields: { [field]: words } })
const misplaced = (words: LocalizedText) => permissionPlace(words, { fields: { parentId: words } })

/**
 * True if a menu's URL is allowed: an http(s) URL, an internal path, or a URL with JeecgBoot
 * placeholders.
 */
function isValidUrl(url: string): boolean {
  const scope = { origin: 'https://application.invalid', apiBase: '/api', token: 'token' }
  return url !== '/' && !url.includes('*') && menuUrl(url, scope) !== undefined
}

/** Throws if a field of a menu or button has an invalid value. */
export function validateFields({ menu_type, url, redirect, perms }: PlannedEntry): void {
  if (perms !== null && !CODE.test(perms))
    throw fieldError('perms', {
      en: 'Use letters, digits and _ : . - only',
      zh: '授权标识由字母、数字及 _ : . - 组成',
    })
  if (menu_type === BUTTON) {
    if (perms === null) throw fieldError('perms', { en: 'A code is required', zh: '按钮必须填写授权标识' })
    return
  }
  if (url === null) throw fieldError('url', { en: 'A path is required', zh: '菜单必须填写访问路径' })
  if (!isValidUrl(url))
    throw fieldError('url', {
      en: "A path must start with http(s)://, / or {{ window._CONFIG['domianURL'] }}; ${token} can be sent only to this server",
      zh: "访问路径须为 http(s)://…，或以 / 或 {{ window._CONFIG['domianURL'] }} 开头；${token} 只能发往本系统",
    })
  if (redirect !== null && !INTERNAL_PATH.test(redirect))
    throw fieldError('redirect', {
      en: 'The redirect must be a path starting with /',
      zh: '跳转地址须以 / 开头',
    })
}

/** Throws if the new URL already belongs to another menu, or the new code to another entry. */
export function validateUnique(tree: MenuTree, after: PlannedEntry): void {
  const before = tree.get(after.id)
  const code = after.perms === before?.perms ? null : after.perms
  const url = after.menu_type === BUTTON || after.url === before?.url ? null : after.url
  for (const other of tree.values()) {
    if (other.id === after.id) continue
    if (code !== null && other.perms === code) {
      const { en, zh } = namesOfEntry(other)
      const words = { en: `Code already in use by ${en}`, zh: `授权标识已被“${zh}”使用` }
      throw permissionTaken(words, { fields: { perms: words } })
    }
    if (url !== null && isMenu(other) && other.url === url) throw urlTaken()
  }
}

/** Creates the error of a duplicate URL, with JeecgBoot's message. */
export function urlTaken() {
  const words = { en: 'Path already in use', zh: '访问路径已存在' }
  return permissionTaken(words, { fields: { url: words } })
}

/**
 * Throws if an entry can't have this parent, for example because the parent is a button or the menu would
 * have too many levels.
 */
export function validateParent(
  tree: MenuTree,
  { id, parent_id, menu_type }: Pick<PlannedEntry, 'id' | 'parent_id' | 'menu_type'>,
  { homeId }: ShippedMenus,
): void {
  const isButton = menu_type === BUTTON
  if (parent_id === null) {
    if (isButton) throw misplaced({ en: 'A button needs a parent menu', zh: '按钮必须属于某个菜单' })
    return
  }
  const parent = tree.get(parent_id)
  if (!parent) throw misplaced({ en: 'Parent not found', zh: '上级菜单不存在' })
  if (parent.menu_type === BUTTON)
    throw misplaced({ en: "Buttons can't have children", zh: '按钮下不能再有菜单或按钮' })
  if (id === homeId)
    throw misplaced({
      en: 'The home page must stay at the top level',
      zh: '首页须保留在一级菜单：所有用户登录后进入该页',
    })
  const above = ancestorEntries(tree, parent_id)
  if (above.some((entry) => entry.id === id))
    throw misplaced({ en: "An entry can't be moved under itself", zh: '不能移动到自身或其下级之中' })
  if (!isButton && above.length + 1 + menuLevelsBelow(tree, id) > MAX_MENU_DEPTH)
    throw misplaced({
      en: `The menu can have at most ${MAX_MENU_DEPTH} levels`,
      zh: `菜单最多 ${MAX_MENU_DEPTH} 级`,
    })
}

/** Throws if the change would turn an entry with children into a button. */
export function validateButton(tree: MenuTree, { id, menu_type }: PlannedEntry): void {
  if (menu_type === BUTTON && childEntries(tree, id).length > 0)
    throw fieldError('menuType', {
      en: "An entry with children can't become a button",
      zh: '其下还有菜单或按钮，不能改为按钮',
    })
}

/**
 * Fields of shipped entries that can't change, since pages and operations refer to them. Each field has a
 * label for the error message.
 */
const fixed: readonly [keyof PlannedEntry, LocalizedText][] = [
  ['perms', { en: 'The code', zh: '授权标识' }],
  ['component', { en: 'The page', zh: '组件' }],
  ['url', { en: 'The path', zh: '访问路径' }],
  ['is_route', { en: 'The path', zh: '访问路径' }],
  ['internal_or_external', { en: 'The open mode', zh: '打开方式' }],
  ['status', { en: 'The access control', zh: '授权状态' }],
]
/** Throws if the change affects a fixed field of a shipped entry. */
export function validateShipped(before: Entry, after: PlannedEntry, { ids }: ShippedMenus): void {
  if (!ids.has(before.id)) return
  if (isMenu(before) !== isMenu(after)) throw permissionShipped({ en: 'The type', zh: '菜单类型' })
  for (const [column, words] of fixed)
    if ((before[column] ?? null) !== (after[column] ?? null)) throw permissionShipped(words)
}

/**
 * Throws if a user who isn't an administrator changes the code of an entry or turns off its access control. A
 * new code would give another permission to all users who have the entry. A code without access control is
 * open to all users.
 */
export function validateCodeChange(
  before: Entry | undefined,
  after: PlannedEntry,
  { roles }: SignedIn,
): void {
  if (roles.includes(ADMIN)) return
  const isOpened = after.status === '0' && before?.status !== '0'
  const isOther = before !== undefined && before.perms !== after.perms
  if (isOpened || isOther) throw permissionAdminOnly()
}
