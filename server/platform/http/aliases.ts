import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Further paths of the route, relative to the API base. */
    aliases?: readonly string[]
  }
}

/**
 * Adds a hook that also registers a route at each of its aliases, with the same access, schemas and handler.
 * Call this function before you add other `onRoute` hooks, so that each of these hooks runs once for each
 * path.
 */
export function mountAliases(app: FastifyInstance): void {
  app.addHook('onRoute', function mount(route) {
    const { aliases, ...config } = route.config ?? {}
    // Fastify adds HEAD routes itself.
    if (!aliases || route.method === 'HEAD') return
    for (const url of aliases) this.route({ ...route, url, config: config as typeof route.config })
  })
}
