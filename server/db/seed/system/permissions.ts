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

const inOrder = <Entry extends { order: number }>(entries: readonly Entry[]): Entry[] =>
  [...entries].sort((left, right) => left.order - right.order)

function ofFolder(folder: SeedFolder, parentId: string | null, all: SeedMenus): SeedPermission[] {
  const id = seedId('folder', folder.url)
  const { titles, url, icon, order } = folder
  const below = entriesIn(url, id, all)
  return [
    {
      id,
      parentId,
      titles,
      menuType: parentId === null ? 0 : 1,
      url,
      component: 'layouts/RouteView',
      icon,
      order,
      code: null,
      isLeaf: false,
      keepAlive: false,
      hidden: false,
      roles: [...new Set(below.flatMap(({ roles }) => roles))],
    },
    ...below,
  ]
}

function entriesIn(url: string | undefined, parentId: string | null, all: SeedMenus): SeedPermission[] {
  const entries = [...all.folders, ...all.menus].filter(({ folder }) => folder === url)
  return inOrder(entries).flatMap((entry) =>
    'component' in entry ? ofMenu(entry, parentId) : ofFolder(entry, parentId, all),
  )
}

/**
 * Returns all menus and buttons in menu order, parents first. Throws if the folder of an entry doesn't exist.
 */
export function permissionsOf(all: SeedMenus): SeedPermission[] {
  const urls = new Set<string | undefined>([undefined, ...all.folders.map(({ url }) => url)])
  const lost = [...all.folders, ...all.menus].find(({ folder }) => !urls.has(folder))
  if (lost) throw new Error(`the menu ${lost.url} is in the folder ${lost.folder}, which no area declares`)
  return entriesIn(undefined, null, all)
}
