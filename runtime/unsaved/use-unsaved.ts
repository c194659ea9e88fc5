import { useEffect, useLayoutEffect, useRef } from 'react'
import { useRuntime } from '../runtime-context.ts'
import type { UnsavedForm } from './port.ts'

/**
 * Tells the shell of a form: while it is dirty, leaving its page asks first; what is typed when the session ends is
 * offered back. Without a shell that minds it, nothing happens.
 */
export function useUnsaved(form: UnsavedForm): void {
  const { unsaved } = useRuntime()
  const latest = useRef(form)
  useLayoutEffect(() => {
    latest.current = form
  })

  const { key, isDirty } = form
  useEffect(() => unsaved?.mind(key, isDirty, () => latest.current), [unsaved, key, isDirty])
}
