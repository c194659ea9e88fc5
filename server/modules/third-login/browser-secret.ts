import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'

const NAME = 'third-login'
/** Longest time at the provider, in seconds. */
const MAX_AGE = 600

/** The secret that says it is the same browser that comes back; empty where it has none. */
export function browserSecretOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const cookies = (headers.cookie ?? '').split(/;\s*/)
  return cookies.find((cookie) => cookie.startsWith(`${NAME}=`))?.slice(NAME.length + 1) ?? ''
}

/** The header that has a browser keep its secret; an empty one is forgotten at once. */
export const browserSecretHeader = (secret: string, { apiBase, publicUrl }: Config): string =>
  [
    `${NAME}=${secret}`,
    `Max-Age=${secret === '' ? 0 : MAX_AGE}`,
    `Path=${apiBase}/`,
    'HttpOnly',
    // It comes back with a plain link from another site.
    'SameSite=Lax',
    ...(publicUrl?.startsWith('https:') ? ['Secure'] : []),
  ].join('; ')
