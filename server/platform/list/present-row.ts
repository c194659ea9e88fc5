import type { Scope } from '../http/request.ts'
import type { ListResource } from './list-resource.ts'

/** Converts a row of the database to the row that the caller sees. */
export function presentRow<Row>(
  { present, mask }: Pick<ListResource<Row>, 'present' | 'mask'>,
  row: Row,
  { reveals }: Pick<Scope, 'reveals'>,
): Row {
  return mask(present ? present(row) : row, reveals)
}
