import type { TableColumnsType, TableColumnType } from 'antd'
import type { DataRecord } from '#runtime'
import type { ColumnGroup } from '#schemas'

/** A column of antd's table that may belong to a group. */
export type RowsColumn = TableColumnType<DataRecord> & { group?: ColumnGroup | undefined }

/** Puts neighbouring columns that belong to the same group under one heading. */
export function groupColumns(columns: readonly RowsColumn[]): TableColumnsType<DataRecord> {
  const grouped: TableColumnsType<DataRecord> = []
  let open: { id: string; children: RowsColumn[] } | undefined
  for (const column of columns) {
    const { group } = column
    if (group && open?.id === group.id) {
      open.children.push(column)
      continue
    }
    open = group && { id: group.id, children: [column] }
    // Users can separate the columns of a group, which then has several headings. A heading has the key of
    // its first column, so that each key is unique.
    grouped.push(
      group && open
        ? { key: `${group.id}:${column.key}`, title: group.title, align: 'center', children: open.children }
        : column,
    )
  }
  return grouped
}
