import { Table } from 'antd'
import { type DataRecord, useColumns, useInspectMark, useText } from '#runtime'
import type { DetailArray } from '#schemas'
import { isRecord } from '#schemas/values'
import { ColumnTitle } from '../column-title.tsx'
import { DetailCell } from '../detail-cell.tsx'
import { endClass } from '../end-class.ts'
import { ColumnSum } from './column-sum.tsx'
import css from './record.module.css'

export interface SubListProps {
  node: DetailArray
  record: DataRecord
  /** JSON Pointer of the sub-list in its page. */
  pointer: string
  /** Accessible name of a table without a title. */
  name?: string | undefined
}

/** Returns the rows that a field of the record contains. */
export function rowsOf({ node, record }: SubListProps): DataRecord[] {
  const value = record[node.field]
  return Array.isArray(value) ? value.filter(isRecord) : []
}

/**
 * Shows rows as a table. The rows are in a field of the record. The table has totals if the page defines
 * them.
 */
export function SubTable(props: SubListProps) {
  const t = useText()
  const mark = useInspectMark()
  const { node, pointer, name = 'Rows' } = props
  const columns = useColumns(node.columns, `${pointer}/columns`)
  const rows = rowsOf(props)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the scrollable area must be reachable by keyboard.
    <section className={css.scroll} aria-label={t(node.title ?? name)} tabIndex={0}>
      <Table<DataRecord>
        size="small"
        dataSource={rows}
        rowKey={(row) => String(row.id ?? rows.indexOf(row))}
        pagination={false}
        locale={{ emptyText: t(node.empty ?? 'No rows') }}
        columns={columns.map((column) => ({
          key: column.id,
          title: <ColumnTitle column={column} />,
          align: column.align,
          className: endClass(column),
          width: column.width,
          onHeaderCell: () => ({ ...mark(column.at) }),
          onCell: () => ({ ...mark(column.at) }),
          render: (_, row) => <DetailCell column={column} record={row} />,
        }))}
        summary={() =>
          node.total &&
          rows.length > 0 && (
            <Table.Summary.Row className={css.sum}>
              {columns.map((column, index) => (
                <Table.Summary.Cell index={index} key={column.id} align={column.align}>
                  {node.total?.includes(column.field) ? (
                    <ColumnSum column={column} rows={rows} />
                  ) : (
                    index === 0 && t('Total')
                  )}
                </Table.Summary.Cell>
              ))}
            </Table.Summary.Row>
          )
        }
      />
    </section>
  )
}
