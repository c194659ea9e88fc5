import type { ListPage, OperationSource, Page } from '#schemas'
import { totalsOperation } from '../totals/totals-operation.ts'

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
