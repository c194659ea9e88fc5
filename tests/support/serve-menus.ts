import { expect } from 'vitest'
import { type Method, servePeople } from './serve-people.ts'

/** Users who are signed in for tests of menus. */
export type MenuPerson = 'admin' | 'clerk' | 'configurator'

/**
 * Starts a separate server, and returns functions that call it to administer menus and buttons. Responses are
 * in Chinese.
 */
export function serveMenus() {
  const { call: ask, ...people } = servePeople<MenuPerson>(['admin', 'clerk', 'configurator'])
  const { run } = people

  const call = (
    method: Method,
    path: string,
    body?: object,
    { by = 'admin', locale = 'zh-CN' }: { by?: MenuPerson; locale?: string } = {},
  ) => ask(method, path, { body, by, locale })
  const post = (body: object, by: MenuPerson = 'admin') => call('POST', '/sys/permission/add', body, { by })

  let count = 0
  /** Adds a menu for one test and returns its id. */
  const newMenu = async (more: object = {}): Promise<string> => {
    const made = await post({
      name: `菜单 ${++count}`,
      url: `/made/${count}`,
      component: 'bill/SettleBillList',
      ...more,
    })
    expect(made).toMatchObject({ success: true })
    return made.result.id
  }

  return {
    ...people,
    call,
    post,
    newMenu,
    newFolder: (more: object = {}) => newMenu({ component: undefined, menuType: undefined, ...more }),
    put: (body: object, by: MenuPerson = 'admin') => call('PUT', '/sys/permission/edit', body, { by }),
    remove: (id: string) => call('DELETE', `/sys/permission/delete?id=${id}`),
    one: async (id: string) => (await call('GET', `/app/permissions/one?id=${id}`)).result,
    menuOf: async (by: MenuPerson) =>
      (await call('GET', '/sys/permission/getUserPermissionByToken', undefined, { by })).result,
    /** Returns the id of the menu with this URL. */
    idOf: async (url: string): Promise<string> =>
      (await run('select id from sys_permission where url = $1', [url]))[0].id,
    /** Returns the codes of the roles that have a menu or button. */
    rolesOf: async (id: string) =>
      (
        await run(
          `select r.role_code from sys_role_permission rp join sys_role r on r.id = rp.role_id
            where rp.permission_id = $1 order by 1`,
          [id],
        )
      ).map(({ role_code }) => role_code),
  }
}
