import type { ReactNode } from 'react'
import { useRuntime } from '../runtime-context.ts'
import type { AccessRights } from './create-access.ts'

/** Permissions of the signed-in user: `useAccess().has('bill:confirm')`. */
export function useAccess(): AccessRights {
  return useRuntime().access
}

interface AccessProps {
  /** The required permission code. Without a code, the children are visible to all users. */
  code: string | undefined
  children: ReactNode
}

/** Renders its children only for users with the required permission. */
export function Access({ code, children }: AccessProps): ReactNode {
  const access = useAccess()
  return code === undefined || access.has(code) ? children : null
}
