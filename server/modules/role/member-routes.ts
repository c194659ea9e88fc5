import type { FastifyInstance } from 'fastify'
import { createChangeRoute, createRoute } from '../../platform/http/operation-route.ts'
import { searchedText } from '../../platform/list/condition-sql.ts'
import { MAX_ROW } from '../../platform/list/query.ts'
import type { Services } from '../../services.ts'
import { addMembers, removeMembers } from './members.ts'
import { findMembers } from './members-repo.ts'

const MOST = 200
const DEFAULT = 10

interface MembersQuery {
  roleId: string
  username?: string
  pageNo?: number
  pageSize?: number
}

/** Page range; a negative size asks for the maximum. */
function pageOf({ pageNo = 1, pageSize = DEFAULT }: MembersQuery) {
  const size = pageSize < 1 ? MOST : Math.min(pageSize, MOST)
  const current = Math.min(Math.max(pageNo, 1), Math.ceil(MAX_ROW / size))
  return { current, size, offset: (current - 1) * size }
}

/** Members of a role: listing, adding and removing them. */
export function memberRoutes(app: FastifyInstance, services: Services): void {
  const route = createRoute(app)
  const { database, ids } = services
  const change = createChangeRoute(app, services)
  const nextId = () => ids.nextId()

  route<{ Querystring: MembersQuery }>('role.users', async ({ query, user }) => {
    const { current, size, offset } = pageOf(query)
    const username = searchedText(query.username)
    const wanted = { roleId: query.roleId, username, limit: size, offset }
    const { records, total } = await findMembers(database.db, wanted, user.scope)
    const pages = Math.ceil(total / size)
    return { records, total, totalCapped: false, size, current, pages, next: null, prev: null }
  })
  change<{ Body: { roleId: string; userIdList: string[] } }>('role.addUsers', (tx, { user, body }) =>
    addMembers(tx, body, { user, nextId }),
  )
  change<{ Querystring: { roleId: string; userId: string } }>('role.removeUser', (tx, { user, query }) => {
    const { roleId, userId: csv } = query
    return removeMembers(tx, { roleId, csv }, { user })
  })
  change<{ Querystring: { roleId: string; userIds: string } }>('role.removeUsers', (tx, { user, query }) => {
    const { roleId, userIds: csv } = query
    return removeMembers(tx, { roleId, csv }, { user })
  })
}
