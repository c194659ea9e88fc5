import Type, { type Static } from 'typebox'
import { type CellStory, defineCell, useText } from '#runtime'
import { strictObject } from '#schemas'
import { emptyValue } from '../shared/empty-value.tsx'

export const BooleanCellProps = strictObject({
  yes: Type.Optional(Type.String({ title: 'Label for true', minLength: 1, maxLength: 50, default: 'Yes' })),
  no: Type.Optional(Type.String({ title: 'Label for false', minLength: 1, maxLength: 50, default: 'No' })),
})
export type BooleanCellProps = Static<typeof BooleanCellProps>

/** Some JeecgBoot tables store booleans as 1 and 0. */
const YES = new Set<unknown>([true, 1])
const NO = new Set<unknown>([false, 0])

function YesOrNo({ yes, props }: { yes: boolean; props: BooleanCellProps }) {
  const t = useText()
  return t(yes ? (props.yes ?? 'Yes') : (props.no ?? 'No'))
}

/** Shows a boolean as a text: *Yes* or *No*, unless the page sets other texts. */
export const booleanCell = defineCell<BooleanCellProps>({
  name: 'Boolean',
  title: 'Boolean',
  accepts: ['boolean', 'integer'],
  Component: ({ value, props }) =>
    YES.has(value) || NO.has(value) ? <YesOrNo yes={YES.has(value)} props={props} /> : emptyValue,
})

export const stories: CellStory<BooleanCellProps>[] = [
  { name: 'Yes', value: true },
  { name: 'No', value: false },
  { name: 'As the contract keeps it', value: 1 },
  { name: 'Words of its own', value: true, props: { yes: 'Open', no: 'Closed' } },
  { name: 'Absent', value: null },
]
