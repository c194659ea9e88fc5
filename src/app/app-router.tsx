import { useMemo } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { DepartGate } from '../header/depart-gate.tsx'
import { routesOf } from '../menu/menu-routes.ts'
import { session } from '../session/session-store.ts'
import { AppRoutes } from './app-routes.tsx'
import { AppRuntime } from './app-runtime.tsx'
import { Dialogs } from './notify/dialogs.tsx'

/** The signed-in part: its routes come from the menu of the server. */
export function AppRouter() {
  const menu = useSnapshot(session).rights?.menu
  const routes = useMemo(() => routesOf(menu ?? []), [menu])

  return (
    <BrowserRouter>
      <AppRuntime routes={routes}>
        <DepartGate>
          <AppRoutes menu={menu ?? []} routes={routes} />
        </DepartGate>
        <Dialogs />
      </AppRuntime>
    </BrowserRouter>
  )
}
