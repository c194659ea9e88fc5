import type { ListPage } from '../list/list.ts'

const DEFAULT_SIZE = 10
const MAX_SIZE = 200
const MAX_ROW = 10_000

/** A negative size is how stock clients ask for all; here it is the largest page. */
const sizeOf = (asked = DEFAULT_SIZE): number =>
  asked < 0 ? MAX_SIZE : Math.min(Math.max(asked, 1), MAX_SIZE)

/** Which rows a page of people holds; it goes as far as row 10,000. */
export function pageOf({ pageNo = 1, pageSize }: { pageNo?: number; pageSize?: number }) {
  const size = sizeOf(pageSize)
  const current = Math.min(Math.max(pageNo, 1), Math.ceil(MAX_ROW / size))
  return { size, current, offset: (current - 1) * size }
}

/** A page of people as lists answer it. */
export function pageTold<Row>(
  records: Row[],
  { total, size, current }: { total: number; size: number; current: number },
): ListPage<Row> {
  const told = Math.min(total, MAX_ROW)
  return {
    records,
    total: told,
    totalCapped: total > MAX_ROW,
    size,
    current,
    pages: Math.ceil(told / size),
    next: null,
    prev: null,
  }
}
