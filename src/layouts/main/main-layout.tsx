import { type ReactNode, Suspense, useEffect, useMemo } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { lazyView, useMedia } from '#renderers'
import { useRuntime, useText } from '#runtime'
import { fetchPart } from '../../header/fetch-part.ts'
import { Inspecting } from '../../inspect/inspecting.tsx'
import type { MenuRoute } from '../../menu/menu-routes.ts'
import type { MenuNode } from '../../menu/menu-tree.ts'
import { layoutChoice } from '../../preferences/layout-choice.ts'
import { preferences } from '../../preferences/preferences-store.ts'
import { settingsDrawer } from '../../preferences/settings-drawer-store.ts'
import { TabBar } from '../../tabs/tab-bar.tsx'
import { Brand } from './brand.tsx'
import { Header } from './header.tsx'
import styles from './main-layout.module.css'
import { MOBILE } from './mobile.ts'
import { SideMenu } from './side-menu.tsx'
import { followDevice, leaveDrawer, sidebar, toggleDrawer, toggleSidebar } from './sidebar-store.ts'
import { SkipLink } from './skip-link.tsx'
import { useArrival } from './use-arrival.ts'

const loadMenuDrawer = () => import('./menu-drawer.tsx')
const MenuDrawer = lazyView(async () => (await loadMenuDrawer()).MenuDrawer)
const SettingsDrawer = lazyView(
  async () => (await import('../../preferences/settings-drawer.tsx')).SettingsDrawer,
)

/** Nothing is drawn before its code is here: a frame must not break for want of a drawer. */
const showDrawer = async () => {
  if (await fetchPart(loadMenuDrawer)) toggleDrawer()
}

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

/** The frame of every page: side or top menu (a drawer on narrow screens), header, tabs, content, an empty footer. */
export function MainLayout({ menu, routes, children }: MainLayoutProps) {
  const { pathname } = useLocation()
  const { Loading } = useRuntime().registry.states
  const { isOpen, isDrawerOut } = useSnapshot(sidebar)
  const chosen = useSnapshot(preferences)
  const { content, teller } = useArrival()
  const isMobile = useMedia(MOBILE)
  const layout = layoutChoice(chosen, isMobile)
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
          onToggle={isMobile ? () => void showDrawer() : toggleSidebar}
        />
        {chosen.hasTabs ? <TabBar /> : null}
        <main ref={content} id="content" className={styles.content} data-fluid={layout.isFluid} tabIndex={-1}>
          <Suspense fallback={<Loading />}>{children}</Suspense>
        </main>
        <footer />
      </div>
      <p ref={teller} className="visually-hidden" aria-live="polite" />
      <Settings />
      <Inspecting />
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
  const { isDrawerOut, wasDrawerOut } = useSnapshot(sidebar)
  if (!wasDrawerOut) return null
  return (
    <MenuDrawer isOut={isDrawerOut}>
      <nav aria-label={text('Main menu')}>
        <SideMenu menu={menu} trail={trail} isCollapsed={false} onChosen={leaveDrawer} />
      </nav>
    </MenuDrawer>
  )
}

function Settings() {
  const { wasOpen } = useSnapshot(settingsDrawer)
  return wasOpen ? <SettingsDrawer /> : null
}
