import { useMemo, useState } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { DepartGate } from '../header/depart-gate.tsx'
import { PasswordGate } from '../header/password-gate.tsx'
import { recordRoutesOf, routesOf } from '../menu/menu-routes.ts'
import { session } from '../session/session-store.ts'
import { createTabRoutes, TabRoutesProvider } from '../tabs/tab-routes.ts'
import { restoreTabs } from '../tabs/tabs-store.ts'
import { StartFailure } from '../views/start-failure.tsx'
import { AppRoutes } from './app-routes.tsx'
import { AppRuntime } from './app-runtime.tsx'
import { Dialogs } from './notify/dialogs.tsx'
import { useRouterGuard } from './router-guard.ts'

/**
 * The application of a signed-in user, with its router. The router has a single route that matches all
 * addresses, because the pages are known only after the menu has loaded.
 */
export function AppRouter() {
  return <RouterProvider router={browserRouter()} />
}

let router: ReturnType<typeof createBrowserRouter> | undefined

/**
 * The router of this browser tab. A tab must have only one router, because the router listens to the
 * browser's history.
 */
function browserRouter() {
  router ??= createBrowserRouter([{ path: '*', element: <SignedIn />, errorElement: <StartFailure /> }])
  return router
}

function SignedIn() {
  const { rights, user, needsPassword } = useSnapshot(session)
  const menu = rights?.menu
  const routes = useMemo(() => {
    const ofMenu = routesOf(menu ?? [])
    return [...ofMenu, ...recordRoutesOf(ofMenu)]
  }, [menu])
  const places = useMemo(() => createTabRoutes(routes), [routes])
  useState(() => restoreTabs(user?.id ?? '', (path) => places.pathAt(path) === path))
  useRouterGuard()

  return (
    <TabRoutesProvider value={places}>
      <AppRuntime routes={routes}>
        {needsPassword ? (
          <PasswordGate />
        ) : (
          <DepartGate>
            <AppRoutes menu={menu ?? []} routes={routes} />
          </DepartGate>
        )}
        <Dialogs />
      </AppRuntime>
    </TabRoutesProvider>
  )
}
