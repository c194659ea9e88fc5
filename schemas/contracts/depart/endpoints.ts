import { defineEndpoints, get, post, put, remove } from '../endpoint.ts'

const list = 'system:depart:list'
const edit = 'system:depart:edit'
const users = 'system:depart:users'
const move = 'system:depart:move'
const signedIn = 'signedIn'
/** The handler checks the caller's access: it admits user administrators and department managers. */
const checkedByHandler = 'signedIn'

/**
 * Operations on departments, for pickers and administration. Paths under /sys belong to the JeecgBoot
 * contract.
 */
export const departEndpoints = defineEndpoints({
  'depart.tree': get.value('/sys/sysDepart/queryTreeList', signedIn),
  'depart.byIds': get.value('/sys/sysDepart/queryListByIds', signedIn),
  'depart.idTree': get.value('/sys/sysDepart/queryIdTree', signedIn),
  'depart.mine': get.value('/sys/sysDepart/queryMyDeptTreeList', signedIn),
  'depart.search': get.value('/sys/sysDepart/searchBy', signedIn),
  'depart.below': get.value('/sys/sysDepart/subListById', signedIn),
  'depart.add': post.record('/sys/sysDepart/add', edit),
  'depart.edit': put.record('/sys/sysDepart/edit', edit),
  'depart.delete': remove.value('/sys/sysDepart/delete', edit),
  'depart.deleteBatch': remove.value('/sys/sysDepart/deleteBatch', edit),
  'depart.list': get.page('/app/departs', list),
  'depart.get': get.record('/app/departs/one', list),
  'depart.planMove': get.record('/app/departs/move', move),
  'depart.move': post.record('/app/departs/move', move),
  'depart.moving': get.value('/app/departs/moving', move),
  'depart.treeSync': get.value('/sys/sysDepart/queryDepartTreeSync', signedIn),
  'depart.searchTree': get.value('/sys/sysDepart/queryTreeByKeyWord', signedIn),
  'depart.all': get.value('/sys/sysDepart/listAll', signedIn),
  'depart.above': get.value('/sys/sysDepart/queryAllParentId', signedIn),
  'depart.ofCode': get.value('/sys/sysDepart/getDepartName', signedIn),
  'depart.people': get.value('/sys/sysDepart/getUsersByDepartId', signedIn),
  'depart.users': get.page('/sys/user/departUserList', checkedByHandler, { dataRules: false }),
  'depart.addUsers': post.value('/sys/user/editSysDepartWithUser', users),
  'depart.removeUser': remove.value('/sys/user/deleteUserInDepart', users),
  'depart.removeUsers': remove.value('/sys/user/deleteUserInDepartBatch', users),
})
