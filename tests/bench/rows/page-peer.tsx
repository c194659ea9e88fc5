import { App } from 'antd'
import { useState } from 'react'
import { PageHost, RuntimeProvider } from '#runtime'
import type { Http } from '#runtime/http'
import type { ListPage } from '#schemas'
import { createBenchRuntime } from '../browser/bench-runtime.ts'
import { columns, dictionaries } from '../table/data.ts'
import { bills } from './data.ts'

const dictOf = (field: string) => (field === 'status' ? 'settle_bill_status' : 'pay_channel_code')

const page: ListPage = {
  format: 1,
  id: 'bench/AllBills',
  kind: 'list',
  title: 'Bills',
  data: { rows: { op: 'bill.list', model: 'SettleBill' } },
  list: {
    columns: columns.map((column, index) => ({
      id: column.field,
      field: column.field,
      title: column.title,
      cell: column.cell,
      width: column.width,
      ...(column.cell === 'Dict' && { props: { dict: dictOf(column.field) } }),
      ...(index === 0 && { fixed: 'left' as const }),
    })),
    table: {
      rowKey: 'id',
      selection: true,
      rowTone: [{ when: { field: 'status', op: 'eq', value: 'FAILED' }, tone: 'danger' }],
    },
  },
}

const answer = {
  records: bills,
  total: bills.length,
  totalCapped: false,
  size: bills.length,
  current: 1,
  pages: 1,
  next: null,
  prev: null,
}
const http: Http = { call: async <Result,>() => answer as Result }

const createRuntime = () =>
  createBenchRuntime({
    page,
    http,
    dictionaries: { settle_bill_status: dictionaries.status, pay_channel_code: dictionaries.channelCode },
  })

/** The rows of the benchmark in a list page, rendered by the whole runtime. */
export function PagePeer() {
  const [runtime] = useState(createRuntime)
  return (
    <App>
      <RuntimeProvider value={runtime}>
        <PageHost component="bench/AllBills" />
      </RuntimeProvider>
    </App>
  )
}
