import type { DictItems, UserInfo } from '#schemas'
import { DICTIONARIES, SSO_LOGOUT, TOKEN, USER, USERNAME } from './credentials.ts'
import {
  LOGIN_LIFETIME_MS,
  readStored,
  removeForTab,
  removeValue,
  storeForTab,
  storeValue,
} from './storage.ts'

/*
 * Parts of a stored login that only the signed-in application uses. They are not in `credentials.ts`, to keep
 * the login page small.
 */

const GRANTED = 'LOGIN_USER_BUTTON_AUTH'
const CONTROLLED = 'SYS_BUTTON_AUTH'

/** The stored user. Undefined if no user is stored. */
export function readUser(): UserInfo | undefined {
  return parseUser(readStored(USER))
}

/**
 * Reads a user from a response or the storage, without fields of a wrong type. Undefined if the value is no
 * user.
 */
export function parseUser(value: unknown): UserInfo | undefined {
  if (typeof value !== 'object' || value === null || !('username' in value && 'id' in value)) return undefined
  const { id } = value
  const fields = Object.entries({ ...value, id: typeof id === 'number' ? String(id) : id })
  const user = Object.fromEntries(fields.filter(([name, field]) => isOfUser(name, field)))
  return { id: '', username: '', ...user } as UserInfo
}

const TEXTS = new Set(['id', 'username', 'realname', 'avatar', 'orgCode'])

/** True if a field of the user has the right type. */
const isOfUser = (name: string, field: unknown) =>
  TEXTS.has(name) ? typeof field === 'string' || field === null : name !== 'roles' || Array.isArray(field)

/** Dictionaries of the login response. */
export function readDictionaries(): DictItems {
  const items = readStored(DICTIONARIES)
  return typeof items === 'object' && items !== null && !Array.isArray(items) ? (items as DictItems) : {}
}

/** Stores newer dictionaries in the place shared with JeecgBoot clients. */
export function storeDictionaries(items: DictItems): void {
  storeValue(DICTIONARIES, items, LOGIN_LIFETIME_MS)
}

/** Stores the user for 7 days. */
export function storeUser(user: UserInfo): void {
  storeValue(USER, user, LOGIN_LIFETIME_MS)
}

/** Stores button permissions for this browser tab, in the place shared with JeecgBoot clients. */
export function storeButtonRights({ auth, allAuth }: { auth: unknown; allAuth: unknown }): void {
  storeForTab(GRANTED, auth)
  storeForTab(CONTROLLED, allAuth)
}

/** Logout address of single sign-on, or the root path. */
export function readLogOutAddress(): string {
  const stored = readStored(SSO_LOGOUT)
  return typeof stored === 'string' && /^https?:/.test(stored) ? stored : '/'
}

/** Removes token, user, permissions and dictionaries. */
export function clearLogin(): void {
  for (const key of [TOKEN, USERNAME, USER, DICTIONARIES, SSO_LOGOUT]) removeValue(key)
  for (const key of [GRANTED, CONTROLLED]) removeForTab(key)
}
