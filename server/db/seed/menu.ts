import type { Titles } from '#schemas'
import type { RoleCode } from './data/accounts.ts'

/** Button permission `area:verb`, granted separately. */
export interface SeedButton {
  code: string
  titles: Titles
  roles: readonly RoleCode[]
}

/** Menu entry that opens a page; granted together with its view code. */
export interface SeedMenu {
  /** URL of the menu folder; without it the entry is at the top level. */
  folder?: string
  url: string
  /** Id of the page. */
  component: string
  icon?: string
  order: number
  /** View permission, equal to the page's `requires.view`. */
  code: string
  titles: Titles
  roles: readonly RoleCode[]
  /** True if the page keeps its state while another tab is active. */
  keepAlive?: boolean
  /** True if the page has a path but no menu entry. */
  hidden?: boolean
  buttons: readonly SeedButton[]
}

/** Menu folder without page and code; granted with any of its entries. */
export interface SeedFolder {
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
