import type { Column } from './meta/column.ts'
import type { ColumnGroup, ListColumn } from './meta/list-column.ts'

/**
 * Localized title of a column, preceded by the title of the column's group. This title is used where groups
 * have no heading of their own, such as in files.
 */
export function columnTitle(
  { title, field, group: id }: Pick<Column & Partial<ListColumn>, 'title' | 'field' | 'group'>,
  groups: readonly ColumnGroup[] | undefined,
  text: (text: string) => string,
): string {
  const own = text(title ?? field)
  const group = groups?.find((one) => one.id === id)
  return group ? `${text(group.title)} / ${own}` : own
}
