import type { FastifyInstance } from 'fastify'
import type { DepartsQuery } from '#schemas'
import { ok } from '../../http/envelope.ts'
import { operationRoute } from '../../http/operation-route.ts'
import type { Services } from '../../services.ts'
import { departsInScope, departsNamed } from './repo.ts'
import { departTree } from './tree.ts'

const MAX_NAMED = 200

const several = (text = ''): string[] =>
  text
    .split(',')
    .filter((part) => part !== '')
    .slice(0, MAX_NAMED)

/** Departments, as pickers find them. */
export async function departRoutes(app: FastifyInstance, { database: { db } }: Services): Promise<void> {
  app.route({
    ...operationRoute('depart.tree'),
    handler: async ({ user }) => ok(departTree(await departsInScope(db, user.scope))),
  })
  app.route<{ Querystring: DepartsQuery }>({
    ...operationRoute('depart.byIds'),
    handler: async ({ query, user }) => {
      const named = { ids: several(query.ids), orgCodes: several(query.orgCodes) }
      return ok(await departsNamed(db, named, user.scope))
    },
  })
}
