import { administration } from './administration.ts'
import { components } from './components.ts'
import { departs } from './departs.ts'
import { frame } from './frame.ts'
import { header } from './header.ts'
import type { Mutation } from './mutation.ts'
import { notices } from './notices.ts'
import { passwords } from './passwords.ts'
import { routes } from './routes.ts'
import { session } from './session.ts'

export const mutations: readonly Mutation[] = [
  ...routes,
  ...frame,
  ...header,
  ...departs,
  ...passwords,
  ...notices,
  ...session,
  ...components,
  ...administration,
]
