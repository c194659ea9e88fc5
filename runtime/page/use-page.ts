import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import type { Page } from '#schemas'
import { AppError } from '#schemas/errors'
import { useRuntime } from '../runtime-context.ts'
import { pageUnreadable, toAppError } from './errors.ts'
import { guardPage } from './guard-page.ts'
import type { LoadedPage, PageSource } from './page-source.ts'

export type PageState =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'failed'; error: AppError; retry: () => void }
  | ({ status: 'ready' } & LoadedPage)

const pageQuery = (pages: PageSource, component: string) => ({
  queryKey: ['page', component],
  queryFn: async () => {
    const loaded = await pages.load(component)
    return loaded ? { ...loaded, page: guardPage(loaded.page, component) } : null
  },
  staleTime: Number.POSITIVE_INFINITY,
})

/** Reads a page before it is shown. Undefined where that fails: showing it says why. */
export function usePageAhead(): (component: string) => Promise<Page | undefined> {
  const { pages } = useRuntime()
  const queries = useQueryClient()
  return useCallback(
    async (component) => {
      const loaded = await queries.fetchQuery(pageQuery(pages, component)).catch(() => null)
      return loaded?.page
    },
    [pages, queries],
  )
}

/** Finds and reads the page of a component path; in development it follows the file. */
export function usePage(component: string): PageState {
  const { pages } = useRuntime()
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery({ ...pageQuery(pages, component), structuralSharing: false })
  useEffect(
    () =>
      pages.subscribe?.(component, () => void queries.invalidateQueries({ queryKey: ['page', component] })),
    [pages, queries, component],
  )

  if (error) return { status: 'failed', error: wordFailure(error, component), retry: () => void refetch() }
  if (data === undefined) return { status: 'loading' }
  return data === null ? { status: 'missing' } : { status: 'ready', ...data }
}

/** What the source couldn't say itself: its chunk did not come, or is no JSON. */
function wordFailure(error: unknown, component: string): AppError {
  const at = { page: component, pointer: '' }
  return error instanceof AppError
    ? toAppError(error, at)
    : pageUnreadable({ component }, { at, cause: error })
}
