import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import type { Access } from '#schemas'
import { forbidden, passwordNeeded, unauthorized } from './errors.ts'
import { localeOf } from './locale.ts'
import type { SignedIn } from './request.ts'
import { tokenExpired } from './token-expired.ts'

/** Finds who a token belongs to; undefined for a token that is unknown, expired or revoked. */
export type ResolveUser = (token: string) => Promise<SignedIn | undefined>

/** A token of ours is 43 characters; whatever is longer than this is not looked up. */
const MAX_TOKEN = 200

/** The token a request carries, if any. */
export function tokenOf(request: FastifyRequest): string | undefined {
  const token = request.headers['x-access-token']
  return typeof token === 'string' && token !== '' ? token : undefined
}

/** Every route with who may call it, gathered as routes are added. */
export interface RouteAccess {
  method: string
  url: string
  access: Access
}

/** Tells whether a signed-in user may call an operation with this access. */
export const mayCall = ({ permissions }: SignedIn, access: Access): boolean =>
  access === 'public' || access === 'signedIn' || permissions.has(access)

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route added so far. */
    routeAccess: readonly RouteAccess[]
  }
  interface FastifyContextConfig {
    /** Reads the token where the caller cannot send our header, as a browser's socket cannot. */
    readToken?: (request: FastifyRequest) => string | undefined
    /** Open to users who signed in with a one-time password and haven't set their own yet. */
    beforePassword?: boolean
    /** Identifies callers without a token; without this function there are none. */
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
    if (known === undefined) throw unauthorized()
    return known
  }
  const user = token.length > MAX_TOKEN ? undefined : await resolveUser(token)
  if (user === undefined) throw tokenExpired()
  return user
}

/**
 * Makes access a property of the matched route: one without it stops the boot, and a caller without it goes no
 * further than the request's head. The URL's text never takes part. `app.routeAccess` lists them all.
 */
export function guardRoutes(app: FastifyInstance, resolveUser: ResolveUser): void {
  const routes: RouteAccess[] = []
  app.decorate('routeAccess', routes)
  const users = new WeakMap<FastifyRequest, SignedIn>()

  app.addHook('onRoute', (route) => {
    const access = accessOf(route)
    for (const method of [route.method].flat()) routes.push({ method, url: route.url, access })
  })

  app.decorateRequest('user', {
    getter(this: FastifyRequest) {
      const user = users.get(this)
      if (user === undefined) throw new Error(`${this.routeOptions.url} is public: it has no user`)
      return user
    },
  })

  // Before the body is read, after the rate limits.
  app.addHook('preParsing', async (request) => {
    if (request.is404) return
    const { access } = request.routeOptions.config
    if (access === 'public') return
    const user = await requireUser(request, resolveUser)
    if (user.needsPassword && !request.routeOptions.config.beforePassword) throw passwordNeeded()
    if (!mayCall(user, access)) throw forbidden()
    users.set(request, { ...user, scope: { ...user.scope, locale: localeOf(request) } })
  })
}
