import { useMemo } from 'react'
import type { ExpandRecord, ExpandRows, OperationSource } from '#schemas'
import { cacheMsOf, type OperationState, useOperation } from '../../data/use-operation.ts'
import { type RecordState, useVisibility } from '../../data/use-record.ts'
import { useEvaluation } from '../../expr/use-evaluation.ts'
import type { Arguments } from '../../http/create-http.ts'
import type { DataRecord } from '../../registry/definitions.ts'
import type { RowsAnswer } from '../pagination.ts'

/** What an open row shows: the row itself, or the record its operation gives for it. */
export function useRowRecord({ load }: ExpandRecord, row: DataRecord): RecordState {
  const { data, isLoading, error, refresh } = useRowSource<DataRecord>(load, row)
  const record = load ? data : row
  return { record, isLoading, error, refresh, isVisible: useVisibility(record) }
}

/** As many as one page has; a row that has more of them says so. */
const MOST_ROWS = { pageNo: 1, pageSize: 200 }

/** The rows below an open row, up to 200. */
export const useRowsBelow = ({ rows }: ExpandRows, row: DataRecord) =>
  useRowSource<RowsAnswer>(rows, row, MOST_ROWS)

const NOTHING: OperationSource = { op: '' }

/** What an operation gives for one row, `record` in its arguments; without a source nothing is asked for. */
function useRowSource<Result>(
  source: OperationSource | undefined,
  record: DataRecord,
  more?: Arguments,
): OperationState<Result> {
  const evaluation = useEvaluation()
  const { op, args, cache } = source ?? NOTHING
  const asked = useMemo(
    () => ({ ...(evaluation.value(args ?? {}, { record }) as Arguments), ...more }),
    [evaluation, args, record, more],
  )
  return useOperation<Result>(op, asked, { enabled: source !== undefined, cacheMs: cacheMsOf(cache) })
}
