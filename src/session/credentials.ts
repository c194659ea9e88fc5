import type { Message } from '#runtime'
import type { LoginResult } from '#schemas'
import {
  LOGIN_LIFETIME_MS,
  readForTab,
  readStored,
  removeForTab,
  storeForTab,
  storeValue,
} from './storage.ts'

/** Storage keys of a login, shared with JeecgBoot clients. */
export const TOKEN = 'Access-Token'
export const USERNAME = 'Login_Username'
export const USER = 'Login_Userinfo'
export const DICTIONARIES = 'UI_CACHE_DB_DICT_DATA'
/** Our own key: logout address of single sign-on. */
export const SSO_LOGOUT = 'SSO_LOGOUT'

const NOTE = 'SIGN_IN_NOTE'

/** Token of this browser's session. Undefined if there is no session. */
export function readToken(): string | undefined {
  const token = readStored(TOKEN)
  return typeof token === 'string' && token !== '' ? token : undefined
}

/** Stores a login for 7 days. */
export function storeLogin({ token, userInfo, sysAllDictItems }: LoginResult): void {
  storeValue(TOKEN, token, LOGIN_LIFETIME_MS)
  storeValue(USERNAME, userInfo.username, LOGIN_LIFETIME_MS)
  storeValue(USER, userInfo, LOGIN_LIFETIME_MS)
  storeValue(DICTIONARIES, sysAllDictItems ?? {}, LOGIN_LIFETIME_MS)
}

/** Stores a message for the login page: the reason why the session ended. */
export function storeLoginNote(note: Message): void {
  storeForTab(NOTE, note)
}

/** Reads and removes the message for the login page, so that it is shown once. */
export function popLoginNote(): Message | undefined {
  const note = readForTab(NOTE)
  removeForTab(NOTE)
  return typeof note === 'string' || typeof Object(note).verbatim === 'string' ? (note as Message) : undefined
}
