import { LoadingOutlined } from '@ant-design/icons'
import { ConfigProvider } from 'antd'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { localize } from '#runtime/i18n'
import { locale, startLocale } from '../locales/locale-store.ts'
import { followPreferences, preferences } from '../preferences/preferences-store.ts'
import { popLoginNote } from '../session/credentials.ts'
import { followLogin } from '../session/follow-login.ts'
import { problems } from '../session/http.ts'
import { session, startSession } from '../session/session-store.ts'
import { storageFailures } from '../session/storage.ts'
import { AppRouter } from './app-router.tsx'
import { AntdMessages } from './notify/antd-messages.tsx'
import { notify } from './notify/notify.ts'
import { showProblem, showStorageFailure } from './show-problem.ts'
import { StartScreen } from './start-screen.tsx'
import { useTheme } from './use-theme.ts'

/**
 * Loads the texts in the user's language for the first screen. Also starts loading the user's permissions.
 */
export async function prepareApplication(): Promise<void> {
  problems.listen(showProblem)
  followLogin()
  followPreferences()
  void startSession()
  await startLocale()
  storageFailures.listen(showStorageFailure)
  const note = popLoginNote()
  if (note !== undefined) notify.toast({ type: 'info', text: localize(note, locale.translate) })
}

/**
 * Settings of all buttons. antd's own loading icon isn't used, because screen readers read it aloud, and
 * because it stays in the button after loading.
 */
export const button = { autoInsertSpace: false, loadingIcon: <LoadingOutlined aria-hidden /> }

/** The application after sign-in. */
export function Application() {
  const theme = useTheme()
  const { antd } = useSnapshot(locale)
  const { rights, needsPassword } = useSnapshot(session)
  return (
    <ConfigProvider theme={theme} locale={antd} button={button}>
      {rights || needsPassword ? <AppRouter /> : <StartScreen />}
      <AntdMessages />
      <ColorWeak />
    </ConfigProvider>
  )
}

/**
 * Matrix of a color filter. A deuteranope can't see the difference between red and green, so the filter adds
 * this difference to blue. Greys don't change. The matrix is I + M·(I − S) for linear RGB, with S of Viénot
 * (1999) and M of Fidaner (2005).
 */
const SHIFT = `1      0      0 0 0
               0.2023 0.7977 0 0 0
               0.5174 -0.5174 1 0 0
               0      0      0 1 0`

/** Defines the color filter that the color-weak mode uses. */
export function ColorWeak() {
  const { isColorWeak } = useSnapshot(preferences)

  useEffect(() => {
    if (!isColorWeak) return
    const { dataset } = document.documentElement
    dataset.colorWeak = ''
    return () => {
      delete dataset.colorWeak
    }
  }, [isColorWeak])

  if (!isColorWeak) return null
  return (
    <svg width="0" height="0" aria-hidden="true" focusable="false" style={{ position: 'absolute' }}>
      <filter id="color-weak">
        <feColorMatrix type="matrix" values={SHIFT} />
      </filter>
    </svg>
  )
}
