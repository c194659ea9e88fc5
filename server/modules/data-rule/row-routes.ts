import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { findOperation, type OperationName } from '#schemas'
import { mayCall } from '../../http/access.ts'
import { ok } from '../../http/envelope.ts'
import { forbidden } from '../../http/errors.ts'
import { operationRoute } from '../../http/operation-route.ts'
import type { SignedIn } from '../../http/request.ts'
import type { Services } from '../../services.ts'
import { inScope, isSeen } from '../list/scope.ts'
import { createRights } from '../system/rights.ts'
import { userNotFound } from '../user/errors.ts'
import { userResource } from '../user/list-resource.ts'
import type { ColumnTitles } from './column-titles.ts'
import { rowNotFound } from './errors.ts'
import { ruledLists } from './resources.ts'
import { explainRow, type Seer } from './why.ts'

/** With this right one asks what somebody else sees. */
const OF_OTHERS = 'row:whyOthers'

type Query = { operation: string; id: string; username?: string }

/** Why a row is seen. Whoever asks sees it himself: of another row nobody learns that it exists. */
export function rowRoutes(app: FastifyInstance, services: Services, titles: ColumnTitles): void {
  const { database, clock, config } = services
  const { db } = database
  const rights = createRights(db)

  async function somebodyElse(username: string, user: SignedIn): Promise<Seer> {
    if (!user.permissions.has(OF_OTHERS)) throw forbidden()
    const { rows } = await sql<Seer>`select t.id, t.username, t.realname, t.org_code as "orgCode"
      from sys_user t where t.username = ${username} and t.del_flag = 0 and t.status = 1
        and ${isSeen(userResource, user.scope)}`.execute(db)
    if (!rows[0]) throw userNotFound()
    return rows[0]
  }

  app.route<{ Querystring: Query }>({
    ...operationRoute('row.why'),
    handler: async ({ query, user, locale }) => {
      const { operation, id, username } = query
      const resource = Object.hasOwn(ruledLists, operation)
        ? ruledLists[operation as OperationName]
        : undefined
      const code = findOperation(operation)?.access
      if (!resource || !code) throw rowNotFound()
      if (!mayCall(user, code)) throw forbidden()
      const { rows } = await sql`select from ${resource.rows}
        where t.id = ${id} and ${inScope(resource, user.scope)}`.execute(db)
      if (rows.length === 0) throw rowNotFound()
      const isCaller = username === undefined || username === '' || username === user.username
      const person = isCaller ? user : await somebodyElse(username, user)
      const asked = {
        resource,
        code,
        rowId: id,
        person,
        rights: await rights.of(person, user.rightsEpoch),
        moment: { now: clock(), timeZone: config.businessTz },
        locale,
        titles,
      }
      const { username: name, realname } = person
      return ok({ ...(await explainRow(db, asked)), person: { username: name, realname, isCaller } })
    },
  })
}
