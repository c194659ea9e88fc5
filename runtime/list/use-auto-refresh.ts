import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import type { ListPage } from '#schemas'
import { useAttended } from '../data/use-attended.ts'
import { durationMs } from '../data/use-operation.ts'
import { useRecordChanges } from '../data/use-record-changes.ts'
import { useOverlay } from '../page/overlay.ts'
import { useOpenPage } from '../page/page-context.ts'
import type { PageSession } from '../page/page-session.ts'
import { useRuntime } from '../runtime-context.ts'
import { cellEditsOf } from './edit/cell-edits.ts'

interface Reloading {
  isLoading: boolean
  isRefreshing: boolean
  error: unknown
  refresh: () => void
}

const NO_MODELS: readonly string[] = []

/**
 * Reloads the rows at the interval of the page, and after changes of the models that the page names. A reload
 * at the interval is skipped, and one after a change waits, while the browser tab is hidden or unused, a cell
 * is being edited, a drawer or dialog is open, or the last reload failed.
 */
export function useAutoRefresh({ list }: ListPage, rows: Reloading): void {
  const every = durationMs(list.refresh?.every)
  const models = list.refresh?.on ?? NO_MODELS
  const reload = useReload(rows, every > 0 || models.length > 0)
  useEffect(() => {
    if (every === 0) return
    const timer = setInterval(reload, every)
    return () => clearInterval(timer)
  }, [every, reload])
  useRecordChanges(models, reload)
}

/**
 * Returns the function that reloads the rows, unless that would disturb the user. The function returns true if it
 * reloaded them.
 */
function useReload(rows: Reloading, isNeeded: boolean): () => boolean {
  const { session } = useOpenPage()
  const { navigation } = useRuntime()
  const isAttended = useAttended(isNeeded)
  const level = useOverlay()?.level ?? 0
  const latest = useRef({ rows, navigation })
  useLayoutEffect(() => {
    latest.current = { rows, navigation }
  })
  return useCallback(() => {
    const { rows, navigation } = latest.current
    const isBusy = isEditing(session) || navigation.hasOverlayAbove?.(level) === true
    if (!isAttended() || isBusy || !isSettled(rows)) return false
    rows.refresh()
    return true
  }, [session, level, isAttended])
}

const isEditing = (session: PageSession) =>
  session.detail.id() !== undefined || cellEditsOf(session).all().size > 0

const isSettled = ({ isLoading, isRefreshing, error }: Reloading) => !isLoading && !isRefreshing && !error
