import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type HTMLAttributes, useCallback, useEffect } from 'react'
import type { SchemaLocation } from '#schemas/errors'
import type { OpenPage } from '../page/page-context.ts'
import { type Runtime, useRuntime } from '../runtime-context.ts'

/** A page on screen, with all that its explanations are made of. */
export interface InspectedPage {
  runtime: Runtime
  open: OpenPage
  queries: QueryClient
}

/** The pages on screen; lent by the shell to those only who may ask why a page is as it is. */
export interface Inspection {
  /** In the order they were opened: a drawer's page comes after the one below it. */
  pages: Set<InspectedPage>
}

/** Lists the page being drawn for as long as it is on screen. */
export function useInspectable(open: OpenPage): void {
  const runtime = useRuntime()
  const queries = useQueryClient()
  useEffect(() => {
    const pages = runtime.inspection?.pages
    const page = { runtime, open, queries }
    pages?.add(page)
    return () => void pages?.delete(page)
  }, [runtime, open, queries])
}

/** A node's place, as an element carries it. */
export type Mark = HTMLAttributes<HTMLElement> & { 'data-at': string }

/** Gives an element its node's place in the page, so that one can point at it; nothing for those who may not ask. */
export function useMark(): (at: SchemaLocation) => Mark | undefined {
  const { inspection } = useRuntime()
  return useCallback(
    (at) => (inspection ? { 'data-at': `${at.page}#${at.pointer}` } : undefined),
    [inspection],
  )
}
