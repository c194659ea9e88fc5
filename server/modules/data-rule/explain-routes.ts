import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { forbidden } from '../../platform/http/errors.ts'
import { createRoute } from '../../platform/http/operation-route.ts'
import { hasAccess } from '../../platform/http/permission-check.ts'
import type { SignedIn } from '../../platform/http/request.ts'
import { inScope, isVisible } from '../../platform/list/row-scope.ts'
import { rowNotFound } from '../../platform/permissions/data-rule-errors.ts'
import { createPermissionCache } from '../../platform/permissions/permission-cache.ts'
import { userNotFound } from '../../platform/users/errors.ts'
import { userResource } from '../../platform/users/resource.ts'
import type { Services } from '../../services.ts'
import type { TitlesFor } from './column-titles.ts'
import { explainRow, type Viewer } from './explain-row.ts'

interface RowRequest {
  operation: string
  id: string
}

/** Routes that explain why a user sees or doesn't see a row. The caller must be able to see the row. */
export function rowRoutes(app: FastifyInstance, services: Services, titlesFor: TitlesFor): void {
  const { database, clock, config, registry, contracts } = services
  const { db } = database
  const rights = createPermissionCache(db)

  async function findViewer(username: string, user: SignedIn): Promise<Viewer> {
    const { rows } = await sql<Viewer>`select t.id, t.username, t.realname, t.org_code as "orgCode"
      from sys_user t where t.username = ${username} and t.del_flag = 0 and t.status = 1
        and ${isVisible(userResource, user.scope)}`.execute(db)
    if (!rows[0]) throw userNotFound()
    return rows[0]
  }

  async function explain({ operation, id }: RowRequest, person: Viewer, { user, locale }: FastifyRequest) {
    const resource = registry.lists.ofOperation(operation)
    const code = contracts.findOperation(operation)?.access
    if (!resource || !code) throw rowNotFound()
    if (!hasAccess(user, code)) throw forbidden()
    const { rows } = await sql`select from ${resource.rows}
      where t.id = ${id} and ${inScope(resource, user.scope)}`.execute(db)
    if (rows.length === 0) throw rowNotFound()
    const moment = { now: clock(), timeZone: config.businessTz }
    const permissions = await rights.of(person, user.rightsEpoch)
    const reason = await explainRow(db, {
      resource,
      code,
      rowId: id,
      person,
      rights: permissions,
      moment,
      locale,
      titles: await titlesFor(user),
    })
    const { username, realname } = person
    return { ...reason, person: { username, realname, isCaller: person.id === user.id } }
  }

  const route = createRoute(app)
  route('row.why', (query, request) => explain(query, request.user, request))
  route('row.whyOf', async (query, request) =>
    explain(query, await findViewer(query.username, request.user), request),
  )
}
