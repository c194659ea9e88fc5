import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { type AppPeopleQuery, UserOption } from '#schemas'
import { readAllDictItems } from '../../platform/dict-items.ts'
import { createRoute } from '../../platform/http/operation-route.ts'
import { readUserInfo } from '../../platform/identity/accounts.ts'
import { createList } from '../../platform/list/list.ts'
import { type ListRequest, listRoute } from '../../platform/list/list-route.ts'
import { userOptions } from '../../platform/users/options.ts'
import type { Services } from '../../services.ts'
import { colleagueResource, ofDepart } from './colleague-resource.ts'

/** Value that makes a text a comma-separated list of names. */
const EXACTLY = '1'

/** Look-up of users by a known field, limited to those pickers show. */
function personRoutes(app: FastifyInstance, { database: { db } }: Services): void {
  const route = createRoute(app)
  route<{ Querystring: { userIds: string } }>(
    'user.byIds',
    async ({ query, user }) => (await userOptions(db, { id: query.userIds || ',' }, user.scope)).records,
  )
  route<{ Querystring: { userNames: string } }>('user.byNames', async ({ query, user }) => {
    const asked = { username: query.userNames || ',', isMultiTranslate: EXACTLY }
    return (await userOptions(db, asked, user.scope)).records
  })
  route<{ Querystring: AppPeopleQuery }>('user.appList', ({ query: { username, ...query }, user }) => {
    const named = username ? { username, isMultiTranslate: EXACTLY } : {}
    return userOptions(db, { ...query, ...named }, user.scope)
  })
  // The contract's one list without an envelope.
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
      const asked = id ? { id } : { username: username ?? ',', isMultiTranslate: EXACTLY }
      return (await userOptions(db, asked, user.scope)).records
    },
  })
}

/** Look-ups of the client's own user. */
function ownRoutes(app: FastifyInstance, { database: { db } }: Services): void {
  const route = createRoute(app)
  route('user.ownSection', ({ user: { id, username, realname, orgCode } }) => ({
    sysUserId: id,
    sysUserCode: username,
    sysUserName: realname,
    sysOrgCode: orgCode,
  }))
  route('user.info', async ({ user, locale }) => ({
    userInfo: await readUserInfo(db, user.id),
    sysAllDictItems: await readAllDictItems(db, locale),
  }))
}

/** The address book, and people as stock clients look them up. */
export function userLookUpRoutes(app: FastifyInstance, services: Services): void {
  const route = createRoute(app)
  const { database, clock, ids } = services
  personRoutes(app, services)
  ownRoutes(app, services)
  // Stock clients want one before they upload a picture; the user that is added gets another.
  route('user.newId', () => ids.nextId())

  const colleagues = createList(colleagueResource, { ...database, now: () => clock().getTime() })
  route<ListRequest>(listRoute('user.addressList', colleagueResource), ({ query, user }) => {
    const asked = colleagues.readJeecg(ofDepart(query), user, ['realname', 'workNo'])
    return colleagues.page(asked, user.scope)
  })
}
