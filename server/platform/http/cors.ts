import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'

/** Time for which a browser keeps the answer of a preflight request. */
const PREFLIGHT_SECONDS = 600

/**
 * Lets the pages of the configured origins call the API, as JeecgBoot lets all origins. Without configured
 * origins, browsers let only our own pages call it. Must run before `checkRouteAccess`.
 */
export function allowOrigins(app: FastifyInstance, { corsOrigins }: Pick<Config, 'corsOrigins'>): void {
  if (corsOrigins.length === 0) return
  // The route of preflight requests of all paths, which browsers send without a token.
  app.addHook('onRoute', (route) => {
    if (route.method === 'OPTIONS' && route.url === '*') route.config = { ...route.config, access: 'public' }
  })
  app.register(cors, {
    origin: corsOrigins,
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS'],
    exposedHeaders: ['content-disposition', 'etag', 'retry-after', 'x-request-id'],
    maxAge: PREFLIGHT_SECONDS,
    optionsSuccessStatus: 200,
  })
}
