import type { FastifyInstance } from 'fastify'
import type { SetAgent, UserAgent } from '#schemas'
import { createChange } from '../../http/change.ts'
import { ok } from '../../http/envelope.ts'
import { operationRoute } from '../../http/operation-route.ts'
import type { Services } from '../../services.ts'
import { recordNotFound } from '../crud/errors.ts'
import { readRecord } from '../crud/records.ts'
import { crudRoutes } from '../crud/routes.ts'
import { crudImporter } from '../stock-file/crud-importer.ts'
import type { StockFile } from '../stock-file/declaration.ts'
import { stockFileRoutes } from '../stock-file/routes.ts'
import { agents } from './agents.ts'
import { agentResource } from './list-resource.ts'
import { agentOf, agentsOf, setAgent } from './of-user.ts'

const agentFile: StockFile<UserAgent> = {
  path: '/sys/sysUserAgent',
  titles: { en: 'Agents', zh: '代理人' },
  resource: agentResource,
  access: {
    list: 'system:userAgent:list',
    export: 'system:userAgent:list',
    import: 'system:userAgent:add',
  },
  columns: [
    { field: 'userName', titles: { en: 'User', zh: '用户名' }, taken: 'required' },
    { field: 'agentUserName', titles: { en: 'Agent', zh: '代理人用户名' }, taken: 'required' },
    { field: 'startTime', titles: { en: 'From', zh: '代理开始时间' }, taken: 'optional' },
    { field: 'endTime', titles: { en: 'Until', zh: '代理结束时间' }, taken: 'optional' },
    { field: 'status', titles: { en: 'State', zh: '状态' }, dict: 'valid_status', taken: 'optional' },
  ],
}

/** Agents: the calls of the CRUD convention, those of one user, and one's own. They pass on no rights. */
export async function agentRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { database, ids } = services
  const { db } = database
  const change = createChange(services)
  const { changed } = crudRoutes(app, services, agents)
  stockFileRoutes(app, services, { ...agentFile, importer: crudImporter(services, agents), changed })

  app.route<{ Querystring: { userName: string } }>({
    ...operationRoute('agent.byUser'),
    handler: async ({ query, user: { scope } }) => {
      const { id } = await agentOf(db, query.userName, scope)
      const record = id === null ? undefined : await readRecord(db, agentResource, { id, scope })
      if (!record) throw recordNotFound()
      return ok(record)
    },
  })
  app.route<{ Querystring: { userName: string } }>({
    ...operationRoute('agent.of'),
    handler: async ({ query, user }) => ok(await agentOf(db, query.userName, user.scope)),
  })
  app.route<{ Body: SetAgent }>({
    ...operationRoute('agent.set'),
    handler: async (request, reply) => {
      const { user, body } = request
      const answer = await change(request, reply, (tx, at) =>
        setAgent(tx, body, { user, at, id: ids.nextId() }),
      )
      changed()
      return answer
    },
  })
  app.route({
    ...operationRoute('agent.mine'),
    handler: async ({ user }) => ok(await agentsOf(db, user.username)),
  })
}
