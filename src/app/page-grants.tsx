import { type ReactNode, useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { RuntimeProvider, useRuntime } from '#runtime'
import { createAccess } from '#runtime/access'
import type { Auth } from '#schemas'
import { session } from '../session/session-store.ts'

interface PageGrantsProps {
  /** Permissions of the menu item, which are added to the permissions of the session. */
  permissionList: readonly Auth[]
  children: ReactNode
}

/** Gives the page of a menu item the item's permissions in addition to the user's permissions. */
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
    const { auth = [], allAuth = [], isJeecg } = rights ?? {}
    return { ...runtime, access: createAccess({ auth, allAuth, permissionList, isJeecg }) }
  }, [runtime, rights, permissionList])
  return <RuntimeProvider value={value}>{children}</RuntimeProvider>
}
