import type { FastifyInstance, FastifyRequest } from 'fastify'
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

interface Asked {
  operation: string
  id: string
}

/** Why a row is seen. Whoever asks sees it himself: of another row nobody learns that it exists. */
export function rowRoutes(app: FastifyInstance, services: Services, titles: ColumnTitles): void {
  const { database, clock, config } = services
  const { db } = database
  const rights = createRights(db)

  async function somebodyElse(username: string, user: SignedIn): Promise<Seer> {
    const { rows } = await sql<Seer>`select t.id, t.username, t.realname, t.org_code as "orgCode"
      from sys_user t where t.username = ${username} and t.del_flag = 0 and t.status = 1
        and ${isSeen(userResource, user.scope)}`.execute(db)
    if (!rows[0]) throw userNotFound()
    return rows[0]
  }

  async function explain({ operation, id }: Asked, person: Seer, { user, locale }: FastifyRequest) {
    const resource = Object.hasOwn(ruledLists, operation) ? ruledLists[operation as OperationName] : undefined
    const code = findOperation(operation)?.access
    if (!resource || !code) throw rowNotFound()
    if (!mayCall(user, code)) throw forbidden()
    const { rows } = await sql`select from ${resource.rows}
      where t.id = ${id} and ${inScope(resource, user.scope)}`.execute(db)
    if (rows.length === 0) throw rowNotFound()
    const moment = { now: clock(), timeZone: config.businessTz }
    const held = await rights.of(person, user.rightsEpoch)
    const reason = await explainRow(db, {
      resource,
      code,
      rowId: id,
      person,
      rights: held,
      moment,
      locale,
      titles,
    })
    const { username, realname } = person
    return ok({ ...reason, person: { username, realname, isCaller: person.id === user.id } })
  }

  app.route<{ Querystring: Asked }>({
    ...operationRoute('row.why'),
    handler: (request) => explain(request.query, request.user, request),
  })
  app.route<{ Querystring: Asked & { username: string } }>({
    ...operationRoute('row.whyOf'),
    handler: async (request) => {
      const { query, user } = request
      return explain(query, await somebodyElse(query.username, user), request)
    },
  })
}
