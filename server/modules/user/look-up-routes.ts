import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { type AppPeopleQuery, PickedUser } from '#schemas'
import { ok } from '../../http/envelope.ts'
import { operationRoute } from '../../http/operation-route.ts'
import type { Services } from '../../services.ts'
import { createList } from '../list/list.ts'
import { listRoute } from '../list/list-route.ts'
import { readAllDictItems } from '../system/dictionaries.ts'
import { readUserInfo } from '../system/users.ts'
import { colleagueResource, ofDepart } from './colleague-resource.ts'
import { userOptions } from './options.ts'

/** What makes a list of names, parted by commas, be read as such. */
const EXACTLY = '1'

/** People by what a client knows of them: as pickers see them, and nobody beyond. */
function personRoutes(app: FastifyInstance, { database: { db } }: Services): void {
  app.route<{ Querystring: { userIds: string } }>({
    ...operationRoute('user.byIds'),
    handler: async ({ query, user }) =>
      ok((await userOptions(db, { id: query.userIds || ',' }, user.scope)).records),
  })
  app.route<{ Querystring: { userNames: string } }>({
    ...operationRoute('user.byNames'),
    handler: async ({ query, user }) => {
      const asked = { username: query.userNames || ',', isMultiTranslate: EXACTLY }
      return ok((await userOptions(db, asked, user.scope)).records)
    },
  })
  app.route<{ Querystring: AppPeopleQuery }>({
    ...operationRoute('user.appList'),
    handler: async ({ query: { username, ...query }, user }) => {
      const named = username ? { username, isMultiTranslate: EXACTLY } : {}
      return ok(await userOptions(db, { ...query, ...named }, user.scope))
    },
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
      response: { 200: Type.Array(PickedUser) },
    },
    handler: async ({ query: { username, id }, user }) => {
      if (!username && !id) return []
      const asked = id ? { id } : { username: username ?? ',', isMultiTranslate: EXACTLY }
      return (await userOptions(db, asked, user.scope)).records
    },
  })
}

/** What a client asks about its own user. */
function ownRoutes(app: FastifyInstance, { database: { db } }: Services): void {
  app.route({
    ...operationRoute('user.ownSection'),
    handler: async ({ user: { id, username, realname, orgCode } }) =>
      ok({ sysUserId: id, sysUserCode: username, sysUserName: realname, sysOrgCode: orgCode }),
  })
  app.route({
    ...operationRoute('user.info'),
    handler: async ({ user, locale }) =>
      ok({
        userInfo: await readUserInfo(db, user.id),
        sysAllDictItems: await readAllDictItems(db, locale),
      }),
  })
}

/** The address book, and people as stock clients look them up. */
export function userLookUpRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock, ids } = services
  personRoutes(app, services)
  ownRoutes(app, services)
  // Stock clients want one before they upload a picture; the user that is added gets another.
  app.route({ ...operationRoute('user.newId'), handler: async () => ok(ids.nextId()) })

  const colleagues = createList(colleagueResource, { ...database, now: () => clock().getTime() })
  app.route<{ Querystring: Record<string, unknown> }>({
    ...listRoute('user.addressList', colleagueResource),
    handler: async ({ query, user }) => {
      const asked = colleagues.readStock(ofDepart(query), user, ['realname', 'workNo'])
      return ok(await colleagues.page(asked, user.scope))
    },
  })
}
