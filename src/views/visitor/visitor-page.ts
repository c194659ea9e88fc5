import type { ComponentType } from 'react'
import type { Translate } from '#runtime/i18n'
import type { VisitorPageName } from './visitor-routes.ts'

/** Where people go on to, and the user name they bring along. */
export type Go = (page: VisitorPageName, account?: string) => void

/** What each page for people who have not signed in is given. */
export interface VisitorPageProps {
  text: Translate
  go: Go
  /** The user name that the page before handed over. */
  account: string | undefined
  /** Why the last session ended. */
  note: string | undefined
  /** Called when people start to type: time to fetch what comes next. */
  onStart: () => void
  /** Runs while the form still shows that it is busy. */
  onSignedIn: () => Promise<void>
}

export type VisitorPage = ComponentType<VisitorPageProps>

const loaders: Record<VisitorPageName, () => Promise<VisitorPage>> = {
  login: async () => (await import('../login/login-page.tsx')).LoginPage,
  register: async () => (await import('./register/register-page.tsx')).RegisterPage,
  'register-result': async () => (await import('./register/register-result.tsx')).RegisterResult,
  alteration: async () => (await import('./alteration/alteration-page.tsx')).AlterationPage,
}

/** Loads a page: each is a chunk of its own. */
export const loadVisitorPage = (name: VisitorPageName): Promise<VisitorPage> => loaders[name]()

/** Titles of the pages, in English source text. */
export const visitorTitles: Record<VisitorPageName, string> = {
  login: 'Sign in',
  register: 'Register',
  'register-result': 'Registration result',
  alteration: 'Reset password',
}
