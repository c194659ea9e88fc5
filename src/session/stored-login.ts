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
 * Reads a user from a response or from the storage. Leaves out fields of a wrong type. Undefined if the value
 * isn't a user.
 */
export function parseUser(value: unknown): UserInfo | undefined {
  if (typeof value !== 'object' || value === null || !('username' in value && 'id' in value)) return undefined
  const { id } = value
  const fields = Object.entries({ ...value, id: typeof id === 'number' ? String(id) : id })
  const user = Object.fromEntries(fields.filter(([name, field]) => isOfUser(name, field)))
  return { id: '', username: '', ...user } as UserInfo
}

const TEXTS = new Set(['id', 'username', 'realname', 'avatar', 'orgCode'])

/** True if the value of a user's field has the right type. */
const isOfUser = (name: string, field: unknown) =>
  TEXTS.has(name) ? typeof field === 'string' || field === null : name !== 'roles' || Array.isArray(field)

/** Dictionaries that the login response contained. */
export function readDictionaries(): DictItems {
  const items = readStored(DICTIONARIES)
  return typeof items === 'object' && items !== null && !Array.isArray(items) ? (items as DictItems) : {}
}

/** Stores newer dictionaries under the key from which JeecgBoot clients read them too. */
export function storeDictionaries(items: DictItems): void {
  storeValue(DICTIONARIES, items, LOGIN_LIFETIME_MS)
}

/** Stores the user for 7 days. */
export function storeUser(user: UserInfo): void {
  storeValue(USER, user, LOGIN_LIFETIME_MS)
}

/**
 * Stores button permissions for this browser tab, under the keys from which JeecgBoot clients read them too.
 */
export function storeButtonRights({ auth, allAuth }: { auth: unknown; allAuth: unknown }): void {
  storeForTab(GRANTED, auth)
  storeForTab(CONTROLLED, allAuth)
}

/** Logout address of single sign-on, or the root path without single sign-on. */
export function readLogOutAddress(): string {
  const stored = readStored(SSO_LOGOUT)
  return typeof stored === 'string' && /^https?:/.test(stored) ? stored : '/'
}

/** Removes the token, the user, permissions and dictionaries from the storage. */
export function clearLogin(): void {
  for (const key of [TOKEN, USERNAME, USER, DICTIONARIES, SSO_LOGOUT]) removeValue(key)
  for (const key of [GRANTED, CONTROLLED]) removeForTab(key)
}
