import { type FieldSettings, useText } from '#runtime'
import type { PickerDepart } from '../../shared/picker/depart-nodes.ts'
import { DepartTree } from '../../shared/picker/depart-tree.tsx'
import { PickDialog } from '../../shared/picker/pick-dialog.tsx'
import css from '../../shared/picker/picker.module.css'
import { useDeparts } from '../../shared/picker/use-departs.ts'
import { availableTree } from './available-departments.ts'
import type { DeptPickerFieldProps } from './schema.ts'

const WIDTH = 560

interface DeptDialogProps {
  props: FieldSettings<DeptPickerFieldProps>
  values: readonly string[]
  nameOf: (value: string) => string
  /** Departments that can be selected, by the value that the field stores. */
  known: ReadonlyMap<string, PickerDepart>
  onDone: (values: string[]) => void
  close: () => void
}

/** Dialog that selects departments from their tree. */
export function DeptDialog({ props, values, nameOf, known, onDone, close }: DeptDialogProps) {
  const t = useText()
  const { departs: departTree, ...state } = useDeparts(true)
  const { valueKey: stored = 'id', multiple = false } = props
  return (
    <PickDialog
      title={t('Choose departments')}
      values={values}
      multiple={multiple}
      nameOf={nameOf}
      onDone={onDone}
      close={close}
      width={WIDTH}
    >
      {({ values: now, set }) => (
        <div className={css.wide}>
          <DepartTree
            {...state}
            departs={availableTree(departTree, props)}
            multiple={multiple}
            chosen={now.flatMap((one) => known.get(one)?.id ?? [])}
            onChoose={(depart) => {
              const one = depart[stored]
              set(now.includes(one) ? now.filter((other) => other !== one) : [...now, one])
            }}
          />
        </div>
      )}
    </PickDialog>
  )
}
