import { crudEndpoints } from '../crud-endpoints.ts'
import { defineEndpoints, get, put, remove } from '../endpoint.ts'

const list = 'system:dict:list'
const edit = 'system:dict:edit'

/** Operations on dictionaries and their items. Paths under /sys belong to the JeecgBoot contract. */
export const dictionaryEndpoints = defineEndpoints({
  ...crudEndpoints('dict', { path: '/sys/dict', list, add: 'system:dict:add', edit }),
  'dict.tree': get.value('/sys/dict/treeList', list),
  'dict.deleted': get.value('/sys/dict/deleteList', list),
  'dict.binned': get.page('/app/dicts/deleted', 'system:dict:bin', { dataRules: false }),
  'dict.refresh': get.value('/sys/dict/refleshCache', 'signedIn'),
  'dict.back': put.value('/sys/dict/back/:id', edit),
  'dict.deletePhysic': remove.value('/sys/dict/deletePhysic/:id', edit),
  ...crudEndpoints('dictItem', { path: '/sys/dictItem', list, edit }),
  'dictItem.check': get.value('/sys/dictItem/dictItemCheck', list),
  'dictItem.ordered': get.record('/app/dictionary/order', list),
  'dictItem.order': put.value('/app/dictionary/order', edit),
})
