import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import type { Access } from '#schemas'
import { forbidden, passwordChangeRequired } from './errors.ts'
import { localeOf } from './locale.ts'
import type { SignedIn } from './request.ts'
import { tokenExpired } from './token-expired.ts'

/** Finds the user of a token. Returns undefined if the token is unknown, expired or revoked. */
export type ResolveUser = (token: string) => Promise<SignedIn | undefined>

/** Maximum length of a token. Longer tokens are rejected without a query. Our tokens have 43 characters. */
const MAX_TOKEN = 200

/** Reads the token of a request. */
export function tokenOf(request: FastifyRequest): string | undefined {
  const token = request.headers['x-access-token']
  return typeof token === 'string' && token !== '' ? token : undefined
}

/** Route with its required access. */
export interface RouteAccess {
  method: string
  url: string
  access: Access
  /** True if the route writes an audit row with each change, in the same transaction. */
  isAudited: boolean
}

/** True if a signed-in user may call an operation with this access. */
export const hasAccess = ({ permissions }: SignedIn, access: Access): boolean =>
  access === 'public' || access === 'signedIn' || permissions.has(access)

declare module 'fastify' {
  interface FastifyInstance {
    /** All registered routes. */
    routeAccess: readonly RouteAccess[]
  }
  interface FastifyContextConfig {
    /** True if the handler writes changes together with their audit rows. `createChangeRoute` sets it. */
    isAudited?: true
    /**
     * Reads the token from another place, for clients that can't send the token header, such as WebSockets in
     * browsers.
     */
    readToken?: (request: FastifyRequest) => string | undefined
    /** True to allow users who signed in with a one-time password and haven't set their own password yet. */
    beforePassword?: boolean
    /** Finds the user of a request that has no token. Returns undefined if the user is unknown. */
    identify?: (request: FastifyRequest) => Promise<SignedIn | undefined>
  }
}

function accessOf({ method, url, config }: RouteOptions): Access {
  const access = config?.access
  if (access === undefined || access === '') {
    throw new Error(`${String(method)} ${url} declares no access: say config.access`)
  }
  return access
}

async function requireUser(request: FastifyRequest, resolveUser: ResolveUser): Promise<SignedIn> {
  const { readToken, identify } = request.routeOptions.config
  const token = tokenOf(request) ?? readToken?.(request)
  if (token === undefined) {
    const known = await identify?.(request)
    if (known === undefined) throw tokenExpired()
    return known
  }
  const user = token.length > MAX_TOKEN ? undefined : await resolveUser(token)
  if (user === undefined) throw tokenExpired()
  return user
}

/**
 * Checks the caller's access before the body of a request is read. The route that Fastify has matched defines
 * the required access; the text of the URL has no effect. The server doesn't start if a route has no access.
 * `app.routeAccess` lists all routes.
 */
export function checkRouteAccess(app: FastifyInstance, resolveUser: ResolveUser): void {
  const routes: RouteAccess[] = []
  app.decorate('routeAccess', routes)
  const users = new WeakMap<FastifyRequest, SignedIn>()

  app.addHook('onRoute', (route) => {
    const access = accessOf(route)
    const isAudited = route.config?.isAudited === true
    for (const method of [route.method].flat()) routes.push({ method, url: route.url, access, isAudited })
  })

  app.decorateRequest('user', {
    getter(this: FastifyRequest) {
      const user = users.get(this)
      if (user === undefined) throw new Error(`${this.routeOptions.url} is public: it has no user`)
      return user
    },
  })

  // Runs before the body is read, and after the rate limits are checked.
  app.addHook('preParsing', async (request) => {
    if (request.is404) return
    const { access } = request.routeOptions.config
    // `checkSignatures` checks signed requests.
    if (access === 'public' || access === 'signed') return
    const user = await requireUser(request, resolveUser)
    if (user.needsPassword && !request.routeOptions.config.beforePassword) throw passwordChangeRequired()
    if (!hasAccess(user, access)) throw forbidden()
    users.set(request, { ...user, scope: { ...user.scope, locale: localeOf(request) } })
  })
}
