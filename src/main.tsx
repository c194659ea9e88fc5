import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadChunk } from '#runtime'
import './base.css'
import { currentLanguage, showLanguage } from './locales/language.ts'
import { loadLoginTexts } from './locales/login-texts.ts'
import { showEarlyAppearance } from './preferences/early-appearance.ts'
import { reloadOnce } from './reload-once.ts'
import { readToken, takeNote } from './session/credentials.ts'
import { HOME_PATH, isLoginPath, loginPathFor, safeRedirect } from './session/safe-redirect.ts'
import { StartFailure } from './views/start-failure.tsx'
import { loadVisitorPage } from './views/visitor/visitor-page.ts'
import { visitorPageOf, visitorPath } from './views/visitor/visitor-routes.ts'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no element #root')
const root = createRoot(container)
const show = (screen: ReactNode) => root.render(<StrictMode>{screen}</StrictMode>)

const loadShell = () => loadChunk(() => import('./app/application.tsx'))

/** Everything behind the login. A signed-in user has no business at the login page. */
async function openShell(): Promise<void> {
  if (isLoginPath(location.pathname)) history.replaceState(null, '', HOME_PATH)
  const { Application, prepare } = await loadShell()
  await prepare()
  show(<Application />)
}

/** The page of the address, which for most addresses is the login; afterwards people go where they wanted to. */
async function openVisitorPage(): Promise<void> {
  const { pathname, search, hash } = location
  const name = visitorPageOf(pathname) ?? 'login'
  if (!isLoginPath(pathname)) history.replaceState(null, '', loginPathFor(pathname + search + hash))
  else if (visitorPageOf(pathname) === undefined) history.replaceState(null, '', visitorPath(name, search))

  const [{ VisitorApp }, Page, texts] = await Promise.all([
    import('./views/visitor/visitor-app.tsx'),
    loadVisitorPage(name),
    loadLoginTexts(currentLanguage()),
  ])
  const enter = async () => {
    await loadShell()
    removeEventListener('storage', followSignIn)
    history.replaceState(null, '', wantedPlace())
    await openShell()
  }
  addEventListener('storage', followSignIn)
  show(
    <VisitorApp
      first={{ name, Page }}
      texts={texts}
      note={takeNote()}
      onStart={fetchAhead}
      onSignedIn={() => enter().catch(giveUp)}
      onFailure={giveUp}
    />,
  )
}

/** Where people wanted to go before they were asked to sign in. */
const wantedPlace = () => safeRedirect(new URLSearchParams(location.search).get('redirect'))

/** Storage tells of other tabs only: somebody has signed in in one of them. */
function followSignIn(): void {
  if (!isOpenToAll() && readToken() !== undefined) location.replace(wantedPlace())
}

/** Whoever signs in asks for it again, and is told then. */
const fetchAhead = () => void loadShell().catch(() => undefined)

/** What is asked for is not there: no network, or a newer version has been put in place. */
const giveUp = () => show(<StartFailure />)

/** Nobody has to sign in for these pages, and whoever is signed in may see them too; only the login leads on. */
const isOpenToAll = () => (visitorPageOf(location.pathname) ?? 'login') !== 'login'

showLanguage(currentLanguage())
showEarlyAppearance()
addEventListener('vite:preloadError', () => void reloadOnce())
const opened = isOpenToAll() || readToken() === undefined ? openVisitorPage() : openShell()
opened.catch(giveUp)
