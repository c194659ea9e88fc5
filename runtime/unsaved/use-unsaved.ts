import { use, useEffect, useLayoutEffect, useRef } from 'react'
import { useRuntime } from '../runtime-context.ts'
import type { UnsavedForm } from './unsaved-port.ts'
import { UnsavedScopeContext } from './unsaved-scope.ts'

/**
 * Registers a form as unsaved work. The user is then asked before leaving the page. After the session has
 * ended, the user is offered a draft. Does nothing without an UnsavedPort.
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
