import { type ReactNode, Suspense, useEffect, useMemo } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { lazyView, useMedia } from '#renderers'
import { NodeBoundary, useRuntime, useText } from '#runtime'
import type { MenuRoute } from '../../menu/menu-routes.ts'
import type { MenuNode } from '../../menu/menu-tree.ts'
import { effectiveLayout } from '../../preferences/effective-layout.ts'
import { preferences } from '../../preferences/preferences-store.ts'
import { settingsDrawer } from '../../preferences/settings-drawer-store.ts'
import { TabBar } from '../../tabs/tab-bar.tsx'
import { Brand } from './brand.tsx'
import { Header } from './header.tsx'
import styles from './main-layout.module.css'
import { SideMenu } from './side-menu.tsx'
import { followDevice, leaveDrawer, MOBILE, sidebar, toggleDrawer, toggleSidebar } from './sidebar-store.ts'
import { SkipLink } from './skip-link.tsx'
import { usePageChange } from './use-page-change.ts'

/** The inspector, loaded only for users with its permission. */
const InspectorHost = lazyView(async () => (await import('../../inspect/inspector-host.tsx')).InspectorHost)

const SettingsDrawer = lazyView(
  async () => (await import('../../preferences/settings-drawer.tsx')).SettingsDrawer,
)

const MenuDrawer = lazyView(async () => (await import('./menu-drawer.tsx')).MenuDrawer)

interface MainLayoutProps {
  menu: readonly MenuNode[]
  routes: readonly MenuRoute[]
  children: ReactNode
}

function trailTo(pathname: string, routes: readonly MenuRoute[]): readonly MenuNode[] {
  const route =
    routes.find(({ path }) => path === pathname) ??
    routes.find(({ path }) => matchPath(path, pathname) !== null)
  return route?.trail ?? []
}

/**
 * Layout of all pages except blank pages, with menu, header, tabs, content, and an empty footer. The menu is
 * at the side or the top, or in a drawer on narrow screens.
 */
export function MainLayout({ menu, routes, children }: MainLayoutProps) {
  const { pathname } = useLocation()
  const { inspection, registry } = useRuntime()
  const { Loading } = registry.states
  const { isOpen, isDrawerOut } = useSnapshot(sidebar)
  const chosen = useSnapshot(preferences)
  const { wasOpened } = useSnapshot(settingsDrawer)
  const { content, liveRegion } = usePageChange()
  const isMobile = useMedia(MOBILE)
  const layout = effectiveLayout(chosen, isMobile)
  const trail = useMemo(() => trailTo(pathname, routes), [pathname, routes])

  useEffect(followDevice, [])

  return (
    <div className={styles.layout}>
      <SkipLink className={styles.skip} />
      {isMobile ? <DrawerMenu menu={menu} trail={trail} /> : null}
      {isMobile || layout.isTopMenu ? null : <Sider menu={menu} trail={trail} />}
      <div className={styles.main}>
        <Header
          menu={menu}
          trail={trail}
          layout={layout}
          isMenuOpen={isMobile ? isDrawerOut : isOpen}
          onToggle={isMobile ? toggleDrawer : toggleSidebar}
        />
        {chosen.hasTabs ? <TabBar /> : null}
        <main ref={content} id="content" className={styles.content} data-fluid={layout.isFluid} tabIndex={-1}>
          <Suspense fallback={<Loading />}>{children}</Suspense>
        </main>
        <footer />
      </div>
      <p ref={liveRegion} className="visually-hidden" aria-live="polite" />
      {wasOpened ? <SettingsDrawer /> : null}
      {inspection && (
        <NodeBoundary at={{ page: 'inspector', pointer: '' }}>
          <InspectorHost inspection={inspection} />
        </NodeBoundary>
      )}
    </div>
  )
}

type MenuProps = Pick<MainLayoutProps, 'menu'> & { trail: readonly MenuNode[] }

function Sider({ menu, trail }: MenuProps) {
  const text = useText()
  const { isOpen } = useSnapshot(sidebar)
  const { theme, isSideMenuFixed } = useSnapshot(preferences)
  return (
    <aside
      className={styles.sider}
      data-collapsed={!isOpen}
      data-fixed={isSideMenuFixed}
      data-menu-theme={theme}
    >
      <Brand isShort={!isOpen} />
      <nav aria-label={text('Main menu')} className={styles.menu}>
        <SideMenu menu={menu} trail={trail} isCollapsed={!isOpen} />
      </nav>
    </aside>
  )
}

function DrawerMenu({ menu, trail }: MenuProps) {
  const text = useText()
  const { isDrawerOut } = useSnapshot(sidebar)
  return (
    <MenuDrawer isOut={isDrawerOut}>
      <nav aria-label={text('Main menu')}>
        <SideMenu menu={menu} trail={trail} isCollapsed={false} onChosen={leaveDrawer} />
      </nav>
    </MenuDrawer>
  )
}
