import { useEffect } from 'react'
import { lastPage, type RowsAnswer } from './pagination.ts'
import type { UseListAddress } from './use-list-address.ts'

/**
 * Leaves a page past the end, which an action has emptied or an old link names, for the last one. The total may be a
 * moment old, so an empty page counts as past the end whatever the total says. `answer` is the one to this address.
 */
export function useReachablePage({ address, go }: UseListAddress, answer: RowsAnswer | undefined): void {
  const { pageNo, pageSize, cursor } = address
  const isPastEnd = answer?.records.length === 0 && pageNo > 1 && cursor === undefined
  const reachable = Math.min(lastPage(answer?.total ?? 0, pageSize), pageNo - 1)
  useEffect(() => {
    if (isPastEnd) go({ pageNo: reachable }, { replace: true })
  }, [isPastEnd, reachable, go])
}
