import { defineEndpoints } from '../endpoint.ts'

const list = 'system:userAgent:list'
const add = 'system:userAgent:add'
const edit = 'system:userAgent:edit'

/** Who stands in for whom. Paths under /sys are the contract's. */
export const agentEndpoints = defineEndpoints({
  'agent.list': { method: 'GET', path: '/sys/sysUserAgent/list', access: list, gives: 'page' },
  'agent.get': { method: 'GET', path: '/sys/sysUserAgent/queryById', access: list, gives: 'record' },
  'agent.byUser': { method: 'GET', path: '/sys/sysUserAgent/queryByUserName', access: list, gives: 'record' },
  'agent.add': { method: 'POST', path: '/sys/sysUserAgent/add', access: add, gives: 'record' },
  'agent.edit': { method: 'PUT', path: '/sys/sysUserAgent/edit', access: edit, gives: 'record' },
  'agent.delete': { method: 'DELETE', path: '/sys/sysUserAgent/delete', access: edit, gives: 'value' },
  'agent.deleteBatch': {
    method: 'DELETE',
    path: '/sys/sysUserAgent/deleteBatch',
    access: edit,
    gives: 'value',
  },
  'agent.of': { method: 'GET', path: '/app/agents/of', access: list, gives: 'record' },
  'agent.set': { method: 'PUT', path: '/app/agents/of', access: edit, gives: 'record' },
  'agent.mine': { method: 'GET', path: '/app/agents/mine', access: 'signedIn', gives: 'value' },
})
