import { type ReactNode, useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { RuntimeProvider, useRuntime } from '#runtime'
import { createAccess } from '#runtime/access'
import type { Auth } from '#schemas'
import { session } from '../session/session-store.ts'

interface PageGrantsProps {
  /** What the page's menu entry grants beside the session's rights. */
  permissionList: readonly Auth[]
  children: ReactNode
}

/** Adds a page's own grants to what the user may do, on that page alone. */
export function PageGrants({ permissionList, children }: PageGrantsProps) {
  return permissionList.length === 0 ? (
    children
  ) : (
    <WithGrants permissionList={permissionList}>{children}</WithGrants>
  )
}

function WithGrants({ permissionList, children }: PageGrantsProps) {
  const runtime = useRuntime()
  const { rights } = useSnapshot(session)
  const value = useMemo(() => {
    const { auth = [], allAuth = [], stock } = rights ?? {}
    return { ...runtime, access: createAccess({ auth, allAuth, permissionList, stock }) }
  }, [runtime, rights, permissionList])
  return <RuntimeProvider value={value}>{children}</RuntimeProvider>
}
