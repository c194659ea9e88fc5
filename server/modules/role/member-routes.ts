import type { FastifyInstance } from 'fastify'
import { createChange } from '../../http/change.ts'
import { ok } from '../../http/envelope.ts'
import { operationRoute } from '../../http/operation-route.ts'
import type { Services } from '../../services.ts'
import { MAX_ROW } from '../list/query.ts'
import { searchedText } from '../list/searched-text.ts'
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

/** A page as the contract has it: a negative size asks for as many as there may be. */
function pageOf({ pageNo = 1, pageSize = DEFAULT }: MembersQuery) {
  const size = pageSize < 1 ? MOST : Math.min(pageSize, MOST)
  const current = Math.min(Math.max(pageNo, 1), Math.ceil(MAX_ROW / size))
  return { current, size, offset: (current - 1) * size }
}

/** Who has a role, and giving and taking it. */
export function memberRoutes(app: FastifyInstance, services: Services): void {
  const { database, ids } = services
  const change = createChange(services)
  const nextId = () => ids.nextId()

  app.route<{ Querystring: MembersQuery }>({
    ...operationRoute('role.users'),
    handler: async ({ query, user }) => {
      const { current, size, offset } = pageOf(query)
      const username = searchedText(query.username)
      const wanted = { roleId: query.roleId, username, limit: size, offset }
      const { records, total } = await findMembers(database.db, wanted, user.scope)
      const pages = Math.ceil(total / size)
      return ok({ records, total, totalCapped: false, size, current, pages, next: null, prev: null })
    },
  })
  app.route<{ Body: { roleId: string; userIdList: string[] } }>({
    ...operationRoute('role.addUsers'),
    handler: (request, reply) => {
      const { user, body } = request
      return change(request, reply, (tx) => addMembers(tx, body, { user, nextId }))
    },
  })
  app.route<{ Querystring: { roleId: string; userId: string } }>({
    ...operationRoute('role.removeUser'),
    handler: (request, reply) => {
      const { user, query } = request
      const { roleId, userId: csv } = query
      return change(request, reply, (tx) => removeMembers(tx, { roleId, csv }, { user }))
    },
  })
  app.route<{ Querystring: { roleId: string; userIds: string } }>({
    ...operationRoute('role.removeUsers'),
    handler: (request, reply) => {
      const { user, query } = request
      const { roleId, userIds: csv } = query
      return change(request, reply, (tx) => removeMembers(tx, { roleId, csv }, { user }))
    },
  })
}
