import type { DictItems, UserInfo } from '#schemas'
import { DICTIONARIES, SSO_LOGOUT, TOKEN, USER, USERNAME } from './credentials.ts'
import { forget, forgetForTab, keep, keepForTab, LOGIN_LIFETIME_MS, readKept } from './storage.ts'

/* What only the signed-in need of a kept login: the login page is spared its bytes. */

const GRANTED = 'LOGIN_USER_BUTTON_AUTH'
const CONTROLLED = 'SYS_BUTTON_AUTH'

/** The stored user; undefined where there is none. */
export function readUser(): UserInfo | undefined {
  return userFrom(readKept(USER))
}

/** The user in an answer or in storage, without fields of a wrong type; undefined where there is none. */
export function userFrom(value: unknown): UserInfo | undefined {
  if (typeof value !== 'object' || value === null || !('username' in value && 'id' in value)) return undefined
  const { id } = value
  const fields = Object.entries({ ...value, id: typeof id === 'number' ? String(id) : id })
  const user = Object.fromEntries(fields.filter(([name, field]) => isOfUser(name, field)))
  return { id: '', username: '', ...user } as UserInfo
}

const TEXTS = new Set(['id', 'username', 'realname', 'avatar', 'orgCode'])

/** The texts are shown in the header, which must not break. */
const isOfUser = (name: string, field: unknown) =>
  TEXTS.has(name) ? typeof field === 'string' || field === null : name !== 'roles' || Array.isArray(field)

/** The dictionaries that came with the login. */
export function readDictionaries(): DictItems {
  const items = readKept(DICTIONARIES)
  return typeof items === 'object' && items !== null && !Array.isArray(items) ? (items as DictItems) : {}
}

/** Keeps dictionaries that are newer than those of the login, where stock clients look for them too. */
export function keepDictionaries(items: DictItems): void {
  keep(DICTIONARIES, items, LOGIN_LIFETIME_MS)
}

/** Stores the user for 7 days. */
export function keepUser(user: UserInfo): void {
  keep(USER, user, LOGIN_LIFETIME_MS)
}

/** Keeps the button rights for this tab, where JeecgBoot's clients look for them. */
export function keepButtonRights({ auth, allAuth }: { auth: unknown; allAuth: unknown }): void {
  keepForTab(GRANTED, auth)
  keepForTab(CONTROLLED, allAuth)
}

/** The logout address of a single sign-on login; otherwise the root. */
export function readLogOutAddress(): string {
  const kept = readKept(SSO_LOGOUT)
  return typeof kept === 'string' && /^https?:/.test(kept) ? kept : '/'
}

/** Forgets token, user, rights and dictionaries. */
export function forgetLogin(): void {
  for (const key of [TOKEN, USERNAME, USER, DICTIONARIES, SSO_LOGOUT]) forget(key)
  for (const key of [GRANTED, CONTROLLED]) forgetForTab(key)
}
