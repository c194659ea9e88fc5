import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import type { FormPage, WizardPage } from '#schemas'
import type { AppError } from '#schemas/errors'
import { cacheMsOf, operationKey, sourceOf, useOperation } from '../data/use-operation.ts'
import { useEvaluation } from '../expr/use-evaluation.ts'
import type { Arguments } from '../http/create-http.ts'
import type { DataRecord, OperationCall } from '../registry/definitions.ts'
import { useRuntime } from '../runtime-context.ts'

export interface FormRecordState {
  /** Undefined where nothing is loaded: a form for something new. */
  record: DataRecord | undefined
  isLoading: boolean
  error: AppError | undefined
  refresh: () => void
  /** Reads the record from the server, past all caches. */
  reload: () => Promise<DataRecord | undefined>
}

const NOTHING = 'nothing'

/** The record with the values at first, read with the page's parameters where the page names a source for it. */
export function useFormRecord(page: FormPage | WizardPage, load: string | undefined): FormRecordState {
  const { http } = useRuntime()
  const evaluation = useEvaluation()
  const source = load === undefined ? undefined : sourceOf(page, load, `/${page.kind}/load`)
  const args = useMemo(() => evaluation.value(source?.args ?? {}) as Arguments, [evaluation, source])
  useRemoveStaleRecord({ op: source?.op ?? NOTHING, args })
  const { data, isLoading, error, refresh } = useOperation<DataRecord>(source?.op ?? NOTHING, args, {
    enabled: source !== undefined,
    cacheMs: cacheMsOf(source?.cache),
    showsErrorInPlace: true,
  })
  const reload = useCallback(
    async () => (source ? http.call<DataRecord>(source.op, args) : undefined),
    [http, source, args],
  )
  return { record: data, isLoading, error, refresh, reload }
}

/** Removes a cached record that a save made stale: a form filled with it would end in a conflict. */
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
