import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import type { PageRefresh } from '#schemas'
import { cellEditsOf } from '../list/edit/cell-edits.ts'
import { useOverlay } from '../page/overlay.ts'
import { useOpenPage } from '../page/page-context.ts'
import type { PageSession } from '../page/page-session.ts'
import { useRuntime } from '../runtime-context.ts'
import { useAttended } from './use-attended.ts'
import { durationMs } from './use-operation.ts'
import { useRecordChanges } from './use-record-changes.ts'

interface Reloading {
  isLoading: boolean
  isRefreshing: boolean
  error: unknown
  refresh: () => unknown
}

const NO_MODELS: readonly string[] = []

/**
 * Reloads the data of a list or detail page at the page's interval, and after changes of the models that the
 * page names. Reloading pauses while the browser tab is hidden or unused, while a cell is being edited, while
 * a drawer or dialog is open, and after a failed reload. During a pause, a reload at the interval is skipped,
 * and a reload after a change waits.
 */
export function useAutoRefresh(refresh: PageRefresh | undefined, data: Reloading): void {
  const every = durationMs(refresh?.every)
  const models = refresh?.on ?? NO_MODELS
  const reload = useReload(data, every > 0 || models.length > 0)
  useEffect(() => {
    if (every === 0) return
    const timer = setInterval(reload, every)
    return () => clearInterval(timer)
  }, [every, reload])
  useRecordChanges(models, reload)
}

/**
 * Returns a function that reloads the data, unless reloading is paused. The function returns false if it
 * didn't reload.
 */
function useReload(data: Reloading, isNeeded: boolean): () => boolean {
  const { session } = useOpenPage()
  const { navigation } = useRuntime()
  const isAttended = useAttended(isNeeded)
  const level = useOverlay()?.level ?? 0
  const latest = useRef({ data, navigation })
  useLayoutEffect(() => {
    latest.current = { data, navigation }
  })
  return useCallback(() => {
    const { data, navigation } = latest.current
    const isBusy = isEditing(session) || navigation.hasOverlayAbove?.(level) === true
    if (!isAttended() || isBusy || !isSettled(data)) return false
    data.refresh()
    return true
  }, [session, level, isAttended])
}

const isEditing = (session: PageSession) =>
  session.detail.id() !== undefined || cellEditsOf(session).all().size > 0

const isSettled = ({ isLoading, isRefreshing, error }: Reloading) => !isLoading && !isRefreshing && !error
