import { Table } from 'antd'
import { type DataRecord, exactSum, type TableColumn, useColumns, useInspectMark, useText } from '#runtime'
import type { DetailArray } from '#schemas'
import { isRecord } from '#schemas/values'
import { DetailCell } from '../detail-cell.tsx'
import { emptyValue } from '../empty-value.tsx'
import css from './record.module.css'

interface SubListProps {
  node: DetailArray
  record: DataRecord
  /** JSON Pointer of the sub-list in its page. */
  pointer: string
  /** Accessible name of a table without a heading. */
  name?: string | undefined
}

/** Table of the rows in a field of a record, with totals if the page defines them. */
export function SubList({ node, record, pointer, name = 'Rows' }: SubListProps) {
  const t = useText()
  const mark = useInspectMark()
  const columns = useColumns(node.columns, `${pointer}/columns`)
  const value = record[node.field]
  const rows = Array.isArray(value) ? value.filter(isRecord) : []
  return (
    <div>
      {node.title !== undefined && <h2 className={css.heading}>{t(node.title)}</h2>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the scrollable area must be reachable by keyboard. */}
      <section className={css.scroll} aria-label={t(node.title ?? name)} tabIndex={0}>
        <Table<DataRecord>
          size="small"
          dataSource={rows}
          rowKey={(row) => String(row.id ?? rows.indexOf(row))}
          pagination={false}
          locale={{ emptyText: t(node.empty ?? 'No rows') }}
          columns={columns.map((column) => ({
            key: column.id,
            title: column.title,
            align: column.align,
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
                      <Sum column={column} rows={rows} />
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
    </div>
  )
}

function Sum({ column, rows }: { column: TableColumn; rows: readonly DataRecord[] }) {
  const sum = exactSum(rows.map((row) => row[column.field]))
  if (sum === undefined) return emptyValue
  // The parameters of a link are fields of one row.
  const { page: _, ...props } = column.props ?? {}
  return <DetailCell column={{ ...column, props }} record={{ [column.field]: sum }} />
}
