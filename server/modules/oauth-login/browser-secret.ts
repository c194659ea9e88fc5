import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'

const NAME = 'third-login'
/** Lifetime of the cookie in seconds. A user who spends more time at the provider can't sign in. */
const MAX_AGE = 600

/**
 * Returns the secret from the cookie, or an empty string if the cookie is missing. The secret proves that
 * this browser is the one that was redirected to the provider.
 */
export function browserSecretOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const cookies = (headers.cookie ?? '').split(/;\s*/)
  return cookies.find((cookie) => cookie.startsWith(`${NAME}=`))?.slice(NAME.length + 1) ?? ''
}

/** Creates the `Set-Cookie` header with the browser secret. An empty secret deletes the cookie. */
export const browserSecretHeader = (secret: string, { apiBase, publicUrl }: Config): string =>
  [
    `${NAME}=${secret}`,
    `Max-Age=${secret === '' ? 0 : MAX_AGE}`,
    `Path=${apiBase}/`,
    'HttpOnly',
    // With `Lax`, the browser also sends the cookie when the provider redirects back.
    'SameSite=Lax',
    ...(publicUrl?.startsWith('https:') ? ['Secure'] : []),
  ].join('; ')
