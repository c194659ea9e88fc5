import type { FieldSettings } from '#runtime'
import type { DepartPlace } from '../../shared/picker/depart-places.ts'
import { storedValues } from '../../shared/picker/stored-values.ts'
import type { DeptPickerFieldProps } from './schema.ts'

/** Stored values of the available departments. Undefined if all departments are available. */
export const availableValues = (props: FieldSettings<DeptPickerFieldProps>): readonly string[] | undefined =>
  Object.hasOwn(props, 'within') ? storedValues(props.within, { joined: true }) : undefined

/** Tree of the available departments. An unavailable department is replaced by its available children. */
export function availableTree(
  places: readonly DepartPlace[],
  { valueKey = 'id', ...props }: FieldSettings<DeptPickerFieldProps>,
): readonly DepartPlace[] {
  const offered = availableValues(props)
  if (!offered) return places
  const among = (some: readonly DepartPlace[]): DepartPlace[] =>
    some.flatMap((place) => {
      const children = among(place.children)
      return offered.includes(place[valueKey]) ? [{ ...place, children }] : children
    })
  return among(places)
}
