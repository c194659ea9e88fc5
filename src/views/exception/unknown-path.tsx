import { useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { listPathOf, useRuntime } from '#runtime'
import { session } from '../../session/session-store.ts'

/**
 * Exception page for a path that isn't in the user's menu. If another user's menu contains the path, this is
 * page 403, or else page 404.
 */
export function UnknownPath() {
  const { Loading } = useRuntime().registry.states
  const { pathname } = useLocation()
  // The page of a record belongs to the menu item of its list.
  const isKnown = useIsMenu(listPathOf(pathname) ?? pathname)
  if (isKnown === undefined) return <Loading />
  return <Navigate to={isKnown ? '/403' : '/404'} replace />
}

/**
 * True if the menu of any user contains this address. Undefined while loading. False after an error, and on a
 * JeecgBoot server, which doesn't support the request.
 */
function useIsMenu(url: string): boolean | undefined {
  const { http } = useRuntime()
  const [answer, setAnswer] = useState<{ url: string; isKnown: boolean }>()
  const isJeecg = session.rights?.isJeecg === true
  useEffect(() => {
    if (isJeecg) return
    const { signal, abort } = abortable()
    const finish = (isKnown: boolean) => !signal.aborted && setAnswer({ url, isKnown })
    http.call<boolean>('permission.hasAddress', { url }, { signal, isQuiet: true }).then(
      (isKnown) => finish(isKnown === true),
      () => finish(false),
    )
    return abort
  }, [http, url, isJeecg])
  if (isJeecg) return false
  return answer?.url === url ? answer.isKnown : undefined
}

function abortable() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
