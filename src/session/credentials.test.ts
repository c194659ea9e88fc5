// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import type { LoginResult } from '#schemas'
import { popLoginNote, readToken, storeLogin, storeLoginNote } from './credentials.ts'
import { clearLogin, parseUser, readDictionaries, readUser, storeButtonRights } from './stored-login.ts'

const login = {
  token: 'secret',
  userInfo: { id: '1', username: 'clerk', realname: 'Lin' },
  departs: [],
  multi_depart: 1,
  sysAllDictItems: { settle_bill_status: [] },
} as unknown as LoginResult

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('a stored login can be read', () => {
  storeLogin(login)

  expect([readToken(), readUser()?.username, readDictionaries()]).toEqual([
    'secret',
    'clerk',
    { settle_bill_status: [] },
  ])
})

test("a login is stored under the contract's keys", () => {
  storeLogin(login)

  const keys = ['Access-Token', 'Login_Username', 'Login_Userinfo', 'UI_CACHE_DB_DICT_DATA']
  expect(keys.map((key) => JSON.parse(localStorage.getItem(`pro__${key}`) ?? '{}').value)).toEqual([
    'secret',
    'clerk',
    login.userInfo,
    login.sysAllDictItems,
  ])
  expect(localStorage.getItem('pro__ENCRYPTED_STRING')).toBeNull()
})

test('clearing the login removes all stored values of the session', () => {
  storeLogin(login)
  storeButtonRights({ auth: [1], allAuth: [2] })

  clearLogin()

  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
})

test("button permissions are stored under the contract's keys", () => {
  storeButtonRights({ auth: [{ action: 'bill:list' }], allAuth: [] })

  expect(sessionStorage.getItem('LOGIN_USER_BUTTON_AUTH')).toBe('[{"action":"bill:list"}]')
  expect(sessionStorage.getItem('SYS_BUTTON_AUTH')).toBe('[]')
})

test.each(['7', '{}', '{"value":7}', '{"value":""}', '{"value":[]}'])(
  'a malformed session is ignored: %s',
  (rubbish) => {
    localStorage.setItem('pro__Access-Token', rubbish)
    localStorage.setItem('pro__Login_Userinfo', rubbish)
    localStorage.setItem('pro__UI_CACHE_DB_DICT_DATA', rubbish)

    expect([readToken(), readUser(), readDictionaries()]).toEqual([undefined, undefined, {}])
  },
)

test('a message for the login page is shown once', () => {
  storeLoginNote('Why')

  expect([popLoginNote(), popLoginNote()]).toEqual(['Why', undefined])
})

test('a server message for the login page is shown verbatim', () => {
  storeLoginNote({ verbatim: 'down' })

  expect(popLoginNote()).toEqual({ verbatim: 'down' })
})

test('token and user are stored for 604800000 ms, which is 7 days', () => {
  const before = Date.now()

  storeLogin(login)

  const kept = ['Access-Token', 'Login_Userinfo'].map((key) =>
    JSON.parse(localStorage.getItem(`pro__${key}`) ?? '{}'),
  )
  expect(kept.map(({ expire }) => Math.abs(expire - before - 604_800_000) < 5_000)).toEqual([true, true])
})

test('a user is read without the fields of wrong types', () => {
  const wrong = { id: 7, username: {}, realname: ['x'], avatar: { a: 1 }, orgCode: [], roles: 'x', sex: 1 }

  expect(parseUser(wrong)).toEqual({ id: '7', username: '', sex: 1 })
})
