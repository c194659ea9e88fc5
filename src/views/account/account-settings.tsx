import type { ComponentType } from 'react'
import { Navigate, NavLink, Route, Routes } from 'react-router-dom'
import { lazyView } from '#renderers'
import { NodeBoundary, useText } from '#runtime'
import { Titled } from '../../app/titled.tsx'
import styles from './account.module.css'
import settings from './settings.module.css'

const BaseSettings = lazyView(async () => (await import('./base-settings.tsx')).BaseSettings)
const SecuritySettings = lazyView(async () => (await import('./security-settings.tsx')).SecuritySettings)
const LoginLog = lazyView(async () => (await import('./login-log.tsx')).LoginLog)

/** Settings of the user's own account. Each section has its own address. */
export function AccountSettings() {
  const text = useText()
  const parts = [
    { path: 'base', title: text('Profile') },
    { path: 'security', title: text('Security') },
    { path: 'log', title: text('Sign-in log') },
  ]
  return (
    <Titled title="Account settings">
      <div className={settings.settings}>
        <nav aria-label={text('Account settings')} className={settings.parts}>
          {parts.map(({ path, title }) => (
            <NavLink key={path} to={`/account/settings/${path}`} data-keeps-focus>
              {title}
            </NavLink>
          ))}
        </nav>
        <div className={`${styles.card} ${settings.panel}`}>
          <NodeBoundary at={{ page: 'account/settings', pointer: '' }}>
            <Routes>
              <Route path="base" element={<Part title={text('Profile')} Page={BaseSettings} />} />
              <Route path="security" element={<Part title={text('Security')} Page={SecuritySettings} />} />
              <Route path="log" element={<Part title={text('Sign-in log')} Page={LoginLog} />} />
              <Route path="*" element={<Navigate to="/account/settings/base" replace />} />
            </Routes>
          </NodeBoundary>
        </div>
      </div>
    </Titled>
  )
}

function Part({ title, Page }: { title: string; Page: ComponentType }) {
  return (
    <>
      <h1>{title}</h1>
      <Page />
    </>
  )
}
