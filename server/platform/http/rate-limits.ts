import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { tooManyRequests } from './errors.ts'

const MINUTE = 60_000

/** Counts requests by address: those of routes that declare a limit, and all of them where `perMinute` is set. */
export function limitRates(app: FastifyInstance, perMinute: number): void {
  app.register(rateLimit, {
    global: perMinute > 0,
    max: perMinute,
    timeWindow: MINUTE,
    cache: 20_000,
    // A connection that was reset has no address any more, whatever the types say.
    keyGenerator: ({ ip }) => normalizeIP(ip ?? ''),
    addHeaders: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
      'retry-after': true,
    },
    errorResponseBuilder: (_request, { ttl }) =>
      tooManyRequests(undefined, { retryAfter: Math.max(1, Math.ceil(ttl / 1_000)) }),
  })
}

/** The limit of one route: so many calls a minute from one address. */
export const perMinute = (max: number) => ({ max, timeWindow: MINUTE })
