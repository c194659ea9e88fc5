import type { Titles } from '#schemas'
import type { RoleCode } from '../data/accounts.ts'
import type { SeedButton, SeedFolder, SeedMenu, SeedMenus } from '../menu.ts'
import { seedId } from './seed-id.ts'

/** Row of `sys_permission`, and the roles to which it is granted. */
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

const withAdmin = (roles: Iterable<RoleCode> = []) => [...new Set<RoleCode>(['admin', ...roles])]

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
    roles: withAdmin(button.roles),
  }
}

function ofMenu(menu: SeedMenu, parentId: string | null): SeedPermission[] {
  const id = seedId('menu', menu.component)
  const { titles, url, component, order, code, buttons = [] } = menu
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
      roles: withAdmin(menu.roles),
    },
    ...buttons.map((button, index) => ofButton(button, id, index + 1)),
  ]
}

function ofFolder(folder: SeedFolder, menus: readonly SeedMenu[]): SeedPermission[] {
  const id = seedId('folder', folder.url)
  const { titles, url, icon, order } = folder
  const roles = menus.flatMap((menu) => menu.roles ?? [])
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
      roles: withAdmin(roles),
    },
    ...menus.flatMap((menu) => ofMenu(menu, id)),
  ]
}

const inOrder = <Entry extends { order: number }>(entries: readonly Entry[]): Entry[] =>
  [...entries].sort((left, right) => left.order - right.order)

/**
 * Returns all menus and buttons in menu order, parents first. Throws if the folder of a menu doesn't exist.
 */
export function permissionsOf({ folders, menus }: SeedMenus): SeedPermission[] {
  const lost = menus.find(({ folder }) => folder && !folders.some(({ url }) => url === folder))
  if (lost) throw new Error(`the menu ${lost.url} is in the folder ${lost.folder}, which no area declares`)
  const top = [...folders, ...menus.filter(({ folder }) => folder === undefined)]
  return inOrder(top).flatMap((entry) =>
    'component' in entry
      ? ofMenu(entry, null)
      : ofFolder(entry, inOrder(menus.filter(({ folder }) => folder === entry.url))),
  )
}
