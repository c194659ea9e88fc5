import type { FastifyInstance } from 'fastify'
import type { UserAgent } from '#schemas'
import { createChangeRoute, createRoute } from '../../platform/http/operation-route.ts'
import type { ResourceList } from '../../platform/list/list.ts'
import { recordNotFound } from '../../platform/resource/records.ts'
import type { Services } from '../../services.ts'
import { type Agents, agentOf, agentsOf, setAgent } from './agent-of-user.ts'

/**
 * Routes to set the agent of one user, and to read the caller's own delegations. A delegation gives the agent
 * no permissions.
 */
export function agentRoutes(
  app: FastifyInstance,
  services: Services,
  { list, resource }: { list: ResourceList<UserAgent>; resource: Agents },
): void {
  const route = createRoute(app)
  const { db } = services.database
  const change = createChangeRoute(app, services)

  route('agent.byUser', async ({ userName }, { user: { scope } }) => {
    const { id } = await agentOf(db, userName, scope)
    const record = id === null ? undefined : await list.find(id, scope)
    if (!record) throw recordNotFound()
    return record
  })
  route('agent.of', ({ userName }, { user }) => agentOf(db, userName, user.scope))
  change('agent.set', (tx, body, context) => setAgent(tx, resource, body, context))
  route('agent.mine', (_, { user }) => agentsOf(db, user.username))
}
