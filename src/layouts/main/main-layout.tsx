import { lazy, type ReactNode, Suspense, useMemo } from 'react'
import { Link, matchPath, useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { useRuntime, useText } from '#runtime'
import { BrandMark } from '../../brand/brand-mark.tsx'
import type { MenuRoute } from '../../menu/menu-routes.ts'
import type { MenuNode } from '../../menu/menu-tree.ts'
import { preferences } from '../../preferences/preferences-store.ts'
import { HOME_PATH } from '../../session/safe-redirect.ts'
import { TabBar } from '../../tabs/tab-bar.tsx'
import { Header } from './header.tsx'
import styles from './main-layout.module.css'
import { SideMenu } from './side-menu.tsx'
import { closeDrawer, sidebar, toggleDrawer, toggleSidebar } from './sidebar-store.ts'
import { MOBILE, useMedia } from './use-media.ts'

const MenuDrawer = lazy(async () => ({ default: (await import('./menu-drawer.tsx')).MenuDrawer }))

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

/** The frame of every page: the side menu (a drawer on narrow screens), the header, the content, an empty footer. */
export function MainLayout({ menu, routes, children }: MainLayoutProps) {
  const text = useText()
  const { pathname } = useLocation()
  const { Loading } = useRuntime().registry.states
  const { isOpen, isDrawerOut, wasDrawerOut } = useSnapshot(sidebar)
  const { hasTabs } = useSnapshot(preferences)
  const isMobile = useMedia(MOBILE)
  const trail = useMemo(() => trailTo(pathname, routes), [pathname, routes])
  const isCollapsed = !isMobile && !isOpen

  const navigation = (
    <>
      <Link to={HOME_PATH} className={styles.logo} aria-label={text('Home')} onClick={closeDrawer}>
        <BrandMark size={32} />
        {isCollapsed ? null : <span>Gaiwan</span>}
      </Link>
      <nav aria-label={text('Main menu')} className={styles.menu}>
        <SideMenu menu={menu} trail={trail} isCollapsed={isCollapsed} onChosen={closeDrawer} />
      </nav>
    </>
  )

  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#content">
        {text('Skip to the content')}
      </a>
      {isMobile ? (
        <Suspense>{wasDrawerOut ? <MenuDrawer isOut={isDrawerOut}>{navigation}</MenuDrawer> : null}</Suspense>
      ) : (
        <aside className={styles.sider} data-collapsed={isCollapsed}>
          {navigation}
        </aside>
      )}
      <div className={styles.main}>
        <Header
          trail={trail}
          isMenuOpen={isMobile ? isDrawerOut : isOpen}
          onToggle={isMobile ? toggleDrawer : toggleSidebar}
        />
        {hasTabs ? <TabBar /> : null}
        <main id="content" className={styles.content} tabIndex={-1}>
          <Suspense fallback={<Loading />}>{children}</Suspense>
        </main>
        <footer />
      </div>
    </div>
  )
}
