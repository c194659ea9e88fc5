import type { FastifyInstance } from 'fastify'
import type { UserAgent } from '#schemas'
import { readRecord, recordNotFound } from '../../platform/crud/records.ts'
import { crudRoutes } from '../../platform/crud/routes.ts'
import { createChangeRoute, createRoute } from '../../platform/http/operation-route.ts'
import { crudImporter } from '../../platform/jeecg-file/crud-importer.ts'
import type { JeecgFile } from '../../platform/jeecg-file/declaration.ts'
import { jeecgFileRoutes } from '../../platform/jeecg-file/routes.ts'
import type { Services } from '../../services.ts'
import { agentOf, agentsOf, setAgent } from './agent-of-user.ts'
import { agents } from './agents.ts'
import { agentResource } from './list-resource.ts'

const agentFile: JeecgFile<UserAgent> = {
  path: '/sys/sysUserAgent',
  titles: { en: 'Agents', zh: '代理人' },
  resource: agentResource,
  access: {
    list: 'system:userAgent:list',
    export: 'system:userAgent:list',
    import: 'system:userAgent:add',
  },
  columns: [
    { field: 'userName', titles: { en: 'User', zh: '用户名' }, imported: 'required' },
    { field: 'agentUserName', titles: { en: 'Agent', zh: '代理人用户名' }, imported: 'required' },
    { field: 'startTime', titles: { en: 'From', zh: '代理开始时间' }, imported: 'optional' },
    { field: 'endTime', titles: { en: 'Until', zh: '代理结束时间' }, imported: 'optional' },
    { field: 'status', titles: { en: 'State', zh: '状态' }, dict: 'valid_status', imported: 'optional' },
  ],
}

/**
 * Routes to administer delegations, to set the agent of one user, and to read the caller's own delegations.
 * An agent gets no permissions of the user.
 */
export async function agentRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = createRoute(app)
  const { db } = services.database
  const { changed } = crudRoutes(app, services, agents)
  const change = createChangeRoute(app, services, changed)
  jeecgFileRoutes(app, services, { ...agentFile, importer: crudImporter(agents), changed })

  route('agent.byUser', async ({ userName }, { user: { scope } }) => {
    const { id } = await agentOf(db, userName, scope)
    const record = id === null ? undefined : await readRecord(db, agentResource, { id, scope })
    if (!record) throw recordNotFound()
    return record
  })
  route('agent.of', ({ userName }, { user }) => agentOf(db, userName, user.scope))
  change('agent.set', setAgent)
  route('agent.mine', (_, { user }) => agentsOf(db, user.username))
}
