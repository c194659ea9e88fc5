import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { useRuntime, useText } from '#runtime'
import { LITERAL_ADDRESS } from '../app/router-guard.ts'
import { useTabRoutes } from './tab-routes.ts'
import { type CloseScope, neighbourOf, openTabs, refreshTab, removeTabs, tabsToClose } from './tabs-store.ts'
import { confirmLeave } from './unsaved-work.ts'

/** Actions that users can take on a tab. */
export interface TabActions {
  /** Mounts the page again and reloads its data. */
  refresh: (path: string) => Promise<void>
  /** Resolves to the path of the tab that opens next. Undefined if no tab was closed. */
  close: (closing: CloseScope, path: string) => Promise<string | undefined>
}

/** Functions that close and refresh tabs. Both ask before unsaved work is lost. */
export function useTabActions(): TabActions {
  const { notify } = useRuntime()
  const text = useText()
  const places = useTabRoutes()
  const navigate = useNavigate()
  const queries = useQueryClient()

  return useMemo(() => {
    const refuse = () => {
      const isLast = openTabs.list.length === 1
      const reason = isLast
        ? text('this is the last page, cannot close anymore')
        : text('home cannot be closed!')
      notify.toast({ type: 'warning', text: reason })
    }
    return {
      refresh: async (path) => {
        if (!(await confirmLeave([path]))) return
        // All cached data become invalid, so that the remounted page loads them again.
        await queries.invalidateQueries({ refetchType: 'none' })
        refreshTab(path)
      },
      close: async (closing, path) => {
        const closed = tabsToClose(openTabs.list, closing, path)
        if (closed.length === 0 && closing === 'one') refuse()
        if (closed.length === 0 || !(await confirmLeave(closed))) return undefined
        const next =
          closing === 'one'
            ? neighbourOf(openTabs.list, path)
            : openTabs.list.find((tab) => tab.path === path)
        const active = places.pathAt(window.location.pathname)
        removeTabs(closed)
        if (next && active !== undefined && closed.includes(active))
          navigate(next.at, { state: LITERAL_ADDRESS })
        return next?.path
      },
    }
  }, [notify, text, places, navigate, queries])
}
