import { useSnapshot } from 'valtio'
import visitor from '../../layouts/auth/visitor-colors.module.css'
import { locale } from '../../locales/locale-store.ts'
import { HOME_PATH } from '../../session/safe-redirect.ts'
import { visitorPath } from '../visitor/visitor-routes.ts'
import { VisitorRuntime } from '../visitor/visitor-runtime.tsx'
import { LoginPage } from './login-page.tsx'
import styles from './menu-login.module.css'

/** The login page as a page of the menu. After the login, also of another user, the home page opens. */
export function MenuLogin() {
  const { language, translate } = useSnapshot(locale)
  return (
    <div className={`${visitor.colors} ${styles.card}`}>
      <VisitorRuntime language={language} text={translate}>
        <LoginPage
          go={(page) => location.assign(visitorPath(page, ''))}
          account={undefined}
          note={undefined}
          onStart={() => undefined}
          onSignedIn={async () => location.assign(HOME_PATH)}
        />
      </VisitorRuntime>
    </div>
  )
}
