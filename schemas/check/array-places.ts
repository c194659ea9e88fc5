import { type ExprType, intType } from '../expr/types.ts'
import type { FormArray } from '../meta/form-array.ts'
import { type ArrayPart, type FormPart, rowsOf } from './form-parts.ts'
import { type Asked, nodePlaces } from './node-places.ts'
import type { Contracts } from './options.ts'
import type { Owner } from './parts.ts'
import { type Place, typeOf, valuePlaces } from './places.ts'

type Scope = Readonly<Record<string, ExprType>>

/**
 * Lists the expressions, templates and rules in the columns and row titles of a sub-table. For a nested
 * sub-table, also lists the conditions of the sub-table itself.
 */
export function arrayPlaces(array: ArrayPart, scope: Scope, contracts: Contracts): Place[] {
  const { value, path, outer } = array
  const outerRow = outer && rowOf(outer, contracts)
  const row = rowOf(array, contracts)
  const owner = rowsOf(array, contracts)
  const inRow: Scope = {
    ...scope,
    row: typeOf(row),
    index: intType,
    ...(outerRow && { parentRow: typeOf(outerRow) }),
  }
  return [
    // The conditions of a nested sub-table read the fields of the row that contains it, which are not values
    // of the form.
    ...(outerRow
      ? nodePlaces(
          conditionsOf(value),
          { path, scope: { ...scope, row: typeOf(outerRow), index: intType }, owner: outerRow },
          undefined,
        )
      : []),
    ...value.columns.flatMap((column, index) =>
      nodePlaces(column, { path: [...path, 'columns', index], scope: inRow, owner: row }, owner),
    ),
    ...valuePlaces(value.rowTitle, { path: [...path, 'rowTitle'], scope: inRow }),
  ]
}

const conditionsOf = ({ visible, disabled }: FormArray): Asked => ({ visible, disabled })

/** Returns the record type of a row: one field for each column, and a list for each nested sub-table. */
function rowOf(array: FormPart<FormArray>, contracts: Contracts): Owner {
  const owner = rowsOf(array, contracts)
  const { columns, nodes = [] } = array.value
  const fields = [...columns, ...nodes].map(({ field }) => [field, owner?.fields[field] ?? {}] as const)
  return { name: 'row', fields: Object.fromEntries(fields) as Owner['fields'] }
}
