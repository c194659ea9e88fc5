import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { mountAliases } from './aliases.ts'

test('a route is registered at each of its aliases, with the same access and prefix', async () => {
  const app = Fastify()
  const seen: string[] = []
  mountAliases(app)
  app.addHook('onRoute', ({ method, url, config }) => {
    seen.push(`${method} ${url} ${config?.access}`)
  })
  app.register(
    async (area) => {
      area.route({
        method: 'GET',
        url: '/sys/thing/:id',
        config: { access: 'thing:read', aliases: ['/thing/:id', '/thing/:id/:kind'] },
        handler: async ({ params }) => params,
      })
    },
    { prefix: '/base' },
  )
  await app.ready()

  expect((await app.inject('/base/sys/thing/1')).json()).toEqual({ id: '1' })
  expect((await app.inject('/base/thing/2')).json()).toEqual({ id: '2' })
  expect((await app.inject('/base/thing/3/x')).json()).toEqual({ id: '3', kind: 'x' })
  expect(seen.filter((line) => line.startsWith('GET')).sort()).toEqual([
    'GET /base/sys/thing/:id thing:read',
    'GET /base/thing/:id thing:read',
    'GET /base/thing/:id/:kind thing:read',
  ])
  expect(seen).toHaveLength(6)
})
