import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'

/**
 * Adds `<API_BASE>/app/openapi.json`, which describes all routes that are added later. The caller of this
 * route needs the permission `api:docs`.
 */
export function addOpenApi(
  app: FastifyInstance,
  { apiBase, version }: { apiBase: string; version: string },
): void {
  app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Gaiwan', version, description: 'Generated from the routes.' },
      components: {
        securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'X-Access-Token' } },
      },
    },
    transform: ({ schema, url, route }) => ({
      schema: {
        ...schema,
        ...(route.config?.access !== 'public' && { security: [{ token: [] }] }),
        description: `Access: ${route.config?.access}`,
      },
      url,
    }),
  })
  const route = { config: { access: 'api:docs' }, schema: { hide: true } } as const
  app.register(async (described) => {
    described.get(`${apiBase}/app/openapi.json`, route, () => app.swagger())
  })
}
