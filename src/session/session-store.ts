import { proxy, ref } from 'valtio'
import { failureOf } from '#runtime/http'
import type { AllAuth, Auth, UserInfo, UserPermissions } from '#schemas'
import { defineError, isAppError } from '#schemas/errors'
import { type MenuNode, readMenu } from '../menu/menu-tree.ts'
import { apiBase } from './base.ts'
import { readTraits } from './capabilities.ts'
import { leaveNote, readToken } from './credentials.ts'
import { http } from './http.ts'
import { forgetLogin, keepButtonRights, keepUser, readUser, userFrom } from './kept-login.ts'
import { loginPathFor } from './safe-redirect.ts'
import { createVisitorHttp } from './visitor-http.ts'

/** What the signed-in user may see; read once after the login. */
export interface Rights {
  menu: readonly MenuNode[]
  auth: readonly Auth[]
  allAuth: readonly AllAuth[]
  /** The server knows nothing of our own codes. */
  stock: boolean
  /** IANA zone of business days, where the server says it. */
  businessTz: string | undefined
}

interface Session {
  user: UserInfo | undefined
  /** Undefined until the server has told them. */
  rights: ReturnType<typeof ref<Rights>> | undefined
  /** He came by a password for one time, and has to choose his own before anything else. */
  needsPassword: boolean
  /** The session is over and the page about to be left: nothing is worth telling any more. */
  isLeaving: boolean
}

/** Who is signed in and what he may see. */
export const session = proxy<Session>({
  user: undefined,
  rights: undefined,
  needsPassword: false,
  isLeaving: false,
})

const noMenu = defineError<undefined>('SESSION_NO_MENU', 'http', () => 'permissions must be a non-null array')

const listOf = <Item>(value: unknown): readonly Item[] => (Array.isArray(value) ? value : [])

async function readRights(): Promise<Rights> {
  const token = readToken()
  const [permissions, traits] = await Promise.all([
    http.call<Partial<UserPermissions> | null>('session.permissions', { token }),
    readTraits(createVisitorHttp()),
  ])
  const menu = readMenu(permissions?.menu, { origin: location.origin, apiBase: apiBase(), token })
  if (menu.length === 0) throw noMenu(undefined)
  const [auth, allAuth] = [listOf<Auth>(permissions?.auth), listOf<AllAuth>(permissions?.allAuth)]
  keepButtonRights({ auth, allAuth })
  return { menu, auth, allAuth, stock: traits?.stock ?? false, businessTz: traits?.businessTz }
}

/** An ended login has its own dialog or notice; the user is led on from there. */
const isToldAlready = (error: unknown): boolean =>
  failureOf(error)?.status === 401 || isAppError(error, 'HTTP_EXPIRED')

/** What the server answers to everything until whoever signed in with a password for one time has chosen his own. */
const PASSWORD_NEEDED = 4610

/** Reads the rights of the kept login. Where that fails the user is logged out and led to the login page. */
export async function startSession(): Promise<void> {
  session.user = readUser()
  try {
    session.rights = ref(await readRights())
  } catch (error) {
    if (isToldAlready(error)) return
    if (failureOf(error)?.businessCode === PASSWORD_NEEDED) {
      session.needsPassword = true
      return
    }
    leaveNote(error instanceof Error ? error.message : String(error))
    const { pathname, search, hash } = location
    await logOut()
    location.replace(loginPathFor(pathname + search + hash))
  }
}

/** Puts what the server now says of the user in the place of what is known, and keeps it for 7 days. */
export function takeUser(told: unknown): void {
  const user = userFrom(told)
  if (!user) return
  session.user = user
  keepUser(user)
}

/** Goes on once a password has been chosen. */
export async function passwordChosen(): Promise<void> {
  session.needsPassword = false
  await startSession()
}

/** Reads the rights again, for example after another department has been chosen. */
export async function refreshRights(): Promise<void> {
  session.rights = ref(await readRights())
}

/** How long a logout waits for the server before the user goes on without its word. */
const LOGOUT_PATIENCE_MS = 2000

/** Clears everything here, then tells the server and goes on whatever it says; gives whether it agreed. */
export async function logOut(): Promise<boolean> {
  const token = readToken()
  session.isLeaving = true
  forgetLogin()
  if (token === undefined) return true
  const told = http.call(
    'session.logout',
    {},
    {
      headers: { 'X-Access-Token': token },
      signal: AbortSignal.timeout(LOGOUT_PATIENCE_MS),
    },
  )
  return told.then(
    () => true,
    () => false,
  )
}
