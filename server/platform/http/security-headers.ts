import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import { isApiRequest } from './envelope.ts'

type Origins = Pick<Config, 'frameOrigins' | 'connectOrigins' | 'imgOrigins' | 'mapTileUrl' | 'thirdLogin'>

const originsOf = (url: string | undefined): string[] => (url === undefined ? [] : [new URL(url).origin])

/**
 * Content security policy of our pages. The policy allows inline styles, since antd creates them at run time,
 * but no inline scripts.
 */
export const contentSecurityPolicy = ({
  frameOrigins,
  connectOrigins,
  imgOrigins,
  mapTileUrl,
}: Omit<Origins, 'thirdLogin'>): string =>
  [
    ['default-src', "'self'"],
    ['script-src', "'self'"],
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', 'blob:', ...imgOrigins, ...originsOf(mapTileUrl)],
    ['connect-src', "'self'", ...connectOrigins],
    ['worker-src', "'self'", 'blob:'],
    ['frame-src', "'self'", ...frameOrigins],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'self'"],
  ]
    .map((directive) => directive.join(' '))
    .join('; ')

/** Security headers of every response. */
export const securityHeaders = (config: Origins): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(config),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'SAMEORIGIN',
  // The OAuth popup needs access to the window that opened it.
  'cross-origin-opener-policy':
    config.thirdLogin.providers.length > 0 ? 'same-origin-allow-popups' : 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
})

/** Adds security headers to every response and disables caching of API responses. */
export function addSecurityHeaders(app: FastifyInstance, config: Origins & Pick<Config, 'apiBase'>): void {
  const headers = securityHeaders(config)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    reply.header('x-request-id', request.id)
    if (isApiRequest(request, config.apiBase)) reply.header('cache-control', 'no-store')
    done()
  })
}
