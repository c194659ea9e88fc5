import { type ListState, useText, useTreeTotal } from '#runtime'
import type { ListPage } from '#schemas'
import { formatNumber } from '../../../shared/format-number.ts'

/** Shows the number of rows in a tree. The branches of the tree are loaded on demand. */
export function TreeTotal({ page, list }: { page: ListPage; list: ListState }) {
  const t = useText()
  const known = useTreeTotal(page, list)
  if (!known) return null
  return t('Total {{count}}', { count: `${formatNumber(known.total)}${known.totalCapped ? '+' : ''}` })
}
