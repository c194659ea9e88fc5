import { accountPages } from './account-pages.ts'
import { bills } from './bills.ts'
import { demo } from './demo.ts'
import { home } from './home.ts'
import { messages } from './messages.ts'
import { monitoring } from './monitoring.ts'
import type { SeedFolder, SeedMenu } from './seed-menu.ts'
import { shops } from './shops.ts'
import { system } from './system/index.ts'

/** List of all menus: an entry is here if and only if its page is shipped, which a test checks. */
export const menus: readonly (SeedMenu | SeedFolder)[] = [
  home,
  shops,
  bills,
  system,
  monitoring,
  messages,
  demo,
  ...accountPages,
]
