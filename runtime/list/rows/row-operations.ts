import type { ListPage, OperationSource, Page } from '#schemas'
import type { ContractLookUp } from '../../contracts/contract-look-up.ts'

type Known = Pick<ContractLookUp, 'findOperation'>

const DEFAULT_KEY = 'id'

/** Name of the field that contains the key of a page's records. */
export function rowKeyOf(page: Page): string {
  return (page.kind === 'list' && page.list.table?.rowKey) || DEFAULT_KEY
}

/** Data sources that are loaded for each row: the content of an expanded row, and its children. */
function rowSources({ list }: ListPage): OperationSource[] {
  const { expand, tree } = list.table ?? {}
  const shown = expand && ('rows' in expand ? expand.rows : expand.load)
  const { load, whole } = tree && 'load' in tree ? tree : {}
  return [shown, load, whole?.rows].filter((source) => source !== undefined)
}

/**
 * Operations to reload together with the rows. In a list, these operations load the content of expanded rows
 * and the totals. In a composite page, these operations load the selected rows of the regions.
 */
export function rowOperations(page: Page, contracts: Known, names?: readonly string[]): string[] {
  if (page.kind === 'composite') return page.composite.regions.flatMap(({ load }) => load?.op ?? [])
  if (page.kind !== 'list' || (names && !names.includes(page.list.rows ?? 'rows'))) return []
  const totals = totalsOperation(page, contracts)
  return [...rowSources(page).map(({ op }) => op), ...(totals === undefined ? [] : [totals])]
}

/** Operation that computes the totals of a list, or undefined if the list has no totals. */
export function totalsOperation(page: ListPage, contracts: Known): string | undefined {
  const source = page.data?.[page.list.rows ?? 'rows']
  return source && 'op' in source ? contracts.findOperation(source.op)?.totals : undefined
}
