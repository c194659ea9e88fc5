import { defineEndpoints, get, post, remove } from '../endpoint.ts'

const manage = 'table:manage'

/**
 * Operations that make tables resources while the server runs. These operations are an extension of the
 * JeecgBoot contract.
 */
export const tableEndpoints = defineEndpoints({
  'table.list': get.value('/app/tables', manage),
  'table.pages': get.value('/app/tables/pages', manage),
  'table.register': post.value('/app/tables', manage),
  'table.remove': remove.value('/app/tables', manage),
})
