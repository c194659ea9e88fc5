import { defineEndpoints, get, post, put } from '../endpoint.ts'

const list = 'system:statement:list'
const run = 'system:statement:run'

/**
 * Operations on preset statements: their administration, and two operations that run a statement by its code.
 */
export const statementEndpoints = defineEndpoints({
  'statement.list': get.page('/app/statements', list),
  'statement.get': get.record('/app/statements/one', list),
  'statement.edit': put.record('/app/statements', 'system:statement:edit'),
  'statement.runs': get.page('/app/statements/runs', list),
  'statement.query': post.value('/db/query', run),
  'statement.exec': post.value('/db/exec', run),
})
