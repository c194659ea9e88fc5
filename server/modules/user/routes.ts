import type { FastifyInstance } from 'fastify'
import { createRoute } from '../../platform/http/operation-route.ts'
import { jeecgFileRoutes } from '../../platform/jeecg-file/routes.ts'
import { isBlank } from '../../platform/list/jeecg-value.ts'
import { createList } from '../../platform/list/list.ts'
import { createListRoute } from '../../platform/list/list-route.ts'
import { deletedUserResource, userResource } from '../../platform/users/resource.ts'
import { orgCodeOf } from '../../platform/users/selectable-users.ts'
import { userOptions, usersOfDepart } from '../../platform/users/user-options.ts'
import type { Services } from '../../services.ts'
import { userFile } from './jeecg-file.ts'
import { userLookUpRoutes } from './look-up-routes.ts'
import { departsOf, findDeleted, readUser, rolesOf } from './read.ts'
import { userWriteRoutes } from './write-routes.ts'

/** Maximum number of users in the list of the recycle bin. */
const MOST_DELETED = 200

function readRoutes(app: FastifyInstance, { database: { db } }: Services): void {
  const route = createRoute(app)
  route('user.options', (query, { user }) => userOptions(db, query, user.scope))
  route('user.ofDepart', (query, { user }) => usersOfDepart(db, query, user.scope))
  route('user.get', ({ id }, { user }) => readUser(db, id, user))
  route('user.roleIds', async ({ userid }, { user }) => rolesOf(db, (await readUser(db, userid, user)).id))
  route('user.departList', async ({ userId }, { user }) =>
    departsOf(db, (await readUser(db, userId, user)).id),
  )
  route('user.recycleBin', (_, { user }) => findDeleted(db, user.scope, MOST_DELETED))
}

/** Routes to look up, list and change users. */
export async function userRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const addList = createListRoute(app)
  const binned = createList(deletedUserResource, services)
  const list = createList(userResource, services)
  readRoutes(app, services)
  userLookUpRoutes(app, services)
  userWriteRoutes(app, services)

  /** Converts the filter `departId` of JeecgBoot's page to the filter by org code. */
  const named = async ({ departId, ...query }: Record<string, unknown>) =>
    typeof departId === 'string' && !isBlank(departId)
      ? { ...query, orgCode: `${(await orgCodeOf(services.database.db, departId)) ?? departId}*` }
      : query
  addList('user.binned', binned)
  jeecgFileRoutes(app, services, { ...userFile, toListQuery: named })
  addList('user.list', list, async (query, { user }) =>
    list.page(list.readJeecg(await named(query), user), user.scope),
  )
}
