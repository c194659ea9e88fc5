import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Reading } from '../registry/definitions.ts'
import { useRuntime } from '../runtime-context.ts'
import { operationQuery } from './use-operation.ts'

/** Who points at one button after the other asks once in this time. */
const AGAIN_AFTER_MS = 30_000

/**
 * Asks the server for what will be drawn soon, and says nothing where that fails: whoever draws it asks again, and
 * tells.
 */
export function useReadingAhead(): (reading: Reading) => void {
  const { http } = useRuntime()
  const queries = useQueryClient()
  return useCallback(
    (reading) =>
      void queries.prefetchQuery(
        operationQuery(http, reading, { keepMs: AGAIN_AFTER_MS, toldInPlace: true }),
      ),
    [http, queries],
  )
}
