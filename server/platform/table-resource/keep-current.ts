import type { FastifyInstance } from 'fastify'
import type { Services } from '../../services.ts'

/**
 * Adds a hook that runs before requests of signed-in users. The hook registers tables that became resources
 * on another node.
 */
export function keepTablesCurrent(app: FastifyInstance, { tables, config }: Services): void {
  const prefix = `${config.apiBase}/app/`
  app.addHook('preHandler', async (request) => {
    const { url = '', config } = request.routeOptions
    if (url.startsWith(prefix) && config.access !== 'public') await tables.refresh()
  })
}
