import { defineEndpoints, get, post, remove } from '../endpoint.ts'

const manage = 'table:manage'

/** Tables that become resources at run time. An extension of the JeecgBoot contract. */
export const tableEndpoints = defineEndpoints({
  'table.list': get.value('/app/tables', manage),
  'table.pages': get.value('/app/tables/pages', manage),
  'table.register': post.value('/app/tables', manage),
  'table.remove': remove.value('/app/tables', manage),
})
