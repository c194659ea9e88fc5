import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Further paths below the API base at which the same route stands. */
    aliases?: readonly string[]
  }
}

/**
 * Mounts a route at each of its aliases too, with the same access, shapes and handler. It comes before every other
 * hook on routes, so that each path passes all of them exactly once.
 */
export function mountAliases(app: FastifyInstance): void {
  app.addHook('onRoute', function mount(route) {
    const { aliases, ...config } = route.config ?? {}
    // Fastify adds HEAD for each path by itself.
    if (!aliases || route.method === 'HEAD') return
    for (const url of aliases) this.route({ ...route, url, config: config as typeof route.config })
  })
}
