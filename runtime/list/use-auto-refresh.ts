import { useEffect, useLayoutEffect, useRef } from 'react'
import type { ListPage } from '#schemas'
import { durationMs } from '../data/use-operation.ts'
import { useOverlay } from '../page/overlay.ts'
import { useOpenPage } from '../page/page-context.ts'
import type { PageSession } from '../page/page-session.ts'
import { useRuntime } from '../runtime-context.ts'
import { cellEditsOf } from './edit/cell-edits.ts'

/** Time without input after which a list stops reloading, so that an unattended screen doesn't keep its session. */
export const UNATTENDED_MS = 30 * 60_000

interface Reloading {
  isLoading: boolean
  isRefreshing: boolean
  error: unknown
  refresh: () => void
}

/**
 * Reloads the rows at the interval of the page. It skips reloads while the browser tab is hidden or unused,
 * while a cell is being edited, and while a drawer or dialog is open. It pauses after a failed reload.
 */
export function useAutoRefresh({ list }: ListPage, rows: Reloading): void {
  const { session } = useOpenPage()
  const { navigation } = useRuntime()
  const every = durationMs(list.refresh?.every)
  const level = useOverlay()?.level ?? 0
  const latest = useRef({ rows, navigation })
  useLayoutEffect(() => {
    latest.current = { rows, navigation }
  })
  useEffect(() => {
    if (every === 0) return
    let inputAt = Date.now()
    const noteInput = () => {
      inputAt = Date.now()
    }
    for (const name of INPUTS) window.addEventListener(name, noteInput, { passive: true })
    const timer = setInterval(() => {
      const { rows, navigation } = latest.current
      const isAttended = !document.hidden && Date.now() - inputAt < UNATTENDED_MS
      const isBusy = isEditing(session) || navigation.hasOverlayAbove?.(level) === true
      if (isAttended && !isBusy && isSettled(rows)) rows.refresh()
    }, every)
    return () => {
      clearInterval(timer)
      for (const name of INPUTS) window.removeEventListener(name, noteInput)
    }
  }, [every, session, level])
}

const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'focus'] as const

const isEditing = (session: PageSession) =>
  session.detail.id() !== undefined || cellEditsOf(session).all().size > 0

const isSettled = ({ isLoading, isRefreshing, error }: Reloading) => !isLoading && !isRefreshing && !error
