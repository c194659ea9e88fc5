import { useQueryClient } from '@tanstack/react-query'
import { type HTMLAttributes, useCallback, useEffect, useState } from 'react'
import type { SchemaLocation } from '#schemas/errors'
import type { OpenPage } from '../page/page-context.ts'
import { useRuntime } from '../runtime-context.ts'
import { watchDrawing } from './watch-drawing.ts'

/** Lists the page being drawn for as long as it is on screen. */
export function useInspectable(open: OpenPage): void {
  const runtime = useRuntime()
  const queries = useQueryClient()
  const [began] = useState(() => performance.now())
  useEffect(() => {
    const pages = runtime.inspection?.pages
    if (!pages) return
    const drawing = watchDrawing(began, queries)
    const page = { runtime, open, queries, drawing }
    pages.add(page)
    return () => {
      drawing.stop()
      pages.delete(page)
    }
  }, [runtime, open, queries, began])
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
