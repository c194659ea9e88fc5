import { ConfigProvider } from 'antd'
import { useSnapshot } from 'valtio'
import { locale, startLocale } from '../locales/locale-store.ts'
import { followLogin } from '../session/follow-login.ts'
import { problems } from '../session/http.ts'
import { session, startSession } from '../session/session-store.ts'
import { AppBoundary } from './app-boundary.tsx'
import { AppRouter } from './app-router.tsx'
import { Speaker } from './notify/speaker.tsx'
import { StartScreen } from './start-screen.tsx'
import { tellProblem } from './tell-problem.ts'
import { theme } from './theme.ts'

/** Loads what the first screen needs; the user's rights go on loading behind it. */
export async function prepare(): Promise<void> {
  problems.read(tellProblem)
  followLogin()
  void startSession()
  await startLocale()
}

/** Everything behind the login. */
export function Application() {
  const { antd } = useSnapshot(locale)
  const { rights } = useSnapshot(session)
  return (
    <AppBoundary>
      <ConfigProvider theme={theme} locale={antd} button={{ autoInsertSpace: false }}>
        {rights ? <AppRouter /> : <StartScreen />}
        <Speaker />
      </ConfigProvider>
    </AppBoundary>
  )
}
