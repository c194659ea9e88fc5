import type { FastifyBaseLogger } from 'fastify'

/** Makes a runner of repeated work that logs the first failure of a row: a database away is one event, not one a second. */
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
