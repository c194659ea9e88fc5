import type { RoleCode } from '../accounts.ts'
import type { Titles } from '../dictionaries.ts'

/** A thing one may do on a page: `area:verb`, granted on its own. */
export interface SeedButton {
  code: string
  titles: Titles
  roles: readonly RoleCode[]
}

/** An entry of the menu that opens a page; granted together with its view code. */
export interface SeedMenu {
  url: string
  /** The page's id. */
  component: string
  icon?: string
  order: number
  /** The view code: what the page's `requires.view` names. */
  code: string
  titles: Titles
  roles: readonly RoleCode[]
  /** Its page keeps its state while another tab is looked at. */
  keepAlive?: boolean
  /** The page has a path and no menu entry. */
  hidden?: boolean
  buttons: readonly SeedButton[]
}

/** A menu folder: it has no page and no code, and is granted with any of its entries. */
export interface SeedFolder {
  url: string
  icon: string
  order: number
  titles: Titles
  menus: readonly SeedMenu[]
}
