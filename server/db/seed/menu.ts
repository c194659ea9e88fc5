import type { Titles } from '#schemas'
import type { RoleCode } from './data/accounts.ts'

/** Permission of a button, `area:verb`. The permission of a button is granted separately from its menu. */
export interface SeedButton {
  code: string
  titles: Titles
  /** Roles that have the permission in addition to the administrator. */
  roles?: readonly RoleCode[]
}

/** Menu entry that opens a page. A grant of the menu entry includes its view permission. */
export interface SeedMenu {
  /** URL of the menu folder. If undefined, the entry is at the top level. */
  folder?: string
  url: string
  /** Id of the page. */
  component: string
  icon?: string
  order: number
  /** View permission, equal to the page's `requires.view`. */
  code: string
  titles: Titles
  /** Roles that have the entry in addition to the administrator. */
  roles?: readonly RoleCode[]
  /** True if the page keeps its state while another tab is active. */
  keepAlive?: boolean
  /** True if the menu doesn't show the page. The page still has its URL. */
  hidden?: boolean
  buttons?: readonly SeedButton[]
}

/**
 * Menu folder, which has no page and no permission code. A grant of any of its entries includes the folder and
 * the folders above it.
 */
export interface SeedFolder {
  /** URL of the folder above. If undefined, the folder is at the top level. */
  folder?: string
  url: string
  icon: string
  order: number
  titles: Titles
}

/** Menu folders and menus of all areas. */
export interface SeedMenus {
  folders: readonly SeedFolder[]
  menus: readonly SeedMenu[]
}

/** Declares menu entries of one folder. */
export const menusIn = (folder: string, menus: readonly Omit<SeedMenu, 'folder'>[]): readonly SeedMenu[] =>
  menus.map((menu) => ({ ...menu, folder }))
