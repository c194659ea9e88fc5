import { type CellStory, defineCell } from '#runtime'
import { strictObject } from '#schemas'
import { formatPpm } from '#schemas/money'
import { emptyValue } from '../shared/empty-value.tsx'

export const RateCellProps = strictObject({})
export type RateCellProps = Record<string, never>

/**
 * Shows a rate in per cent. The value is in parts per million. At least two decimals are shown, so that the
 * rates of a column align.
 */
export const rateCell = defineCell<RateCellProps>({
  name: 'Rate',
  title: 'Rate',
  accepts: ['integer'],
  align: 'right',
  noWrap: true,
  Component: ({ value }) =>
    typeof value === 'number' && Number.isFinite(value) ? formatPpm(value, 2) : emptyValue,
})

export const stories: CellStory<RateCellProps>[] = [
  { name: 'A rate', value: 3_800 },
  { name: 'A whole per cent', value: 60_000 },
  { name: 'Absent', value: null },
]
