import type { FastifyInstance } from 'fastify'
import type { Services } from '../../services.ts'

/**
 * Before a request of a signed-in user runs, registers the tables that were made resources on another node.
 */
export function keepTablesCurrent(app: FastifyInstance, { tables, config }: Services): void {
  const prefix = `${config.apiBase}/app/`
  app.addHook('preHandler', async (request) => {
    const { url = '', config } = request.routeOptions
    if (url.startsWith(prefix) && config.access !== 'public') await tables.refresh()
  })
}
