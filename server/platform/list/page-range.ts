import type { ListPage } from './list.ts'
import { MAX_ROW } from './query.ts'

const DEFAULT_SIZE = 10
/** Maximum number of rows in a page. */
export const MAX_SIZE = 200

/** Range of the rows of a page. */
export interface PageRange {
  size: number
  current: number
  offset: number
}

/** Page size. JeecgBoot clients send a negative size to get all rows, and get the maximum number of rows. */
const sizeOf = (asked = DEFAULT_SIZE): number =>
  asked < 0 ? MAX_SIZE : Math.min(Math.max(asked, 1), MAX_SIZE)

/** Returns the range of the rows of a page. The last possible page contains row 10,000. */
export function readPageRange({ pageNo = 1, pageSize }: { pageNo?: number; pageSize?: number }): PageRange {
  const size = sizeOf(pageSize)
  const current = Math.min(Math.max(pageNo, 1), Math.ceil(MAX_ROW / size))
  return { size, current, offset: (current - 1) * size }
}

/** Builds a page without cursors from its rows and the total of the list. */
export function pageOfRows<Row>(records: Row[], total: number, { size, current }: PageRange): ListPage<Row> {
  const capped = Math.min(total, MAX_ROW)
  return {
    records,
    total: capped,
    totalCapped: total > MAX_ROW,
    size,
    current,
    pages: Math.ceil(capped / size),
    next: null,
    prev: null,
  }
}
