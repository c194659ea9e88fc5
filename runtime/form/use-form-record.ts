import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import type { FormPage, WizardPage } from '#schemas'
import type { AppError } from '#schemas/errors'
import { durationMs, operationKey, sourceOf, useOperation } from '../data/use-operation.ts'
import { useEvaluation } from '../expr/use-evaluation.ts'
import type { Arguments } from '../http/create-http.ts'
import type { DataRecord, OperationCall } from '../registry/definitions.ts'
import { useRuntime } from '../runtime-context.ts'

export interface FormRecordState {
  /** The loaded record. Undefined in a form for a new record. */
  record: DataRecord | undefined
  isLoading: boolean
  error: AppError | undefined
  refresh: () => void
  /** Loads the record again from the server, without a cache. */
  reload: () => Promise<DataRecord | undefined>
}

const NO_OPERATION = 'nothing'

/**
 * Loads the record of a form from the page's data source `load`. Without that source, the form has no record.
 */
export function useFormRecord(page: FormPage | WizardPage, load: string | undefined): FormRecordState {
  const { http } = useRuntime()
  const evaluation = useEvaluation()
  const source = load === undefined ? undefined : sourceOf(page, load, `/${page.kind}/load`)
  const args = useMemo(() => evaluation.value(source?.args ?? {}) as Arguments, [evaluation, source])
  useRemoveStaleRecord({ op: source?.op ?? NO_OPERATION, args })
  const { data, isLoading, error, refresh } = useOperation<DataRecord>(source?.op ?? NO_OPERATION, args, {
    enabled: source !== undefined,
    cacheMs: durationMs(source?.cache),
    showsErrorInPlace: true,
  })
  const reload = useCallback(
    async () => (source ? http.call<DataRecord>(source.op, args) : undefined),
    [http, source, args],
  )
  return { record: data, isLoading, error, refresh, reload }
}

/**
 * Removes the cached record if it is stale, because saving a form with stale values would cause a conflict.
 */
function useRemoveStaleRecord(reading: OperationCall): void {
  const queries = useQueryClient()
  useState(() =>
    queries.removeQueries({
      queryKey: operationKey(reading),
      exact: true,
      type: 'inactive',
      predicate: ({ state }) => state.isInvalidated,
    }),
  )
}
