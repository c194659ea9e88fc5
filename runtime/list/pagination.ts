import { LAST_NUMBERED_ROW, type ListAddress, lastNumberedPage, MAX_SIZE, MIN_SIZE } from './address.ts'
import type { ListPagination } from './list-state.ts'

/** One page of records in the response of a list operation. */
export interface RowsAnswer {
  records: readonly Readonly<Record<string, unknown>>[]
  total: number
  totalCapped?: boolean
  next?: string | null
  prev?: string | null
  narrowed?: boolean
}

/** Returns the last page with rows that can be requested by number. */
export function lastPage(total: number, pageSize: number): number {
  return Math.max(1, Math.min(lastNumberedPage(pageSize), Math.ceil(total / pageSize)))
}

type PagePosition = Pick<ListAddress, 'pageNo' | 'pageSize' | 'cursor'>

/**
 * Pagination by page number up to row 10,000. Later pages are requested by the cursors of the current
 * response, and their page number is only displayed. `go` is called with the position that the user selects.
 */
export function paginate(
  position: PagePosition,
  answer: RowsAnswer | undefined,
  go: (position: PagePosition) => void,
): ListPagination {
  const { pageNo, pageSize, cursor } = position
  const mode = cursor === undefined ? 'offset' : 'cursor'
  const total = answer?.total ?? 0
  const hasNumberedNext = mode === 'offset' && pageNo < lastPage(total, pageSize)
  const next = answer?.next ?? undefined
  const previous = answer?.prev ?? undefined
  // True if the previous page ends within the first 10,000 rows, so that it is loaded by number instead of by
  // cursor.
  const isBackToNumbers = (pageNo - 1) * pageSize <= LAST_NUMBERED_ROW

  const numbered = (requested: number) =>
    go({
      pageNo: Math.min(Math.max(1, Math.trunc(requested)), lastNumberedPage(pageSize)),
      pageSize,
      cursor: undefined,
    })

  return {
    mode,
    pageNo,
    pageSize,
    total,
    totalCapped: answer?.totalCapped === true,
    hasNext: hasNumberedNext || next !== undefined,
    hasPrevious: mode === 'offset' ? pageNo > 1 : isBackToNumbers || previous !== undefined,
    goTo: numbered,
    first: () => numbered(1),
    next: () => {
      if (hasNumberedNext) numbered(pageNo + 1)
      else if (next !== undefined) go({ pageNo: pageNo + 1, pageSize, cursor: next })
    },
    previous: () => {
      if (mode === 'offset' || isBackToNumbers) numbered(pageNo - 1)
      else if (previous !== undefined) go({ pageNo: pageNo - 1, pageSize, cursor: previous })
    },
    setPageSize: (size) =>
      go({
        pageNo: 1,
        pageSize: Math.min(MAX_SIZE, Math.max(MIN_SIZE, Math.trunc(size))),
        cursor: undefined,
      }),
  }
}
