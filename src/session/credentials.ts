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

/** Storage keys of a login. JeecgBoot clients use the same keys. */
export const TOKEN = 'Access-Token'
export const USERNAME = 'Login_Username'
export const USER = 'Login_Userinfo'
export const DICTIONARIES = 'UI_CACHE_DB_DICT_DATA'
/** Key of the logout address of single sign-on. Only our client uses this key. */
export const SSO_LOGOUT = 'SSO_LOGOUT'

const NOTE = 'SIGN_IN_NOTE'

/** Token of the session in this browser. Undefined without a session. */
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

/** Stores the message with which the login page explains why the session ended. */
export function storeLoginNote(note: Message): void {
  storeForTab(NOTE, note)
}

/** Reads and removes the message for the login page, so that the page shows it only once. */
export function popLoginNote(): Message | undefined {
  const note = readForTab(NOTE)
  removeForTab(NOTE)
  return typeof note === 'string' || typeof Object(note).verbatim === 'string' ? (note as Message) : undefined
}
