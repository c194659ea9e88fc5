import Type, { type Static } from 'typebox'
import { type CellStory, defineCell } from '#runtime'
import { strictObject } from '#schemas'
import { emptyValue } from '../shared/empty-value.tsx'
import { formatNumber } from '../shared/format-number.ts'

export const NumberCellProps = strictObject({
  decimals: Type.Optional(
    Type.Integer({
      title: 'Decimal places',
      description: 'Default: as many as the number has.',
      minimum: 0,
      maximum: 6,
    }),
  ),
})
export type NumberCellProps = Static<typeof NumberCellProps>

/** A number with thousands separators. */
export const numberCell = defineCell<NumberCellProps>({
  name: 'Number',
  title: 'Number',
  accepts: ['integer', 'number'],
  align: 'right',
  noWrap: true,
  Component: ({ value, props }) =>
    typeof value === 'number' && Number.isFinite(value) ? formatNumber(value, props.decimals) : emptyValue,
})

export const stories: CellStory<NumberCellProps>[] = [
  { name: 'Thousands', value: 1_234_567 },
  { name: 'Two decimals', value: 12.5, props: { decimals: 2 } },
  { name: 'Nothing', value: 0 },
  { name: 'Absent', value: null },
]
