import type { SysDepart } from '#schemas'
import { servePeople } from './serve-people.ts'

/** Users who are signed in for tests of departments. */
export type DepartPerson = 'admin' | 'clerk' | 'keeper' | 'supervisor'

/** Starts a separate server, and returns functions that call it to read and move departments. */
export function serveDeparts() {
  const people = servePeople<DepartPerson>(['admin', 'clerk', 'keeper', 'supervisor'])
  const { call, run } = people

  return {
    ...people,
    /** Returns the id of the department that has this org code and is not deleted. */
    idOf: async (orgCode: string): Promise<string> =>
      (await run("select id from sys_depart where org_code = $1 and del_flag = '0'", [orgCode]))[0].id,
    codeOf: async (id: string): Promise<string> =>
      (await run('select org_code as code from sys_depart where id = $1', [id]))[0].code,
    /** Adds a department. */
    made: async (parentId: string, departName: string): Promise<SysDepart> =>
      (await call('POST', '/sys/sysDepart/add', { body: { parentId, departName } })).result,
    /** Previews a move. */
    plan: (id: string, parentId: string, by: DepartPerson = 'admin') =>
      call('GET', '/app/departs/move', { query: { id, parentId }, by }),
    move: (id: string, parentId: string, fromCode: string, by: DepartPerson = 'admin') =>
      call('POST', '/app/departs/move', { body: { id, parentId, fromCode }, by }),
  }
}
