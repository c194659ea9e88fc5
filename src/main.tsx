import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadChunk } from '#runtime'
import './base.css'
import { AppBoundary } from './app/app-boundary.tsx'
import { currentLanguage, showLanguage } from './locales/language.ts'
import { loadLoginTexts } from './locales/login-texts.ts'
import { showEarlyAppearance } from './preferences/early-appearance.ts'
import { reloadOnce } from './reload-once.ts'
import { popLoginNote, readToken } from './session/credentials.ts'
import { HOME_PATH, isLoginPath, loginPathFor, safeRedirect } from './session/safe-redirect.ts'
import { StartFailure } from './views/start-failure.tsx'
import { loadVisitorPage } from './views/visitor/load-visitor-page.ts'
import { visitorPageOf, visitorPath } from './views/visitor/visitor-routes.ts'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no element #root')
const root = createRoot(container)
const show = (screen: ReactNode) =>
  root.render(
    <StrictMode>
      <AppBoundary>{screen}</AppBoundary>
    </StrictMode>,
  )

const loadShell = () => loadChunk(() => import('./app/application.tsx'))

/**
 * Opens the application for a signed-in user. The address of a visitor page becomes the address of the home
 * page.
 */
async function openShell(): Promise<void> {
  if (isLoginPath(location.pathname)) history.replaceState(null, '', HOME_PATH)
  const { Application, prepareApplication } = await loadShell()
  await prepareApplication()
  show(<Application />)
}

/**
 * Opens the visitor page that the address names. For other addresses, opens the login page. After sign-in,
 * the requested page opens.
 */
async function openVisitorPage(): Promise<void> {
  const { pathname, search, hash } = location
  const name = visitorPageOf(pathname) ?? 'login'
  if (!isLoginPath(pathname)) history.replaceState(null, '', loginPathFor(pathname + search + hash))
  else if (visitorPageOf(pathname) === undefined) history.replaceState(null, '', visitorPath(name, search))

  const [{ VisitorApp }, Page, texts] = await Promise.all([
    loadChunk(() => import('./views/visitor/visitor-app.tsx')),
    loadVisitorPage(name),
    loadLoginTexts(currentLanguage()),
  ])
  const enter = async () => {
    await loadShell()
    removeEventListener('storage', followSignIn)
    history.replaceState(null, '', requestedPath())
    await openShell()
  }
  addEventListener('storage', followSignIn)
  show(
    <VisitorApp
      first={{ name, Page }}
      texts={texts}
      note={popLoginNote()}
      onStart={preloadShell}
      onSignedIn={() => enter().catch(showStartFailure)}
      onFailure={showStartFailure}
    />,
  )
}

/** Address that the user requested before the login. */
const requestedPath = () => safeRedirect(new URLSearchParams(location.search).get('redirect'))

/**
 * Opens the requested page when the user has signed in in another browser tab. Only other tabs cause storage
 * events in this tab.
 */
function followSignIn(): void {
  if (!isPublicPage() && readToken() !== undefined) location.replace(requestedPath())
}

/** Loads the application's code in advance. Ignores an error, because sign-in loads it again. */
const preloadShell = () => void loadShell().catch(() => undefined)

/**
 * Shows that a script chunk failed to load. Either the network is down, or a newer version has been deployed.
 */
const showStartFailure = () => show(<StartFailure />)

/** True for a visitor page that signed-in users may open too. Only the login page isn't open to them. */
const isPublicPage = () => (visitorPageOf(location.pathname) ?? 'login') !== 'login'

showLanguage(currentLanguage())
showEarlyAppearance()
addEventListener('vite:preloadError', () => void reloadOnce())
const opened = isPublicPage() || readToken() === undefined ? openVisitorPage() : openShell()
opened.catch(showStartFailure)
