import { useMemo } from 'react'
import type { ExpandRecord, ExpandRows, OperationSource } from '#schemas'
import { durationMs, type OperationState, useOperation } from '../../data/use-operation.ts'
import { type RecordState, useVisibility } from '../../data/use-record.ts'
import { useEvaluation } from '../../expr/use-evaluation.ts'
import type { Arguments } from '../../http/create-http.ts'
import type { DataRecord } from '../../registry/definitions.ts'
import type { RowsAnswer } from '../pagination.ts'

/** The record that an expanded row shows: the row itself, or the result of its operation. */
export function useRowRecord({ load }: ExpandRecord, row: DataRecord): RecordState {
  const { data, isLoading, error, refresh } = useRowSource<DataRecord>(load, row)
  const record = load ? data : row
  return { record, isLoading, error, refresh, isVisible: useVisibility(record) }
}

/** Paging arguments that load up to 200 rows. A note tells the user if a row has more children. */
const MOST_ROWS = { pageNo: 1, pageSize: 200 }

/** Child rows of an expanded row, up to 200. */
export const useRowsBelow = ({ rows }: ExpandRows, row: DataRecord) =>
  useRowSource<RowsAnswer>(rows, row, MOST_ROWS)

const NOTHING: OperationSource = { op: '' }

/**
 * Result of an operation for a row. The operation's arguments can read the row as `record`. If `source` is
 * undefined, nothing is loaded.
 */
function useRowSource<Result>(
  source: OperationSource | undefined,
  record: DataRecord,
  more?: Arguments,
): OperationState<Result> {
  const evaluation = useEvaluation()
  const { op, args, cache } = source ?? NOTHING
  const callArgs = useMemo(
    () => ({ ...(evaluation.value(args ?? {}, { record }) as Arguments), ...more }),
    [evaluation, args, record, more],
  )
  return useOperation<Result>(op, callArgs, { enabled: source !== undefined, cacheMs: durationMs(cache) })
}
