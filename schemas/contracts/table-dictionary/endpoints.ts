import { defineEndpoints, get } from '../endpoint.ts'

const signedIn = 'signedIn'

/**
 * Operations on table dictionaries, such as `sys_user,realname,username`. The server accepts only the tables
 * and columns of a fixed list, and returns only rows in the caller's scope. The paths belong to the JeecgBoot
 * contract. The operations also accept codes of ordinary dictionaries.
 */
export const tableDictionaryEndpoints = defineEndpoints({
  'dict.search': get.value('/sys/dict/loadDict/:code', signedIn),
  'dict.searchByValue': get.value('/sys/dict/loadDictOrderByValue/:code', signedIn),
  'dict.texts': get.value('/sys/dict/loadDictItem/:code', signedIn),
  'dict.text': get.value('/sys/dict/getDictText/:code/:key', signedIn),
  'dict.tableTree': get.value('/sys/dict/loadTreeData', signedIn),
})
