import { Navigate, Outlet, Route, Routes } from 'react-router-dom'
import { Gallery } from '#renderers'
import { MainLayout } from '../layouts/main/main-layout.tsx'
import type { MenuRoute } from '../menu/menu-routes.ts'
import type { MenuNode } from '../menu/menu-tree.ts'
import { HOME_PATH } from '../session/safe-redirect.ts'
import { ExceptionPage } from '../views/exception/exception-page.tsx'
import { MenuScreen } from './menu-screen.tsx'
import { TestScreen } from './test-screen.tsx'
import { Titled } from './titled.tsx'

interface AppRoutesProps {
  menu: readonly MenuNode[]
  routes: readonly MenuRoute[]
}

const screenOf = (route: MenuRoute) => (
  <Route key={route.path} path={route.path} element={<MenuScreen key={route.path} route={route} />} />
)

/** The fixed routes, then those of the menu. */
export function AppRoutes({ menu, routes }: AppRoutesProps) {
  return (
    <Routes>
      <Route path="/" element={<Navigate to={HOME_PATH} replace />} />
      <Route path="/user/*" element={<Navigate to={HOME_PATH} replace />} />
      <Route
        element={
          <MainLayout menu={menu} routes={routes}>
            <Outlet />
          </MainLayout>
        }
      >
        <Route path="/403" element={<ExceptionPage status={403} />} />
        <Route path="/404" element={<ExceptionPage status={404} />} />
        <Route path="/500" element={<ExceptionPage status={500} />} />
        <Route
          path="/dev/gallery"
          element={
            <Titled title="Gallery">
              <Gallery />
            </Titled>
          }
        />
        {routes.filter(({ node }) => !node.blank).map(screenOf)}
      </Route>
      <Route path="/test" element={<Navigate to="/test/home" replace />} />
      <Route path="/test/home" element={<TestScreen />} />
      {routes.filter(({ node }) => node.blank).map(screenOf)}
      <Route path="*" element={<Navigate to="/404" replace />} />
    </Routes>
  )
}
