import type { FastifyInstance } from 'fastify'
import type { DepartPeopleQuery, UserOptionsQuery } from '#schemas'
import { ok } from '../../http/envelope.ts'
import { operationRoute } from '../../http/operation-route.ts'
import type { Services } from '../../services.ts'
import { createList } from '../list/list.ts'
import { listRoute } from '../list/list-route.ts'
import { isBlank } from '../list/stock-value.ts'
import { stockFileRoutes } from '../stock-file/routes.ts'
import { deletedUserResource, userResource } from './list-resource.ts'
import { userLookUpRoutes } from './look-up-routes.ts'
import { peopleOf, userOptions } from './options.ts'
import { departsOf, findDeleted, readUser, rolesOf } from './reading.ts'
import { orgCodeOf } from './repo.ts'
import { userFile } from './stock-file.ts'
import { userWriteRoutes } from './write-routes.ts'

/** As many of the recycle bin as a page holds at most. */
const MOST_DELETED = 200

function pickerRoutes(app: FastifyInstance, { database: { db } }: Services): void {
  app.route<{ Querystring: UserOptionsQuery }>({
    ...operationRoute('user.options'),
    handler: async ({ query, user }) => ok(await userOptions(db, query, user.scope)),
  })
  app.route<{ Querystring: DepartPeopleQuery }>({
    ...operationRoute('user.ofDepart'),
    handler: async ({ query, user }) => ok(await peopleOf(db, query, user.scope)),
  })
}

function lookUpRoutes(app: FastifyInstance, { database: { db } }: Services): void {
  app.route<{ Querystring: { id: string } }>({
    ...operationRoute('user.get'),
    handler: async ({ query, user }) => ok(await readUser(db, query.id, user)),
  })
  app.route<{ Querystring: { userid: string } }>({
    ...operationRoute('user.roleIds'),
    handler: async ({ query, user }) => {
      const { id } = await readUser(db, query.userid, user)
      return ok(await rolesOf(db, id))
    },
  })
  app.route<{ Querystring: { userId: string } }>({
    ...operationRoute('user.departList'),
    handler: async ({ query, user }) => {
      const { id } = await readUser(db, query.userId, user)
      return ok(await departsOf(db, id))
    },
  })
  app.route({
    ...operationRoute('user.recycleBin'),
    handler: async ({ user }) => ok(await findDeleted(db, user.scope, MOST_DELETED)),
  })
}

/** People: as pickers find them, as administrators list and change them. */
export async function userRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { database, clock } = services
  const binned = createList(deletedUserResource, { ...database, now: () => clock().getTime() })
  const list = createList(userResource, { ...database, now: () => clock().getTime() })
  pickerRoutes(app, services)
  lookUpRoutes(app, services)
  userLookUpRoutes(app, services)
  userWriteRoutes(app, services, () => {
    list.changed()
    binned.changed()
  })

  /** A stock page names the department by its id. */
  const named = async ({ departId, ...query }: Record<string, unknown>) =>
    typeof departId === 'string' && !isBlank(departId)
      ? { ...query, orgCode: `${(await orgCodeOf(database.db, departId)) ?? departId}*` }
      : query
  app.route<{ Querystring: Record<string, unknown> }>({
    ...listRoute('user.binned', deletedUserResource),
    handler: async ({ query, user }) => ok(await binned.page(binned.read(query, user), user.scope)),
  })
  stockFileRoutes(app, services, userFile(services, { asked: named, changed: list.changed }))
  app.route<{ Querystring: Record<string, unknown> }>({
    ...listRoute('user.list', userResource),
    handler: async ({ query, user }) =>
      ok(await list.page(list.readStock(await named(query), user), user.scope)),
  })
}
