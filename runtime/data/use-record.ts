import { useCallback, useMemo } from 'react'
import type { DetailField, DetailNode, DetailPage } from '#schemas'
import type { AppError } from '#schemas/errors'
import { useAccess } from '../access/use-access.tsx'
import { useEvaluation } from '../expr/use-evaluation.ts'
import type { Arguments } from '../http/create-http.ts'
import { useOpenPage } from '../page/page-context.ts'
import type { DataRecord } from '../registry/definitions.ts'
import { useAutoRefresh } from './use-auto-refresh.ts'
import { durationMs, sourceOf, useOperation } from './use-operation.ts'

/** Record of a detail page. */
export interface RecordState {
  record: DataRecord | undefined
  isLoading: boolean
  error: AppError | undefined
  refresh: () => void
  /** True if the user may see the node and its rule holds for the record. Throws if the rule is invalid. */
  isVisible: (node: Pick<DetailNode | DetailField, 'visible' | 'requires'>) => boolean
}

/**
 * Loads the record of a detail page with the page's parameters, and reloads it by the page's refresh
 * settings.
 */
export function useRecord(page: DetailPage): RecordState {
  const evaluation = useEvaluation()
  const source = sourceOf(page, page.detail.load, '/detail/load')
  const args = useMemo(() => evaluation.value(source.args ?? {}) as Arguments, [evaluation, source])
  const { data, isLoading, isRefreshing, error, refresh } = useOperation<DataRecord>(source.op, args, {
    cacheMs: durationMs(source.cache),
    showsErrorInPlace: true,
  })
  const { reloadOwn } = useOpenPage().session
  useAutoRefresh(page.detail.refresh, { isLoading, isRefreshing, error, refresh: reloadOwn })
  return { record: data, isLoading, error, refresh, isVisible: useVisibility(data) }
}

/** Returns a function that tests whether a node is visible for the record. */
export function useVisibility(record: DataRecord | undefined): RecordState['isVisible'] {
  const access = useAccess()
  const evaluation = useEvaluation()
  return useCallback(
    ({ requires, visible }) =>
      (requires === undefined || access.has(requires)) && evaluation.isMet(visible, { record }),
    [access, evaluation, record],
  )
}
