import { defineCell, useText } from '#runtime'
import { emptyValue } from '../../shared/empty-value.tsx'
import type { BooleanCellProps } from './schema.ts'

/** Some tables of the contract keep yes and no as 1 and 0. */
const YES = new Set<unknown>([true, 1])
const NO = new Set<unknown>([false, 0])

function YesOrNo({ yes, props }: { yes: boolean; props: BooleanCellProps }) {
  const t = useText()
  return t(yes ? (props.yes ?? 'Yes') : (props.no ?? 'No'))
}

/** Yes or no, in words. */
export const booleanCell = defineCell<BooleanCellProps>({
  name: 'Boolean',
  title: 'Yes or no',
  accepts: ['boolean', 'integer'],
  Component: ({ value, props }) =>
    YES.has(value) || NO.has(value) ? <YesOrNo yes={YES.has(value)} props={props} /> : emptyValue,
})
