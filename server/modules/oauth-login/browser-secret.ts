import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'

const NAME = 'third-login'
/** Maximum time at the provider, in seconds. */
const MAX_AGE = 600

/** Reads the cookie that identifies the browser after the redirect; empty if missing. */
export function browserSecretOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const cookies = (headers.cookie ?? '').split(/;\s*/)
  return cookies.find((cookie) => cookie.startsWith(`${NAME}=`))?.slice(NAME.length + 1) ?? ''
}

/** Set-Cookie header of the browser secret; an empty secret deletes it. */
export const browserSecretHeader = (secret: string, { apiBase, publicUrl }: Config): string =>
  [
    `${NAME}=${secret}`,
    `Max-Age=${secret === '' ? 0 : MAX_AGE}`,
    `Path=${apiBase}/`,
    'HttpOnly',
    // Sent with plain links from other sites.
    'SameSite=Lax',
    ...(publicUrl?.startsWith('https:') ? ['Secure'] : []),
  ].join('; ')
