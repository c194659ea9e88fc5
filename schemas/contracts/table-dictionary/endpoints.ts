import { defineEndpoints, get } from '../endpoint.ts'

const signedIn = 'signedIn'

/**
 * Dictionaries made of tables, `sys_user,realname,username`: of listed tables and columns, within what the caller
 * sees. The paths are the contract's; each takes a plain dictionary's code too.
 */
export const tableDictionaryEndpoints = defineEndpoints({
  'dict.search': get.value('/sys/dict/loadDict/:code', signedIn),
  'dict.searchByValue': get.value('/sys/dict/loadDictOrderByValue/:code', signedIn),
  'dict.texts': get.value('/sys/dict/loadDictItem/:code', signedIn),
  'dict.text': get.value('/sys/dict/getDictText/:code/:key', signedIn),
  'dict.tableTree': get.value('/sys/dict/loadTreeData', signedIn),
})
