import { defineEndpoints } from '../endpoint.ts'

const signedIn = 'signedIn'

/**
 * Dictionaries made of tables, `sys_user,realname,username`: of listed tables and columns, within what the caller
 * sees. The paths are the contract's; each takes a plain dictionary's code too.
 */
export const tableDictionaryEndpoints = defineEndpoints({
  'dict.search': { method: 'GET', path: '/sys/dict/loadDict/:code', access: signedIn, gives: 'value' },
  'dict.searchByValue': {
    method: 'GET',
    path: '/sys/dict/loadDictOrderByValue/:code',
    access: signedIn,
    gives: 'value',
  },
  'dict.texts': { method: 'GET', path: '/sys/dict/loadDictItem/:code', access: signedIn, gives: 'value' },
  'dict.text': { method: 'GET', path: '/sys/dict/getDictText/:code/:key', access: signedIn, gives: 'value' },
  'dict.tableTree': { method: 'GET', path: '/sys/dict/loadTreeData', access: signedIn, gives: 'value' },
})
