import { crudEndpoints } from '../crud-endpoints.ts'
import { defineEndpoints, get, put } from '../endpoint.ts'

const list = 'system:userAgent:list'
const add = 'system:userAgent:add'
const edit = 'system:userAgent:edit'

/**
 * Delegations: users act as agents for other users. Paths that start with /sys belong to the JeecgBoot
 * contract.
 */
export const agentEndpoints = defineEndpoints({
  ...crudEndpoints('agent', { path: '/sys/sysUserAgent', list, add, edit }),
  'agent.byUser': get.record('/sys/sysUserAgent/queryByUserName', list),
  'agent.of': get.record('/app/agents/of', list),
  'agent.set': put.record('/app/agents/of', edit),
  'agent.mine': get.value('/app/agents/mine', 'signedIn'),
})
