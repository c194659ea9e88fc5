import type { Titles } from '#schemas'
import type { RoleCode } from '../data/accounts.ts'
import { menus } from '../data/menus/index.ts'
import type { SeedButton, SeedFolder, SeedMenu } from '../data/menus/seed-menu.ts'
import { seedId } from './seed-id.ts'

/** Row of `sys_permission` with the roles it is granted to. */
export interface SeedPermission {
  id: string
  parentId: string | null
  titles: Titles
  /** 0 for top menus, 1 for submenus, 2 for buttons. */
  menuType: 0 | 1 | 2
  url: string | null
  component: string | null
  icon: string | null
  order: number
  code: string | null
  isLeaf: boolean
  keepAlive: boolean
  hidden: boolean
  roles: readonly RoleCode[]
}

function ofButton(button: SeedButton, parentId: string, order: number): SeedPermission {
  return {
    id: seedId('button', button.code),
    parentId,
    titles: button.titles,
    menuType: 2,
    url: null,
    component: null,
    icon: null,
    order,
    code: button.code,
    isLeaf: true,
    keepAlive: false,
    hidden: false,
    roles: button.roles,
  }
}

function ofMenu(menu: SeedMenu, parentId: string | null): SeedPermission[] {
  const id = seedId('menu', menu.component)
  const { titles, url, component, order, code, roles } = menu
  return [
    {
      id,
      parentId,
      titles,
      menuType: parentId === null ? 0 : 1,
      url,
      component,
      icon: menu.icon ?? null,
      order,
      code,
      isLeaf: true,
      keepAlive: menu.keepAlive ?? false,
      hidden: menu.hidden ?? false,
      roles,
    },
    ...menu.buttons.map((button, index) => ofButton(button, id, index + 1)),
  ]
}

function ofFolder(folder: SeedFolder): SeedPermission[] {
  const id = seedId('folder', folder.url)
  const { titles, url, icon, order } = folder
  const roles = [...new Set(folder.menus.flatMap((menu) => menu.roles))]
  return [
    {
      id,
      parentId: null,
      titles,
      menuType: 0,
      url,
      component: 'layouts/RouteView',
      icon,
      order,
      code: null,
      isLeaf: false,
      keepAlive: false,
      hidden: false,
      roles,
    },
    ...folder.menus.flatMap((menu) => ofMenu(menu, id)),
  ]
}

/** All menus and buttons, parents first. */
export const permissions: readonly SeedPermission[] = menus.flatMap((entry) =>
  'menus' in entry ? ofFolder(entry) : ofMenu(entry, null),
)
