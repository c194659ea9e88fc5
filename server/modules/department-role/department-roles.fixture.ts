import type { DepartRole } from '#schemas'
import { servePeople } from '../../../tests/support/serve-people.ts'

const PEOPLE = ['admin', 'clerk', 'keeper', 'reviewer', 'supervisor'] as const
type Person = (typeof PEOPLE)[number]

/** Starts the server for one test file. Returns functions that assign permissions and department roles. */
export function serveDepartmentRoles() {
  const { call: send, run, userId, departId: idOf, permissionId: permission } = servePeople(PEOPLE)
  const eastId = () => idOf('A01A01')

  const list = (query: Record<string, string>, by: Person = 'admin') =>
    send('GET', '/sys/sysDepartRole/list', { query, by })
  const add = async (roleCode: string, departId?: string, by: Person = 'admin') =>
    send('POST', '/sys/sysDepartRole/add', {
      body: { departId: departId ?? (await eastId()), roleName: ` 角色 ${roleCode} `, roleCode },
      by,
    })
  const made = async (roleCode: string, departId?: string): Promise<DepartRole> =>
    (await add(roleCode, departId)).result
  const grantDepart = (departId: string, ids: string[], last: string[] = [], by: Person = 'admin') =>
    send('POST', '/sys/permission/saveDepartPermission', {
      body: { departId, permissionIds: ids.join(','), lastpermissionIds: last.join(',') },
      by,
    })
  const grantsOfDepart = async (departId: string) =>
    (await send('GET', '/sys/permission/queryDepartPermission', { query: { departId } })).result
  const grantRole = (roleId: string, ids: string[], last: string[] = [], by: Person = 'admin') =>
    send('POST', '/sys/sysDepartPermission/saveDeptRolePermission', {
      body: { roleId, permissionIds: ids.join(','), lastpermissionIds: last.join(',') },
      by,
    })
  const grantsOfRole = async (roleId: string) =>
    (await send('GET', '/sys/sysDepartPermission/queryDeptRolePermission', { query: { roleId } })).result
  const give = (person: string, newRoleId: string, oldRoleId = '', by: Person = 'admin') =>
    send('POST', '/sys/sysDepartRole/deptRoleUserAdd', { body: { userId: person, newRoleId, oldRoleId }, by })
  const given = async (person: string, departId: string) =>
    (await send('GET', '/sys/sysDepartRole/getDeptRoleByUserId', { query: { userId: person, departId } }))
      .result
  const codesOf = async (by: Person): Promise<string[]> =>
    (await send('GET', '/sys/permission/getUserPermissionByToken', { by })).result.auth.map(
      ({ action }: { action: string }) => action,
    )
  /** Creates a department with one member, and returns its id. */
  async function departWith(name: string, username: string): Promise<string> {
    const { result } = await send('POST', '/sys/sysDepart/add', {
      body: { parentId: await eastId(), departName: name },
    })
    const body = { depId: result.id, userIdList: [await userId(username)] }
    await send('POST', '/sys/user/editSysDepartWithUser', { body })
    return result.id
  }

  return {
    send,
    run,
    userId,
    permission,
    eastId,
    list,
    add,
    made,
    grantDepart,
    grantsOfDepart,
    grantRole,
    grantsOfRole,
    give,
    given,
    codesOf,
    departWith,
  }
}
