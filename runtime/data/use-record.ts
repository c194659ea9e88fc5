import { useCallback, useMemo } from 'react'
import type { DetailPage } from '#schemas'
import { useAccess } from '../access/use-access.tsx'
import { useEvaluation } from '../expr/use-evaluation.ts'
import type { Arguments } from '../http/to-request.ts'
import type { DataRecord } from '../registry/definitions.ts'
import type { RecordState } from './page-data.ts'
import { sourceOf } from './source-of.ts'
import { keepMsOf, useOperation } from './use-operation.ts'

/** The record of a detail page, read with the page's parameters. */
export function useRecord(page: DetailPage): RecordState {
  const access = useAccess()
  const evaluation = useEvaluation()
  const source = sourceOf(page, page.detail.load, '/detail/load')
  const args = useMemo(() => evaluation.value(source.args ?? {}) as Arguments, [evaluation, source])
  const { data, isLoading, error, refresh } = useOperation<DataRecord>(source.op, args, {
    keepMs: keepMsOf(source.cache),
    toldInPlace: true,
  })
  const isVisible = useCallback<RecordState['isVisible']>(
    ({ requires, visible }) =>
      (requires === undefined || access.has(requires)) && evaluation.holds(visible, { record: data }),
    [access, evaluation, data],
  )
  return { record: data, isLoading, error, refresh, isVisible }
}
