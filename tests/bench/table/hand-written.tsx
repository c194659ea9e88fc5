import { Table, Tag } from 'antd'
import type { ColumnsType } from 'antd/es/table'
import dayjs from 'dayjs'
import { useState } from 'react'
import { type Bill, columns, dictionaries, PAGE_SIZE, pageOfBills } from './data.ts'

const yuan = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 })
const count = new Intl.NumberFormat('en-US')

function shown(column: (typeof columns)[number], value: unknown) {
  if (value === null) return '–'
  if (column.cell === 'Money') return yuan.format((value as number) / 100)
  if (column.cell === 'Number') return count.format(value as number)
  if (column.cell === 'Date' && column.field === 'confirmTime') {
    return dayjs(value as string).format('YYYY-MM-DD HH:mm:ss')
  }
  if (column.cell !== 'Dict') return value as string
  const items = column.field === 'status' ? dictionaries.status : dictionaries.channelCode
  const found = items.find((item) => item.value === value)
  return <Tag color={found?.color}>{found?.text}</Tag>
}

const tableColumns: ColumnsType<Bill> = columns.map((column, index) => ({
  title: column.title,
  dataIndex: column.field,
  width: column.width,
  sorter: column.cell === 'Money',
  ellipsis: true,
  ...(index === 0 && { fixed: 'left' as const }),
  ...((column.cell === 'Money' || column.cell === 'Number') && { align: 'right' as const }),
  render: (value: unknown) => shown(column, value),
}))

/** The benchmark's table, written by hand with antd. */
export function HandWritten() {
  const [pageNo, setPageNo] = useState(1)
  return (
    <Table<Bill>
      rowKey="id"
      size="middle"
      sticky
      scroll={{ x: 'max-content' }}
      columns={tableColumns}
      dataSource={pageOfBills(pageNo)}
      rowSelection={{ preserveSelectedRowKeys: true }}
      pagination={{
        current: pageNo,
        pageSize: PAGE_SIZE,
        total: 1000,
        onChange: setPageNo,
        showSizeChanger: false,
      }}
    />
  )
}
