import { use, useEffect, useLayoutEffect, useRef } from 'react'
import { useRuntime } from '../runtime-context.ts'
import type { UnsavedForm } from './unsaved-port.ts'
import { UnsavedScopeContext } from './unsaved-scope.ts'

/**
 * Registers a form as unsaved work. The user is asked before the page is left, and a draft is offered after
 * the session has ended. Without an UnsavedPort, it does nothing.
 */
export function useUnsaved(form: UnsavedForm): void {
  const { unsaved } = useRuntime()
  const latest = useRef(form)
  useLayoutEffect(() => {
    latest.current = form
  })

  const { key, isDirty } = form
  const scope = use(UnsavedScopeContext)
  useEffect(() => scope?.add(key), [scope, key])
  useEffect(() => unsaved?.watch(key, isDirty, () => latest.current), [unsaved, key, isDirty])
}
