import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react'
import { Router } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { DepartGate } from '../header/depart-gate.tsx'
import { PasswordGate } from '../header/password-gate.tsx'
import { routesOf } from '../menu/menu-routes.ts'
import { preferences } from '../preferences/preferences-store.ts'
import { session } from '../session/session-store.ts'
import { leaveScroll } from '../tabs/kept-scroll.ts'
import { createTabPlaces, TabPlacesProvider } from '../tabs/tab-places.ts'
import { placeOfTab, restoreTabs } from '../tabs/tabs-store.ts'
import { askToLose, pathsLostByLeaving } from '../tabs/unsaved.ts'
import { createAppHistory } from './app-history.ts'
import { AppRoutes } from './app-routes.tsx'
import { AppRuntime } from './app-runtime.tsx'
import { Dialogs } from './notify/dialogs.tsx'
import { openOverlays } from './open-overlays.ts'

/** The browser's address, for the router. */
export function AppAddress({ children }: { children: ReactNode }) {
  const [history] = useState(() =>
    createAppHistory({
      losesWork: (pathname) => pathsLostByLeaving(pathname).length > 0,
      ask: (pathname) => askToLose(pathsLostByLeaving(pathname)),
      placeOf: (pathname) => (preferences.hasTabs ? placeOfTab(pathname) : undefined),
      leave: leaveScroll,
      overlays: openOverlays,
    }),
  )
  const [{ location, action }, setPlace] = useState({ location: history.location, action: history.action })
  useLayoutEffect(() => history.listen((place) => startTransition(() => setPlace(place))), [history])
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  )
}

/** The signed-in part: its routes come from the menu of the server. */
export function AppRouter() {
  const { rights, user, needsPassword } = useSnapshot(session)
  const menu = rights?.menu
  const routes = useMemo(() => routesOf(menu ?? []), [menu])
  const places = useMemo(() => createTabPlaces(routes), [routes])
  useState(() => restoreTabs(user?.id ?? '', (path) => places.pathAt(path) === path))

  return (
    <AppAddress>
      <TabPlacesProvider value={places}>
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
      </TabPlacesProvider>
    </AppAddress>
  )
}
