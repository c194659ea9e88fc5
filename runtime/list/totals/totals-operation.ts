import type { ListPage } from '#schemas'
import { findOperation } from '#schemas/operations'

/** The operation that adds the rows of a list up; undefined where its rows have none. */
export function totalsOperation(page: ListPage): string | undefined {
  const source = page.data?.[page.list.rows ?? 'rows']
  return source && 'op' in source ? findOperation(source.op)?.totals : undefined
}
