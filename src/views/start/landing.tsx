import { useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { usePageAhead, useRuntime } from '#runtime'
import { createAccess } from '#runtime/access'
import { visiblePages } from '../../menu/menu-routes.ts'
import type { MenuNode } from '../../menu/menu-tree.ts'
import { HOME_PATH } from '../../session/safe-redirect.ts'
import { session } from '../../session/session-store.ts'
import { StartPage } from './start-page.tsx'

/** Leads who may not see the home to the first page of his menu that is open to him; else says what to do. */
export function Landing() {
  const { Loading } = useRuntime().registry.states
  const path = useFirstOpen()
  if (path === undefined) return <Loading />
  return path === null ? <StartPage /> : <Navigate to={path} replace />
}

/** The path of the first page that the user may see; null where there is none, undefined until that is known. */
function useFirstOpen(): string | null | undefined {
  const { rights } = useSnapshot(session)
  const pageAhead = usePageAhead()
  const [found, setFound] = useState<string | null>()

  useEffect(() => {
    let isWanted = true
    const isOpen = async ({ target, permissionList }: MenuNode) => {
      if (target.type !== 'page') return true
      const page = await pageAhead(target.component)
      const code = page?.requires?.view
      const access = createAccess({ auth: [], allAuth: [], ...rights, permissionList })
      return page !== undefined && (code === undefined || access.has(code))
    }
    const look = async () => {
      const others = visiblePages(rights?.menu ?? []).filter(({ path }) => path !== HOME_PATH)
      for (const node of others) if (await isOpen(node)) return node.path
      return null
    }
    void look().then((path) => isWanted && setFound(path))
    return () => {
      isWanted = false
    }
  }, [rights, pageAhead])
  return found
}
