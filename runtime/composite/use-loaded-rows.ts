import { useQueries } from '@tanstack/react-query'
import type { Region } from '#schemas'
import { durationMs, operationQuery } from '../data/use-operation.ts'
import { useEvaluation } from '../expr/use-evaluation.ts'
import type { Arguments } from '../http/create-http.ts'
import { failureOf } from '../http/errors.ts'
import type { DataRecord } from '../registry/definitions.ts'
import { useRuntime } from '../runtime-context.ts'

/**
 * A selected row that the list of its region doesn't show, for example because it is on another page of the
 * list.
 */
export interface MissingRow {
  region: Region
  key: string
}

/** Selected rows that were loaded by their keys. Each region has at most one. */
export interface LoadedRows {
  records: Readonly<Record<string, DataRecord>>
  /** Regions whose selected row no longer exists. */
  gone: readonly string[]
}

/** Loads the selected rows that are missing in the lists of their regions. Skips regions without `load`. */
export function useLoadedRows(missing: readonly MissingRow[]): LoadedRows {
  const { http } = useRuntime()
  const evaluation = useEvaluation()
  const selection = Object.fromEntries(missing.map(({ region, key }) => [region.id, { id: key }]))
  const wanted = missing.flatMap(({ region: { id, load } }) => (load ? [{ id, load }] : []))
  const results = useQueries({
    queries: wanted.map(({ load: { op, args, cache } }) => {
      const values = evaluation.value(args ?? {}, { selection }) as Arguments
      return operationQuery<DataRecord>(
        http,
        { op, args: values },
        { cacheMs: durationMs(cache), showsErrorInPlace: true },
      )
    }),
  })
  const found = wanted.map(({ id }, index) => ({ id, result: results[index] }))
  return {
    records: Object.fromEntries(
      found.flatMap(({ id, result }) => (result?.data && !result.error ? [[id, result.data]] : [])),
    ),
    gone: found.flatMap(({ id, result }) => (failureOf(result?.error)?.status === 404 ? [id] : [])),
  }
}
