import { use, useEffect, useLayoutEffect, useRef } from 'react'
import { useRuntime } from '../runtime-context.ts'
import type { UnsavedForm } from './unsaved-port.ts'
import { UnsavedScopeContext } from './unsaved-scope.ts'

/**
 * Registers a form as unsaved work: the user is asked before leaving the page. If the session ends, the
 * entries are stored and offered as a draft after the next sign-in. Does nothing without an UnsavedPort.
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
