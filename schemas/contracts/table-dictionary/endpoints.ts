import { defineEndpoints, get } from '../endpoint.ts'

const signedIn = 'signedIn'

/**
 * Table dictionaries such as `sys_user,realname,username`. The server accepts only listed tables and columns,
 * and returns only rows in the caller's scope. The paths belong to the JeecgBoot contract and also accept
 * ordinary dictionary codes.
 */
export const tableDictionaryEndpoints = defineEndpoints({
  'dict.search': get.value('/sys/dict/loadDict/:code', signedIn),
  'dict.searchByValue': get.value('/sys/dict/loadDictOrderByValue/:code', signedIn),
  'dict.texts': get.value('/sys/dict/loadDictItem/:code', signedIn),
  'dict.text': get.value('/sys/dict/getDictText/:code/:key', signedIn),
  'dict.tableTree': get.value('/sys/dict/loadTreeData', signedIn),
})
