import { loadChunk } from '#runtime'
import type { VisitorPage } from './visitor-page.ts'
import type { VisitorPageName } from './visitor-routes.ts'

const loaders: Record<VisitorPageName, () => Promise<VisitorPage>> = {
  login: () => loadChunk(async () => (await import('../login/login-page.tsx')).LoginPage),
  register: () => loadChunk(async () => (await import('./register/register-page.tsx')).RegisterPage),
  'register-result': () =>
    loadChunk(async () => (await import('./register/register-result.tsx')).RegisterResult),
  alteration: () => loadChunk(async () => (await import('./alteration/alteration-page.tsx')).AlterationPage),
}

/** Loads a visitor page. Each page is a separate chunk. */
export const loadVisitorPage = (name: VisitorPageName): Promise<VisitorPage> => loaders[name]()

/** Titles of the visitor pages, as English source texts. */
export const visitorTitles: Record<VisitorPageName, string> = {
  login: 'Sign in',
  register: 'Register',
  'register-result': 'Registration result',
  alteration: 'Reset password',
}
