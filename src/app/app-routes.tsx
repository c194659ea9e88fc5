import { Fragment } from 'react'
import { Navigate, Outlet, Route, Routes, useLocation, useParams } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { lazyView } from '#renderers'
import { BlankLayout } from '../layouts/blank/blank-layout.tsx'
import { MainLayout } from '../layouts/main/main-layout.tsx'
import type { MenuRoute } from '../menu/menu-routes.ts'
import type { MenuNode } from '../menu/menu-tree.ts'
import { preferences } from '../preferences/preferences-store.ts'
import { HOME_PATH } from '../session/safe-redirect.ts'
import { isKeptAlive, KeptPages } from '../tabs/kept-pages.tsx'
import { useTabRoutes } from '../tabs/tab-routes.ts'
import { openTabs } from '../tabs/tabs-store.ts'
import { ExceptionPage } from '../views/exception/lazy-exception-page.tsx'
import { GalleryPage } from './gallery-page.tsx'
import { MenuScreen } from './menu-screen.tsx'
import { RecordScreen } from './record-screen.tsx'
import { Titled } from './titled.tsx'

const AccountCenter = lazyView(
  async () => (await import('../views/account/account-center.tsx')).AccountCenter,
)
const AccountSettings = lazyView(
  async () => (await import('../views/account/account-settings.tsx')).AccountSettings,
)
const UnknownPath = lazyView(async () => (await import('../views/exception/unknown-path.tsx')).UnknownPath)
/** Start page for users who have no home page in their menu. */
const Landing = lazyView(async () => (await import('../views/start/landing.tsx')).Landing)
const TestHome = lazyView(async () => (await import('../views/test-home/test-home.tsx')).TestHome)

interface AppRoutesProps {
  menu: readonly MenuNode[]
  routes: readonly MenuRoute[]
}

const drawScreen = (route: MenuRoute) =>
  route.recordId === undefined ? (
    <MenuScreen key={route.path} route={route} />
  ) : (
    <RecordScreen key={route.path} route={route} />
  )

/** Draws the page of a route. For a kept page, draws nothing, because `KeptPages` draws it. */
function RouteScreen({ route }: { route: MenuRoute }) {
  const { hasTabs } = useSnapshot(preferences)
  const { recordId } = useParams()
  const path = useLocation().pathname
  if (hasTabs && isKeptAlive(route)) return null
  const isRecord = recordId !== undefined && route.listPath !== undefined
  return drawScreen(isRecord ? { ...route, path, recordId } : route)
}

const routeOf = (route: MenuRoute) => (
  <Route key={route.path} path={route.path} element={<RouteScreen route={route} />} />
)

/**
 * The current page, and the kept pages in the background. If the user refreshes the tab of the current page,
 * the page is mounted again.
 */
function Pages() {
  const { hasTabs } = useSnapshot(preferences)
  const { rounds } = useSnapshot(openTabs)
  const path = useTabRoutes().pathAt(useLocation().pathname) ?? ''
  return (
    <>
      {hasTabs ? <KeptPages draw={drawScreen} /> : null}
      <Fragment key={`${path}#${rounds[path] ?? 0}`}>
        <Outlet />
      </Fragment>
    </>
  )
}

/** The routes of the application: first the fixed routes, then the routes of the menu. */
export function AppRoutes({ menu, routes }: AppRoutesProps) {
  return (
    <Routes>
      <Route path="/" element={<Navigate to={HOME_PATH} replace />} />
      <Route path="/user/*" element={<Navigate to={HOME_PATH} replace />} />
      <Route
        element={
          <MainLayout menu={menu} routes={routes}>
            <Pages />
          </MainLayout>
        }
      >
        <Route path="/403" element={<ExceptionPage status={403} />} />
        <Route path="/404" element={<ExceptionPage status={404} />} />
        <Route path="/500" element={<ExceptionPage status={500} />} />
        <Route path="/dev/gallery" element={<GalleryPage />} />
        <Route path="/account/center" element={<AccountCenter />} />
        <Route path="/account/settings/*" element={<AccountSettings />} />
        {routes.some(({ path }) => path === HOME_PATH) ? null : (
          <Route
            path={HOME_PATH}
            element={
              <Titled title="home">
                <Landing />
              </Titled>
            }
          />
        )}
        {routes.filter(({ node }) => !node.blank).map(routeOf)}
      </Route>
      <Route path="/test" element={<Navigate to="/test/home" replace />} />
      <Route
        element={
          <BlankLayout>
            <Outlet />
          </BlankLayout>
        }
      >
        <Route
          path="/test/home"
          element={
            <Titled title="Test home">
              <TestHome />
            </Titled>
          }
        />
        {routes.filter(({ node }) => node.blank).map(routeOf)}
      </Route>
      {/* After the routes of the menu, which take precedence. */}
      <Route path="/dashboard" element={<Navigate to={HOME_PATH} replace />} />
      <Route path="*" element={<UnknownPath />} />
    </Routes>
  )
}
