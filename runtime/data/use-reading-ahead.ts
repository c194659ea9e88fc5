import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Reading } from '../registry/definitions.ts'
import { useRuntime } from '../runtime-context.ts'
import { operationQuery } from './use-operation.ts'

/** Who points at one button after the other asks once in this time. */
const AGAIN_AFTER_MS = 30_000

/**
 * Asks the server for what will be drawn soon. Whoever draws it shows the answer at once, and asks anew: it is never
 * older than the drawing for long. What fails is told then.
 */
export function useReadingAhead(): (reading: Reading) => void {
  const { http } = useRuntime()
  const queries = useQueryClient()
  return useCallback(
    ({ op, args }) => void queries.prefetchQuery(operationQuery(http, op, args, AGAIN_AFTER_MS)),
    [http, queries],
  )
}
