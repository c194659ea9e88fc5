import { useMemo } from 'react'
import type { OperationSource } from '#schemas'
import { keepMsOf, type OperationState, useOperation } from '../../data/use-operation.ts'
import { useEvaluation } from '../../expr/use-evaluation.ts'
import type { Arguments } from '../../http/to-request.ts'
import type { DataRecord } from '../../registry/definitions.ts'

const NOTHING: OperationSource = { op: '' }

/** What an operation gives for one row, `record` in its arguments; without a source nothing is asked for. */
export function useRowSource<Result>(
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
  return useOperation<Result>(op, asked, { enabled: source !== undefined, keepMs: keepMsOf(cache) })
}
