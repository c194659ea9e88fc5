import { defineEndpoints } from '../endpoint.ts'

const list = 'system:statement:list'
const run = 'system:statement:run'

/** Registered statements: their administration, and the two calls that run one by its code. */
export const statementEndpoints = defineEndpoints({
  'statement.list': { method: 'GET', path: '/app/statements', access: list, gives: 'page' },
  'statement.get': { method: 'GET', path: '/app/statements/one', access: list, gives: 'record' },
  'statement.edit': {
    method: 'PUT',
    path: '/app/statements',
    access: 'system:statement:edit',
    gives: 'record',
  },
  'statement.runs': { method: 'GET', path: '/app/statements/runs', access: list, gives: 'page' },
  'statement.query': { method: 'POST', path: '/db/query', access: run, gives: 'value' },
  'statement.exec': { method: 'POST', path: '/db/exec', access: run, gives: 'value' },
})
