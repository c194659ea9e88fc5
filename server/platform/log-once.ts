import type { FastifyBaseLogger } from 'fastify'

/** Wraps repeated work so that only the first of consecutive failures is logged. */
export function logOnce(log: FastifyBaseLogger, failure: string) {
  let isFailing = false
  return async (work: () => Promise<void>): Promise<void> => {
    try {
      await work()
      isFailing = false
    } catch (err) {
      if (!isFailing) log.warn({ err }, failure)
      isFailing = true
    }
  }
}
