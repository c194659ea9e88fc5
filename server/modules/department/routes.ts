import type { FastifyInstance } from 'fastify'
import { departNoMatch } from '../../platform/departments/errors.ts'
import {
  childDeparts,
  departsHeadedBy,
  departsInScope,
  findDeparts,
} from '../../platform/departments/repo.ts'
import { ok } from '../../platform/http/envelope.ts'
import { createRawRoute, createRoute } from '../../platform/http/operation-route.ts'
import { readIds } from '../../platform/http/read-ids.ts'
import type { Services } from '../../services.ts'
import { changeRoutes } from './change-routes.ts'
import { jeecg3Routes } from './jeecg3-routes.ts'
import { memberRoutes } from './member-routes.ts'
import { departTree, shortTree } from './tree.ts'

const MAX_NAMED = 200
/** Response messages that JeecgBoot clients expect: `2` if the caller heads a department, otherwise `1`. */
const IN_CHARGE = '2'
const NOT_IN_CHARGE = '1'

const several = (text: string | undefined) => readIds(text).slice(0, MAX_NAMED)

/** Routes to read department trees and to search departments. */
function treeRoutes(app: FastifyInstance, { database: { db } }: Services): void {
  const route = createRoute(app)
  route('depart.tree', async ({ ids }, { user }) => {
    const requestedIds = new Set(readIds(ids))
    const departs = await departsInScope(db, user.scope)
    return departTree(requestedIds.size === 0 ? departs : departs.filter(({ id }) => requestedIds.has(id)))
  })
  route('depart.idTree', async (_, { user }) => shortTree(departTree(await departsInScope(db, user.scope))))
  createRawRoute(app)('depart.mine', async (_, { user }) => {
    const departs = await departsHeadedBy(db, user)
    return ok(departTree(departs ?? []), departs ? IN_CHARGE : NOT_IN_CHARGE)
  })
  route('depart.search', async ({ keyWord, myDeptSearch }, { user }) => {
    const isManaged = myDeptSearch === '1'
    const among = isManaged ? ((await departsHeadedBy(db, user)) ?? []) : await departsInScope(db, user.scope)
    const text = keyWord.trim().toLowerCase()
    const found = among.filter(({ departName }) => departName.toLowerCase().includes(text))
    if (found.length === 0) throw departNoMatch()
    return departTree(found)
  })
}

/** Routes to look up and to administer departments. */
export async function departRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = createRoute(app)
  const { db } = services.database
  treeRoutes(app, services)
  changeRoutes(app, services)
  memberRoutes(app, services)
  jeecg3Routes(app, services)

  route('depart.below', ({ id }, { user }) => childDeparts(db, id, user.scope))
  route('depart.byIds', (query, { user }) => {
    const named = { ids: several(query.ids), orgCodes: several(query.orgCodes) }
    return findDeparts(db, named, user.scope)
  })
}
