import { mayRead, rootReads } from '../expr/root-reads.ts'
import { anyType, type ExprType, recordType } from '../expr/types.ts'
import type { Region } from '../meta/composite.ts'
import type { Page } from '../meta/page.ts'
import type { Part } from './parts.ts'

/** Lists the regions of a composite page. */
export const regionsOf = (page: Page): Part<Region>[] =>
  page.kind === 'composite'
    ? page.composite.regions.map((value, index) => ({ value, path: ['composite', 'regions', index] }))
    : []

/** True if another region of the composite page reads the selected row of this region. */
export const isSelectionRead = (page: Page, { id }: Region): boolean =>
  regionsOf(page).some(({ value }) => mayRead(rootReads([value.params, value.title], 'selection'), id))

/** Type of `selection` in a region. `selection` contains the selected rows of the earlier regions. */
export function selectionType(page: Page, index: number): ExprType {
  const before = regionsOf(page).slice(0, index)
  return recordType('selection', Object.fromEntries(before.map(({ value }) => [value.id, anyType])))
}
