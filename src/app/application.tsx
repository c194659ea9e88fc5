import { ConfigProvider } from 'antd'
import { useSnapshot } from 'valtio'
import { locale, startLocale } from '../locales/locale-store.ts'
import { followPreferences } from '../preferences/preferences-store.ts'
import { followLogin } from '../session/follow-login.ts'
import { problems } from '../session/http.ts'
import { session, startSession } from '../session/session-store.ts'
import { storageFailures } from '../session/storage.ts'
import { AppBoundary } from './app-boundary.tsx'
import { AppRouter } from './app-router.tsx'
import { ColorWeak } from './color-weak.tsx'
import { Speaker } from './notify/speaker.tsx'
import { StartScreen } from './start-screen.tsx'
import { tellProblem, tellStorage } from './tell-problem.ts'
import { useTheme } from './use-theme.ts'

/** Loads what the first screen needs; the user's rights go on loading behind it. */
export async function prepare(): Promise<void> {
  problems.read(tellProblem)
  followLogin()
  followPreferences()
  void startSession()
  await startLocale()
  storageFailures.read(tellStorage)
}

/** Everything behind the login. */
export function Application() {
  const theme = useTheme()
  const { antd } = useSnapshot(locale)
  const { rights, needsPassword } = useSnapshot(session)
  return (
    <AppBoundary>
      <ConfigProvider theme={theme} locale={antd} button={{ autoInsertSpace: false }}>
        {rights || needsPassword ? <AppRouter /> : <StartScreen />}
        <Speaker />
        <ColorWeak />
      </ConfigProvider>
    </AppBoundary>
  )
}
