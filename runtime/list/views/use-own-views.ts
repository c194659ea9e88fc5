import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ListPage, SavedView } from '#schemas'
import { isRecord } from '#schemas/values'
import { toAppError } from '../../page/errors.ts'
import { useRuntime } from '../../runtime-context.ts'
import type { ViewChoice } from './view-state.ts'

export type OwnViews = ReturnType<typeof useOwnViews>

export function useOwnViews(page: ListPage) {
  const { http } = useRuntime()
  const queryKey = useMemo(() => ['data', 'view.list', { page: page.id }], [page])
  const { data, error, isPending, refetch } = useQuery({
    queryKey,
    // `isQuiet`, because the views menu shows the error.
    queryFn: ({ signal }) => http.call<unknown>('view.list', { page: page.id }, { signal, isQuiet: true }),
    staleTime: KEEP_MS,
    retry: false,
  })
  const views = useMemo(() => readViews(data), [data])
  return {
    views,
    queryKey,
    isLoading: isPending,
    isKnown: data !== undefined,
    error: error ? toAppError(error) : undefined,
    retry: () => void refetch(),
  }
}

/** Reads views from a response. Drops malformed views, so that any response lets the page open. */
function readViews(answer: unknown): ViewChoice[] {
  const views = (Array.isArray(answer) ? answer : []) as Partial<SavedView>[]
  return views.flatMap((view) => {
    if (!isRecord(view) || typeof view.id !== 'string' || typeof view.title !== 'string') return []
    const { id, title, state, isDefault = false, version = 0 } = view
    return isRecord(state) ? [{ id, title, state, own: { isDefault, version } }] : []
  })
}

/** Lifetime of cached views in ms. After a change by this user, all views are reloaded immediately. */
const KEEP_MS = 60_000
