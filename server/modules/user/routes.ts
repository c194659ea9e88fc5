import type { FastifyInstance } from 'fastify'
import type { DepartPeopleQuery, UserOptionsQuery } from '#schemas'
import { createRoute } from '../../platform/http/operation-route.ts'
import { jeecgFileRoutes } from '../../platform/jeecg-file/routes.ts'
import { isBlank } from '../../platform/list/jeecg-value.ts'
import { createList } from '../../platform/list/list.ts'
import { type ListRequest, listRoute } from '../../platform/list/list-route.ts'
import { deletedUserResource, userResource } from '../../platform/users/resource.ts'
import { orgCodeOf } from '../../platform/users/selectable-users.ts'
import { userOptions, usersOfDepart } from '../../platform/users/user-options.ts'
import type { Services } from '../../services.ts'
import { userFile } from './jeecg-file.ts'
import { userLookUpRoutes } from './look-up-routes.ts'
import { departsOf, findDeleted, readUser, rolesOf } from './read.ts'
import { userWriteRoutes } from './write-routes.ts'

/** Maximum users in the recycle bin list. */
const MOST_DELETED = 200

function pickerRoutes(app: FastifyInstance, { database: { db } }: Services): void {
  const route = createRoute(app)
  route<{ Querystring: UserOptionsQuery }>('user.options', ({ query, user }) =>
    userOptions(db, query, user.scope),
  )
  route<{ Querystring: DepartPeopleQuery }>('user.ofDepart', ({ query, user }) =>
    usersOfDepart(db, query, user.scope),
  )
}

function lookUpRoutes(app: FastifyInstance, { database: { db } }: Services): void {
  const route = createRoute(app)
  route<{ Querystring: { id: string } }>('user.get', ({ query, user }) => readUser(db, query.id, user))
  route<{ Querystring: { userid: string } }>('user.roleIds', async ({ query, user }) => {
    const { id } = await readUser(db, query.userid, user)
    return rolesOf(db, id)
  })
  route<{ Querystring: { userId: string } }>('user.departList', async ({ query, user }) => {
    const { id } = await readUser(db, query.userId, user)
    return departsOf(db, id)
  })
  route('user.recycleBin', ({ user }) => findDeleted(db, user.scope, MOST_DELETED))
}

/** Routes of users: look-ups, list and changes. */
export async function userRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = createRoute(app)
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

  /** JeecgBoot's page filters by department id. */
  const named = async ({ departId, ...query }: Record<string, unknown>) =>
    typeof departId === 'string' && !isBlank(departId)
      ? { ...query, orgCode: `${(await orgCodeOf(database.db, departId)) ?? departId}*` }
      : query
  route<ListRequest>(listRoute('user.binned', deletedUserResource), ({ query, user }) =>
    binned.page(binned.read(query, user), user.scope),
  )
  jeecgFileRoutes(app, services, userFile(services, { asked: named, changed: list.changed }))
  route<ListRequest>(listRoute('user.list', userResource), async ({ query, user }) =>
    list.page(list.readJeecg(await named(query), user), user.scope),
  )
}
