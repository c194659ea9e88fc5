import type { CellEdit } from '#schemas'
import type { AccessRights } from '../../access/create-access.ts'
import type { Evaluation } from '../../expr/use-evaluation.ts'
import type { DataRecord } from '../../registry/definitions.ts'
import type { TableColumn } from '../list-state.ts'

/** How values of a column are changed in their cells; undefined where the page says nothing of it. */
export const editOf = ({ column }: Pick<TableColumn, 'column'>): CellEdit | undefined =>
  'edit' in column ? (column.edit as CellEdit | undefined) : undefined

/** Whether the user may change values of the column in their cells at all. */
export function isColumnEdited(column: Pick<TableColumn, 'column'>, access: AccessRights): boolean {
  const edit = editOf(column)
  return edit !== undefined && access.has(edit.requires)
}

/** Whether the value of this row may be changed; a rule that can't be read says no. */
export function isCellEdited(edit: CellEdit, record: DataRecord, evaluation: Evaluation): boolean {
  try {
    return evaluation.holds(edit.when, { record })
  } catch {
    return false
  }
}
