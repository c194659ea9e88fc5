import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './base.css'
import { currentLanguage, showLanguage } from './locales/language.ts'
import { loadLoginTexts } from './locales/login-texts.ts'
import { showEarlyAppearance } from './preferences/early-appearance.ts'
import { reloadOnce } from './reload-once.ts'
import { readToken, takeNote } from './session/credentials.ts'
import { HOME_PATH, isLoginPath, LOGIN_PATH, loginPathFor, safeRedirect } from './session/safe-redirect.ts'
import { StartFailure } from './views/start-failure.tsx'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no element #root')
const root = createRoot(container)
const show = (screen: ReactNode) => root.render(<StrictMode>{screen}</StrictMode>)

const loadShell = () => import('./app/application.tsx')

/** Everything behind the login. A signed-in user has no business at the login page. */
async function openShell(): Promise<void> {
  showEarlyAppearance()
  if (isLoginPath(location.pathname)) history.replaceState(null, '', HOME_PATH)
  const { Application, prepare } = await loadShell()
  await prepare()
  show(<Application />)
}

/** The login page; afterwards people go where they wanted to. */
async function openLogin(): Promise<void> {
  const { pathname, search, hash } = location
  if (!isLoginPath(pathname)) history.replaceState(null, '', loginPathFor(pathname + search + hash))
  else if (pathname !== LOGIN_PATH) history.replaceState(null, '', LOGIN_PATH + search)

  const [{ LoginPage }, texts] = await Promise.all([
    import('./views/login/login-page.tsx'),
    loadLoginTexts(currentLanguage()),
  ])
  const enter = async () => {
    const wanted = new URLSearchParams(location.search).get('redirect')
    await loadShell()
    history.replaceState(null, '', safeRedirect(wanted))
    await openShell()
  }
  const signedIn = () => enter().catch(giveUp)
  show(<LoginPage texts={texts} note={takeNote()} onStart={fetchAhead} onSignedIn={signedIn} />)
}

/** Whoever signs in asks for it again, and is told then. */
const fetchAhead = () => void loadShell().catch(() => undefined)

/** What is asked for is not there: no network, or a newer version has been put in place. */
const giveUp = () => show(<StartFailure />)

showLanguage(currentLanguage())
addEventListener('vite:preloadError', () => void reloadOnce())
const opened = readToken() === undefined ? openLogin() : openShell()
opened.catch(giveUp)
