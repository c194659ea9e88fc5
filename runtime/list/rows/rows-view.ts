import type { List } from '#schemas'
import type { AccessRights } from '../../access/create-access.ts'
import type { RowsView } from '../list-state.ts'

/** True for a view that shows one page of rows. A calendar and a board load their rows separately. */
export const isPaged = (view: RowsView): boolean => view === 'cards' || view === 'table'

/**
 * Views of the page in addition to cards and the table. Leaves out a view if the user may not see the column
 * by which the view arranges the rows.
 */
export function furtherViews(
  { columns, calendar, board }: Pick<List, 'columns' | 'calendar' | 'board'>,
  access: Pick<AccessRights, 'has'>,
): readonly RowsView[] {
  const isPermitted = (id: string | undefined) =>
    columns.some(
      (column) => column.id === id && (column.requires === undefined || access.has(column.requires)),
    )
  return [
    ...(isPermitted(calendar?.date) ? (['calendar'] as const) : []),
    ...(isPermitted(board?.by) ? (['board'] as const) : []),
  ]
}
