import { proxy, ref } from 'valtio'
import { errorMessage, failureOf } from '#runtime/http'
import type { AllAuth, Auth, UserInfo, UserPermissions } from '#schemas'
import { defineError, isAppError } from '#schemas/errors'
import { type MenuNode, readMenu } from '../menu/menu-tree.ts'
import { releaseIndex } from '../pages/releases.ts'
import { apiBase } from './api-base.ts'
import { readToken, storeLoginNote } from './credentials.ts'
import { contracts, http } from './http.ts'
import { loginPathFor } from './safe-redirect.ts'
import { loadCapabilities, type ServerCapabilities } from './server-capabilities.ts'
import { clearLogin, parseUser, readUser, storeButtonRights, storeUser } from './stored-login.ts'
import { createVisitorHttp } from './visitor-http.ts'

/**
 * Menu and permissions of the signed-in user. They are loaded after the login, and again when the server has
 * changed them.
 */
export interface Rights {
  menu: readonly MenuNode[]
  auth: readonly Auth[]
  allAuth: readonly AllAuth[]
  /** True for a JeecgBoot server, which doesn't have our permissions. */
  isJeecg: boolean
  /** IANA time zone of the business. Undefined if the server doesn't send one. */
  businessTz: string | undefined
}

interface Session {
  user: UserInfo | undefined
  /** Menu and permissions. Undefined while loading. */
  rights: ReturnType<typeof ref<Rights>> | undefined
  /** True if the user signed in with a one-time password. The user must then set a new password first. */
  needsPassword: boolean
  /** True if the session has ended and the page will reload soon. Problems are then no longer shown. */
  isLeaving: boolean
}

/** The signed-in user and the user's permissions. */
export const session = proxy<Session>({
  user: undefined,
  rights: undefined,
  needsPassword: false,
  isLeaving: false,
})

const noMenu = defineError<undefined>('SESSION_NO_MENU', 'http', () => 'permissions must be a non-null array')

const listOf = <Item>(value: unknown): readonly Item[] => (Array.isArray(value) ? value : [])

/**
 * Reads the index of released pages again, because it depends on the department. JeecgBoot servers have no
 * such index.
 */
function readReleases(traits: ServerCapabilities | undefined) {
  releaseIndex.drop()
  if (!traits?.isJeecg) void releaseIndex.read()
  return traits
}

type Permissions = Pick<Rights, 'menu' | 'auth' | 'allAuth'>

async function readPermissions(options?: { isQuiet: boolean }): Promise<Permissions> {
  const token = readToken()
  const answer = await http.call<Partial<UserPermissions> | null>('session.permissions', { token }, options)
  const menu = readMenu(answer?.menu, { origin: location.origin, apiBase: apiBase(), token })
  if (menu.length === 0) throw noMenu(undefined)
  return { menu, auth: listOf<Auth>(answer?.auth), allAuth: listOf<AllAuth>(answer?.allAuth) }
}

async function readRights(): Promise<Rights> {
  const [permissions, traits] = await Promise.all([
    readPermissions(),
    loadCapabilities(createVisitorHttp()).then(readReleases),
  ])
  storeButtonRights(permissions)
  return { ...permissions, isJeecg: traits?.isJeecg ?? false, businessTz: traits?.businessTz }
}

/** True if a dialog or a notification has already told the user that the session has ended. */
const isReported = (error: unknown): boolean =>
  failureOf(error)?.status === 401 || isAppError(error, 'HTTP_EXPIRED')

/** Business code of every response while the user must first replace a one-time password. */
const PASSWORD_NEEDED = 4610

/**
 * Loads the permissions of the stored login. If the load fails, logs out and opens the login page. If the
 * user has already been told that the session has ended, or must set a new password, stays signed in.
 */
export async function startSession(): Promise<void> {
  session.user = readUser()
  try {
    session.rights = ref(await readRights())
  } catch (error) {
    if (isReported(error)) return
    if (failureOf(error)?.businessCode === PASSWORD_NEEDED) {
      session.needsPassword = true
      return
    }
    storeLoginNote(errorMessage(error))
    const { pathname, search, hash } = location
    await logOut()
    location.replace(loginPathFor(pathname + search + hash))
  }
}

/** Replaces the stored user by the user in a response. The user is stored for 7 days. */
export function updateUser(value: unknown): void {
  const user = parseUser(value)
  if (!user) return
  session.user = user
  storeUser(user)
}

/** Continues the start of the session after the user has set a new password. */
export async function continueAfterPassword(): Promise<void> {
  session.needsPassword = false
  await startSession()
}

/**
 * Reloads the permissions and the operations that depend on them, for example after a change of the
 * department.
 */
export async function refreshRights(): Promise<void> {
  session.rights = ref(await readRights())
  await contracts.refresh()
}

let lastReload: Promise<void> = Promise.resolve()
let nextReload: Promise<void> | undefined

/**
 * Reloads the permissions after the server has changed them. Shows no error, because the user didn't ask for
 * it. Calls during a reload share one more reload, because the response to the running request may be older.
 */
export function reloadRights(): Promise<void> {
  nextReload ??= lastReload.then(() => {
    nextReload = undefined
    lastReload = loadChangedRights()
    return lastReload
  })
  return nextReload
}

/** Keeps the current object if nothing has changed, so that no page renders again. */
async function loadChangedRights(): Promise<void> {
  const { rights } = session
  if (!rights || session.isLeaving) return
  const { isJeecg, businessTz, ...before } = rights
  const permissions = await readPermissions({ isQuiet: true }).catch(() => undefined)
  if (!permissions || JSON.stringify(permissions) === JSON.stringify(before)) return
  // Pages that draw with the new permissions already find the operations that these allow.
  await contracts.refresh()
  // A change of the department meanwhile has loaded newer permissions.
  if (session.rights !== rights || session.isLeaving) return
  storeButtonRights(permissions)
  session.rights = ref({ ...permissions, isJeecg, businessTz })
}

/** Time limit for the logout call, in ms. */
const LOGOUT_PATIENCE_MS = 2000

/**
 * Clears the stored session, then logs out on the server. Resolves to true if the server has confirmed the
 * logout, or if there was no session.
 */
export async function logOut(): Promise<boolean> {
  const token = readToken()
  session.isLeaving = true
  releaseIndex.drop()
  clearLogin()
  if (token === undefined) return true
  const request = http.call(
    'session.logout',
    {},
    {
      headers: { 'X-Access-Token': token },
      signal: AbortSignal.timeout(LOGOUT_PATIENCE_MS),
    },
  )
  return request.then(
    () => true,
    () => false,
  )
}
