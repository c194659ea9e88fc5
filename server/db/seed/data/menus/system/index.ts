import type { SeedFolder } from '../seed-menu.ts'
import { codes } from './codes.ts'
import { departs } from './departs.ts'
import { operation } from './operation.ts'
import { pages } from './pages.ts'
import { rights } from './rights.ts'
import { users } from './users.ts'

/** Menus of system administration. */
export const system: SeedFolder = {
  url: '/isystem',
  icon: 'setting',
  order: 40,
  titles: { en: 'System', zh: '系统管理' },
  menus: [...users, ...rights, ...departs, ...codes, ...pages, ...operation],
}
