import { useCallback } from 'react'
import type { ExpandRecord, ExpandRows } from '#schemas'
import { useAccess } from '../../access/use-access.tsx'
import type { RecordState } from '../../data/page-data.ts'
import { useEvaluation } from '../../expr/use-evaluation.ts'
import type { DataRecord } from '../../registry/definitions.ts'
import type { RowsAnswer } from '../pagination.ts'
import { useRowSource } from './use-row-source.ts'

/** What an open row shows: the row itself, or the record its operation gives for it. */
export function useRowRecord({ load }: ExpandRecord, row: DataRecord): RecordState {
  const access = useAccess()
  const evaluation = useEvaluation()
  const { data, isLoading, error, refresh } = useRowSource<DataRecord>(load, row)
  const record = load ? data : row
  const isVisible = useCallback<RecordState['isVisible']>(
    ({ requires, visible }) =>
      (requires === undefined || access.has(requires)) && evaluation.holds(visible, { record }),
    [access, evaluation, record],
  )
  return { record, isLoading, error, refresh, isVisible }
}

/** As many as one page has; a row that has more of them says so. */
const MOST_ROWS = { pageNo: 1, pageSize: 200 }

/** The rows below an open row, up to 200. */
export const useRowsBelow = ({ rows }: ExpandRows, row: DataRecord) =>
  useRowSource<RowsAnswer>(rows, row, MOST_ROWS)
