import { useQueryClient } from '@tanstack/react-query'
import { type HTMLAttributes, useCallback, useEffect, useState } from 'react'
import type { SchemaLocation } from '#schemas/errors'
import type { OpenPage } from '../page/page-context.ts'
import { useRuntime } from '../runtime-context.ts'
import { measureDrawTime } from './measure-draw-time.ts'

/** Makes the current page available to the inspector while it is on screen. */
export function useRegisterInspectable(open: OpenPage): void {
  const runtime = useRuntime()
  const queries = useQueryClient()
  const [startTime] = useState(() => performance.now())
  useEffect(() => {
    const pages = runtime.inspection?.pages
    if (!pages) return
    const drawTime = measureDrawTime(startTime, queries)
    const page = { runtime, open, queries, drawTime }
    pages.add(page)
    return () => {
      drawTime.stop()
      pages.delete(page)
    }
  }, [runtime, open, queries, startTime])
}

/** Attribute of a node's element that contains the location of the node. */
export type InspectMark = HTMLAttributes<HTMLElement> & { 'data-at': string }

/**
 * Returns a function that marks an element with the location of its node, so that the inspector can select
 * the node. For users without the inspector, the function returns undefined.
 */
export function useInspectMark(): (at: SchemaLocation) => InspectMark | undefined {
  const { inspection } = useRuntime()
  return useCallback(
    (at) => (inspection ? { 'data-at': `${at.page}#${at.pointer}` } : undefined),
    [inspection],
  )
}
