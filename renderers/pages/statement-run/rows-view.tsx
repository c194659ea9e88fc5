import { Alert, Table } from 'antd'
import { useText } from '#runtime'
import type { StatementColumn, StatementRows } from '#schemas'
import { formatFen } from '#schemas/money'
import css from './statement-run.module.css'

type Row = StatementRows['rows'][number]

const KILOBYTE = 1_024

const sizeText = (bytes: number): string =>
  bytes < KILOBYTE ? `${bytes} B` : `${(bytes / KILOBYTE).toFixed(bytes < KILOBYTE * 10 ? 1 : 0)} KB`

function textOf(value: Row[string] | undefined, type: StatementColumn['type']): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value !== 'number') return String(value)
  if (type === 'fen') return formatFen(value)
  return type === 'bytes' ? sizeText(value) : value.toLocaleString('en-US')
}

/** What a query found, in its order. */
export function RowsView({ columns, rows, isCut, millis }: StatementRows) {
  const t = useText()
  return (
    <div className={css.rows}>
      <p className={css.sum} role="status">
        {t('{{count}} {{count:row|rows}} in {{millis}} ms', { count: rows.length, millis })}
      </p>
      {isCut && (
        <Alert
          type="warning"
          showIcon
          title={t('There are more rows than this statement may show: narrow it down.')}
        />
      )}
      <Table<Row & { place: number }>
        size="small"
        rowKey="place"
        dataSource={rows.map((row, place) => ({ ...row, place }))}
        columns={columns.map(({ field, title, type }) => ({
          key: field,
          dataIndex: field,
          title,
          align: type === 'text' ? 'left' : 'right',
          render: (value: Row[string]) => <span className={css.cell}>{textOf(value, type)}</span>,
        }))}
        pagination={{ pageSize: 20, showSizeChanger: false, hideOnSinglePage: true }}
        scroll={{ x: 'max-content' }}
        locale={{ emptyText: t('No row matches.') }}
      />
    </div>
  )
}
