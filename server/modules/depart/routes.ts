import type { FastifyInstance } from 'fastify'
import type { DepartSearch, DepartsQuery, DepartTreeQuery } from '#schemas'
import { ok } from '../../http/envelope.ts'
import { operationRoute } from '../../http/operation-route.ts'
import { readIds } from '../../http/read-ids.ts'
import type { Services } from '../../services.ts'
import { changeRoutes } from './change-routes.ts'
import { departNoMatch } from './errors.ts'
import { lateRoutes } from './late-routes.ts'
import { memberRoutes } from './member-routes.ts'
import { departsBelow, departsInCharge, departsInScope, departsNamed } from './repo.ts'
import { departTree, shortTree } from './tree.ts'

const MAX_NAMED = 200
/** What the contract's message says of somebody who is in charge of departments, and of anybody else. */
const IN_CHARGE = '1'
const NOT_IN_CHARGE = '2'

const several = (text: string | undefined) => readIds(text).slice(0, MAX_NAMED)

/** The trees, and what is found in them. */
function treeRoutes(app: FastifyInstance, { database: { db } }: Services): void {
  app.route<{ Querystring: DepartTreeQuery }>({
    ...operationRoute('depart.tree'),
    handler: async ({ query, user }) => {
      const wanted = new Set(readIds(query.ids))
      const departs = await departsInScope(db, user.scope)
      return ok(departTree(wanted.size === 0 ? departs : departs.filter(({ id }) => wanted.has(id))))
    },
  })
  app.route({
    ...operationRoute('depart.idTree'),
    handler: async ({ user }) => ok(shortTree(departTree(await departsInScope(db, user.scope)))),
  })
  app.route({
    ...operationRoute('depart.mine'),
    handler: async ({ user }) => {
      const departs = await departsInCharge(db, user)
      return ok(departTree(departs ?? []), departs ? IN_CHARGE : NOT_IN_CHARGE)
    },
  })
  app.route<{ Querystring: DepartSearch }>({
    ...operationRoute('depart.search'),
    handler: async ({ query, user }) => {
      const isMine = query.myDeptSearch === '1'
      const among = isMine ? ((await departsInCharge(db, user)) ?? []) : await departsInScope(db, user.scope)
      const text = query.keyWord.trim().toLowerCase()
      const found = among.filter(({ departName }) => departName.toLowerCase().includes(text))
      if (found.length === 0) throw departNoMatch()
      return ok(departTree(found))
    },
  })
}

/** Departments: as pickers find them, and their administration. */
export async function departRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { db } = services.database
  treeRoutes(app, services)
  changeRoutes(app, services)
  memberRoutes(app, services)
  lateRoutes(app, services)

  app.route<{ Querystring: { id: string } }>({
    ...operationRoute('depart.below'),
    handler: async ({ query, user }) => ok(await departsBelow(db, query.id, user.scope)),
  })
  app.route<{ Querystring: DepartsQuery }>({
    ...operationRoute('depart.byIds'),
    handler: async ({ query, user }) => {
      const named = { ids: several(query.ids), orgCodes: several(query.orgCodes) }
      return ok(await departsNamed(db, named, user.scope))
    },
  })
}
