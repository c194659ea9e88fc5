import type { DictItems, UserInfo } from '#schemas'
import { DICTIONARIES, SSO_LOGOUT, TOKEN, USER, USERNAME } from './credentials.ts'
import { forget, forgetForTab, keep, keepForTab, LOGIN_LIFETIME_MS, readKept } from './storage.ts'

/* Parts of a stored login for signed-in users only, to keep the login page small. */

const GRANTED = 'LOGIN_USER_BUTTON_AUTH'
const CONTROLLED = 'SYS_BUTTON_AUTH'

/** The stored user. Undefined without one. */
export function readUser(): UserInfo | undefined {
  return userFrom(readKept(USER))
}

/** Reads a user from a response or the storage, without fields of a wrong type. Undefined without one. */
export function userFrom(value: unknown): UserInfo | undefined {
  if (typeof value !== 'object' || value === null || !('username' in value && 'id' in value)) return undefined
  const { id } = value
  const fields = Object.entries({ ...value, id: typeof id === 'number' ? String(id) : id })
  const user = Object.fromEntries(fields.filter(([name, field]) => isOfUser(name, field)))
  return { id: '', username: '', ...user } as UserInfo
}

const TEXTS = new Set(['id', 'username', 'realname', 'avatar', 'orgCode'])

/** These texts are shown in the header. */
const isOfUser = (name: string, field: unknown) =>
  TEXTS.has(name) ? typeof field === 'string' || field === null : name !== 'roles' || Array.isArray(field)

/** Dictionaries of the login response. */
export function readDictionaries(): DictItems {
  const items = readKept(DICTIONARIES)
  return typeof items === 'object' && items !== null && !Array.isArray(items) ? (items as DictItems) : {}
}

/** Stores newer dictionaries in the place shared with JeecgBoot clients. */
export function keepDictionaries(items: DictItems): void {
  keep(DICTIONARIES, items, LOGIN_LIFETIME_MS)
}

/** Stores the user for 7 days. */
export function keepUser(user: UserInfo): void {
  keep(USER, user, LOGIN_LIFETIME_MS)
}

/** Stores button permissions for this tab, in the place shared with JeecgBoot clients. */
export function keepButtonRights({ auth, allAuth }: { auth: unknown; allAuth: unknown }): void {
  keepForTab(GRANTED, auth)
  keepForTab(CONTROLLED, allAuth)
}

/** Logout address of single sign-on, or the root path. */
export function readLogOutAddress(): string {
  const kept = readKept(SSO_LOGOUT)
  return typeof kept === 'string' && /^https?:/.test(kept) ? kept : '/'
}

/** Removes token, user, permissions and dictionaries. */
export function forgetLogin(): void {
  for (const key of [TOKEN, USERNAME, USER, DICTIONARIES, SSO_LOGOUT]) forget(key)
  for (const key of [GRANTED, CONTROLLED]) forgetForTab(key)
}
