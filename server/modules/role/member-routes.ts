import type { FastifyInstance } from 'fastify'
import { createChangeRoute, createRoute } from '../../platform/http/operation-route.ts'
import { searchedText } from '../../platform/list/condition-sql.ts'
import { MAX_ROW } from '../../platform/list/query.ts'
import type { Services } from '../../services.ts'
import { addMembers, removeMembers } from './members.ts'
import { findMembers } from './members-repo.ts'

const MOST = 200
const DEFAULT = 10

/** Limits the page number and the page size of a request. A page size below 1 means the maximum size. */
function pageOf({ pageNo = 1, pageSize = DEFAULT }: { pageNo?: number; pageSize?: number }) {
  const size = pageSize < 1 ? MOST : Math.min(pageSize, MOST)
  const current = Math.min(Math.max(pageNo, 1), Math.ceil(MAX_ROW / size))
  return { current, size, offset: (current - 1) * size }
}

/** Routes to list, add and remove the users of a role. */
export function memberRoutes(app: FastifyInstance, services: Services): void {
  const route = createRoute(app)
  const { db } = services.database
  const change = createChangeRoute(app, services)

  route('role.users', async ({ roleId, ...query }, { user }) => {
    const { current, size, offset } = pageOf(query)
    const username = searchedText(query.username)
    const { records, total } = await findMembers(db, { roleId, username, limit: size, offset }, user.scope)
    const pages = Math.ceil(total / size)
    return { records, total, totalCapped: false, size, current, pages, next: null, prev: null }
  })
  change('role.addUsers', addMembers)
  change('role.removeUser', (tx, { roleId, userId: csv }, context) =>
    removeMembers(tx, { roleId, csv }, context),
  )
  change('role.removeUsers', (tx, { roleId, userIds: csv }, context) =>
    removeMembers(tx, { roleId, csv }, context),
  )
}
