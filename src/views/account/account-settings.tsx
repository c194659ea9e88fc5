import { type ComponentType, Fragment } from 'react'
import { Link, Navigate, useParams } from 'react-router-dom'
import { lazyView } from '#renderers'
import { NodeBoundary, useText } from '#runtime'
import { Titled } from '../../app/titled.tsx'
import styles from './account.module.css'
import settings from './settings.module.css'

const BaseSettings = lazyView(async () => (await import('./base-settings.tsx')).BaseSettings)
const SecuritySettings = lazyView(async () => (await import('./security-settings.tsx')).SecuritySettings)
const InterfaceSettings = lazyView(async () => (await import('./interface-settings.tsx')).InterfaceSettings)
const LoginLog = lazyView(async () => (await import('./login-log.tsx')).LoginLog)

/** The parts of the settings in their order, with their titles as English source texts. */
const parts = {
  base: { title: 'Profile', Part: BaseSettings },
  security: { title: 'Security', Part: SecuritySettings },
  interface: { title: 'Interface', Part: InterfaceSettings },
  log: { title: 'Sign-in log', Part: LoginLog },
} satisfies Record<string, { title: string; Part: ComponentType }>

type SettingsPart = keyof typeof parts

const isPart = (path: string): path is SettingsPart => Object.hasOwn(parts, path)

/**
 * Settings of the user's own account. Each part has its own address. A menu item names the part that it opens.
 */
export function AccountSettings({ part }: { part?: SettingsPart }) {
  const text = useText()
  const { '*': path = '' } = useParams()
  const shown = part ?? path
  if (!isPart(shown)) return <Navigate to="/account/settings/base" replace />
  const { title, Part } = parts[shown]
  return (
    <Titled title="Account settings">
      <div className={settings.settings}>
        <nav aria-label={text('Account settings')} className={settings.parts}>
          {Object.entries(parts).map(([path, { title }]) => (
            <Link
              key={path}
              to={`/account/settings/${path}`}
              aria-current={path === shown ? 'page' : undefined}
              data-keeps-focus
            >
              {text(title)}
            </Link>
          ))}
        </nav>
        <div className={`${styles.card} ${settings.panel}`}>
          <NodeBoundary at={{ page: 'account/settings', pointer: '' }}>
            <Fragment key={shown}>
              <h1>{text(title)}</h1>
              <Part />
            </Fragment>
          </NodeBoundary>
        </div>
      </div>
    </Titled>
  )
}
