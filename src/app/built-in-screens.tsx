import type { ReactNode } from 'react'
import { lazyView } from '#renderers'
import { PageHost } from '#runtime'
import { type BuiltInScreen, isBuiltInScreen } from '#schemas'
import { ExceptionPage } from '../views/exception/lazy-exception-page.tsx'

const AccountCenter = lazyView(
  async () => (await import('../views/account/account-center.tsx')).AccountCenter,
)
const AccountSettings = lazyView(
  async () => (await import('../views/account/account-settings.tsx')).AccountSettings,
)
const MenuLogin = lazyView(async () => (await import('../views/login/menu-login.tsx')).MenuLogin)

const screens: Readonly<Record<BuiltInScreen, ReactNode>> = {
  'account/center/Index': <AccountCenter />,
  'account/settings/Index': <AccountSettings part="base" />,
  'account/settings/BaseSetting': <AccountSettings part="base" />,
  'account/settings/Security': <AccountSettings part="security" />,
  'account/settings/Binding': <AccountSettings part="security" />,
  'account/settings/Custom': <AccountSettings part="interface" />,
  // There is no workplace yet, so its menu item opens the dashboard.
  'dashboard/Workplace': <PageHost component="dashboard/Analysis" />,
  'exception/403': <ExceptionPage status={403} />,
  'exception/404': <ExceptionPage status={404} />,
  'exception/500': <ExceptionPage status={500} />,
  'user/Login': <MenuLogin />,
}

/** The built-in screen of a component path. Undefined for other component paths. */
export const builtInScreen = (component: string): ReactNode =>
  isBuiltInScreen(component) ? screens[component] : undefined
