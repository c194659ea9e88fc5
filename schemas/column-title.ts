import type { Column } from './meta/column.ts'
import type { ColumnGroup, ListColumn } from './meta/list-column.ts'

/**
 * Localized title of a column after the title of its group. Used where the group has no heading, such as in a
 * file.
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
