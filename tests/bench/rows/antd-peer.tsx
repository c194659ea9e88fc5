import { Table, Tag } from 'antd'
import type { ColumnsType } from 'antd/es/table'
import { columns, dictionaries } from '../table/data.ts'
import { type Bill, bills, TABLE_HEIGHT } from './data.ts'

const yuan = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 })

function shown(column: (typeof columns)[number], value: unknown) {
  if (value === null) return '–'
  if (column.cell === 'Money') return yuan.format((value as number) / 100)
  if (column.cell !== 'Dict') return value as string
  const items = column.field === 'status' ? dictionaries.status : dictionaries.channelCode
  const found = items.find((item) => item.value === value)
  return <Tag color={found?.color}>{found?.text}</Tag>
}

const tableColumns: ColumnsType<Bill> = columns.map((column, index) => ({
  title: column.title,
  dataIndex: column.field,
  width: column.width,
  ellipsis: true,
  ...(index === 0 && { fixed: 'left' as const }),
  render: (value: unknown) => shown(column, value),
}))
const width = columns.reduce((sum, column) => sum + column.width, 0)

/** antd's virtual table, written as in antd's documentation. */
export const AntdPeer = () => (
  <Table<Bill>
    rowKey="id"
    size="middle"
    virtual
    scroll={{ x: width, y: TABLE_HEIGHT }}
    columns={tableColumns}
    dataSource={bills}
    rowSelection={{ preserveSelectedRowKeys: true }}
    pagination={false}
  />
)
