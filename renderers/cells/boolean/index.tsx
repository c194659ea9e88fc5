import { defineCell, useText } from '#runtime'
import { emptyValue } from '../../shared/empty-value.tsx'
import type { BooleanCellProps } from './schema.ts'

/** Some tables of the contract keep yes and no as 1 and 0. */
const YES = new Set<unknown>([true, 1])
const NO = new Set<unknown>([false, 0])

const wordOf = (yes: boolean, props: BooleanCellProps) => (yes ? (props.yes ?? 'Yes') : (props.no ?? 'No'))

function YesOrNo({ yes, props }: { yes: boolean; props: BooleanCellProps }) {
  const t = useText()
  return t(wordOf(yes, props))
}

/** Yes or no, in words. */
export const booleanCell = defineCell<BooleanCellProps>({
  name: 'Boolean',
  title: 'Yes or no',
  accepts: ['boolean', 'integer'],
  exportValue: ({ value, props, translate }) =>
    YES.has(value) || NO.has(value) ? translate(wordOf(YES.has(value), props)) : '',
  Component: ({ value, props }) =>
    YES.has(value) || NO.has(value) ? <YesOrNo yes={YES.has(value)} props={props} /> : emptyValue,
})
