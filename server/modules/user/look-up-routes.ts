import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { UserOption } from '#schemas'
import { readUserInfo } from '../../platform/authentication/accounts.ts'
import { readAllDictItems } from '../../platform/dict-items.ts'
import { createRoute } from '../../platform/http/operation-route.ts'
import { createList } from '../../platform/list/list.ts'
import { createListRoute } from '../../platform/list/list-route.ts'
import { userOptions } from '../../platform/users/user-options.ts'
import type { Services } from '../../services.ts'
import { colleagueResource, filterByDepart } from './colleague-resource.ts'

/**
 * Value of the parameter `isMultiTranslate` with which `username` is a comma-separated list of exact names.
 */
const EXACT_NAMES = '1'

/** Routes to look up users by id or name. These routes return only the fields that a select shows. */
function personRoutes(app: FastifyInstance, { database: { db } }: Services): void {
  const route = createRoute(app)
  route(
    'user.byIds',
    async ({ userIds }, { user }) => (await userOptions(db, { id: userIds || ',' }, user.scope)).records,
  )
  route('user.byNames', async ({ userNames }, { user }) => {
    const optionQuery = { username: userNames || ',', isMultiTranslate: EXACT_NAMES }
    return (await userOptions(db, optionQuery, user.scope)).records
  })
  route('user.appList', ({ username, ...query }, { user }) => {
    const named = username ? { username, isMultiTranslate: EXACT_NAMES } : {}
    return userOptions(db, { ...query, ...named }, user.scope)
  })
  // Like JeecgBoot, responds to this request with a plain list, without the envelope of other responses.
  app.route<{ Querystring: { username?: string; id?: string } }>({
    method: 'GET',
    url: '/sys/user/getMultiUser',
    config: { access: 'signedIn' },
    schema: {
      querystring: Type.Object({
        username: Type.Optional(Type.String({ maxLength: 10_000 })),
        id: Type.Optional(Type.String({ maxLength: 10_000 })),
      }),
      response: { 200: Type.Array(UserOption) },
    },
    handler: async ({ query: { username, id }, user }) => {
      if (!username && !id) return []
      const optionQuery = id ? { id } : { username: username ?? ',', isMultiTranslate: EXACT_NAMES }
      return (await userOptions(db, optionQuery, user.scope)).records
    },
  })
}

/** Routes with which users read their own data. */
function ownRoutes(app: FastifyInstance, { database: { db } }: Services): void {
  const route = createRoute(app)
  route('user.ownSection', (_, { user: { id, username, realname, orgCode } }) => ({
    sysUserId: id,
    sysUserCode: username,
    sysUserName: realname,
    sysOrgCode: orgCode,
  }))
  route('user.info', async (_, { user, locale }) => ({
    userInfo: await readUserInfo(db, user.id),
    sysAllDictItems: await readAllDictItems(db, locale),
  }))
}

/** Routes of the address book and of look-ups of users. */
export function userLookUpRoutes(app: FastifyInstance, services: Services): void {
  const route = createRoute(app)
  personRoutes(app, services)
  ownRoutes(app, services)
  // JeecgBoot's user form requests an id before it uploads a picture. The user gets another id when the form
  // is saved.
  route('user.newId', () => services.ids.nextId())

  const colleagues = createList(colleagueResource, services)
  createListRoute(app)('user.addressList', colleagues, (query, { user }) => {
    const optionQuery = colleagues.readJeecg(filterByDepart(query), user, ['realname', 'workNo'])
    return colleagues.page(optionQuery, user.scope)
  })
}
