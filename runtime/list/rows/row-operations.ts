import type { ListPage, OperationSource, Page } from '#schemas'
import { findOperation } from '#schemas/operations'

const DEFAULT_KEY = 'id'

/** The field that tells the records of a page apart. */
export function rowKeyOf(page: Page): string {
  return (page.kind === 'list' && page.list.table?.rowKey) || DEFAULT_KEY
}

/** The sources that are read for single rows of a list: what an open row shows, and what lies in it. */
function rowSources({ list }: ListPage): OperationSource[] {
  const { expand, tree } = list.table ?? {}
  const shown = expand && ('rows' in expand ? expand.rows : expand.load)
  const { load, whole } = tree && 'load' in tree ? tree : {}
  return [shown, load, whole?.rows].filter((source) => source !== undefined)
}

/** Operations that are read again with the rows of a list: what is open belongs to them, and their totals. */
export function rowOperations(page: Page, names?: readonly string[]): string[] {
  if (page.kind !== 'list' || (names && !names.includes(page.list.rows ?? 'rows'))) return []
  const totals = totalsOperation(page)
  return [...rowSources(page).map(({ op }) => op), ...(totals === undefined ? [] : [totals])]
}

/** The operation that adds the rows of a list up; undefined where its rows have none. */
export function totalsOperation(page: ListPage): string | undefined {
  const source = page.data?.[page.list.rows ?? 'rows']
  return source && 'op' in source ? findOperation(source.op)?.totals : undefined
}
