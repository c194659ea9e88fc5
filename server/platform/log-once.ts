import type { FastifyBaseLogger } from 'fastify'

/**
 * Returns a function that runs repeated work. If the work fails several times in succession, only the first
 * failure is logged.
 */
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
