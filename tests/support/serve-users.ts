import { beforeAll } from 'vitest'
import { type Method, servePeople } from './serve-people.ts'

type Headers = Record<string, string>

/** The first password of every user that `serveUsers` adds. */
export const FIRST_PASSWORD = 'first brew of spring'

/**
 * Starts a separate server, and returns functions that call it to administer users. The clerk is not an
 * administrator, but may administer users of every department. The supervisor administers users of one
 * region.
 */
export function serveUsers() {
  const { server, headers: as, ...rows } = servePeople(['admin', 'clerk', 'keeper', 'supervisor'])
  const { run, roleId, departId } = rows
  beforeAll(async () => {
    await run(`insert into sys_role_permission (id, role_id, permission_id)
      select md5(r.id || p.id), r.id, p.id from sys_role r, sys_permission p
      where r.role_code = 'settlement_clerk' and p.perms like 'system:user:%'`)
    await run('update rights_epoch set epoch = epoch + 1')
  })

  async function call(
    method: Method,
    path: string,
    { by = as.admin, body }: { by?: Headers; body?: object } = {},
  ) {
    const url = `/jeecg-boot/sys/user/${path}`
    return (await server.app.inject({ method, url, headers: by, ...(body && { payload: body }) })).json()
  }

  /** Returns the body of a request for a new user, as a JeecgBoot form sends it. */
  const newUser = async (username: string, more: object) => ({
    username,
    realname: '新用户',
    password: FIRST_PASSWORD,
    confirmpassword: FIRST_PASSWORD,
    sex: 1,
    birthday: '1990-02-28',
    phone: null,
    email: '',
    selectedroles: await roleId('test'),
    selecteddeparts: `${await departId('A01A01')},`,
    userIdentity: 1,
    activitiSync: 1,
    ...more,
  })

  return {
    ...rows,
    server,
    as,
    call,
    add: async (username: string, more: object = {}) =>
      call('POST', 'add', { body: await newUser(username, more) }),
    /** True if the token in these headers belongs to a valid session. */
    isIn: async (headers: Headers) =>
      (await call('GET', 'getCurrentUserDeparts', { by: headers })).success === true,
  }
}
