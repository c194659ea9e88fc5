import type { FieldSettings } from '#runtime'
import type { PickerDepart } from '../../shared/picker/depart-nodes.ts'
import { storedValues } from '../../shared/picker/stored-values.ts'
import type { DeptPickerFieldProps } from './schema.ts'

/**
 * Returns the stored values of the departments that can be selected. Returns undefined if all departments can
 * be selected.
 */
export const availableValues = (props: FieldSettings<DeptPickerFieldProps>): readonly string[] | undefined =>
  Object.hasOwn(props, 'within') ? storedValues(props.within, { joined: true }) : undefined

/**
 * Returns the tree of the departments that can be selected. If a department can't be selected, its selectable
 * children take its place.
 */
export function availableTree(
  departs: readonly PickerDepart[],
  { valueKey = 'id', ...props }: FieldSettings<DeptPickerFieldProps>,
): readonly PickerDepart[] {
  const available = availableValues(props)
  if (!available) return departs
  const among = (some: readonly PickerDepart[]): PickerDepart[] =>
    some.flatMap((depart) => {
      const children = among(depart.children)
      return available.includes(depart[valueKey]) ? [{ ...depart, children }] : children
    })
  return among(departs)
}
