import { useMemo } from 'react'
import type { Values } from '#schemas'
import type { Scope } from '#schemas/expr'
import { isRecord } from '#schemas/values'
import type { PageParams } from '../page/page-context.ts'
import { useEvaluation } from './use-evaluation.ts'

/**
 * Evaluates the parameters of an embedded page. Pass the same `scope` object as long as its values are
 * unchanged.
 */
export function usePageParams(values: Values | undefined, scope: Scope): PageParams {
  const evaluation = useEvaluation()
  return useMemo(() => {
    const params = evaluation.value(values ?? {}, scope)
    return isRecord(params) ? params : {}
  }, [evaluation, values, scope])
}
