import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { tooManyRequests } from '../http/errors.ts'

const MINUTE = 60_000

/**
 * Address by which requests are counted. `ip` is undefined if the connection was reset, although its type is
 * `string`.
 */
export const addressOf = ({ ip }: FastifyRequest): string => normalizeIP(ip ?? '')

/**
 * Limits requests per IP address on routes with a limit, and on all routes if `perMinute` isn't 0. Each node
 * counts its requests in memory. In contrast, the quotas of `quota.ts` are counted in the database for all
 * nodes.
 */
export function addRateLimits(app: FastifyInstance, perMinute: number): void {
  app.register(rateLimit, {
    global: perMinute > 0,
    max: perMinute,
    timeWindow: MINUTE,
    cache: 20_000,
    keyGenerator: addressOf,
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

/** Rate limit of a route: calls per minute and IP address. */
export const perMinute = (max: number) => ({ max, timeWindow: MINUTE })
