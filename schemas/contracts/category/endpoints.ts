import { crudEndpoints } from '../crud-endpoints.ts'
import { defineEndpoints, get } from '../endpoint.ts'

const list = 'system:category:list'
const edit = 'system:category:edit'
const signedIn = 'signedIn'

/**
 * Operations on categories, for administration and for form fields. Paths under /sys belong to the JeecgBoot
 * contract.
 */
export const categoryEndpoints = defineEndpoints({
  ...crudEndpoints('category', { path: '/sys/category', list, edit }),
  'category.list': get.page('/sys/category/rootList', list),
  'category.below': get.value('/sys/category/childList', list),
  'category.belowMany': get.value('/sys/category/getChildListBatch', list),
  'category.checkCode': get.value('/sys/category/checkCode', list),
  'category.one': get.record('/sys/category/loadOne', signedIn),
  'category.names': get.value('/sys/category/loadDictItem', signedIn),
  'category.all': get.value('/sys/category/loadAllData', signedIn),
  'category.tree': get.value('/sys/category/loadTreeRoot', signedIn),
  'category.branch': get.value('/sys/category/loadTreeData', signedIn),
  'category.children': get.value('/sys/category/loadTreeChildren', signedIn),
})
