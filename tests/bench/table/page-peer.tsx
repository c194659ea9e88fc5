import { App } from 'antd'
import { useState } from 'react'
import { PageHost, RuntimeProvider } from '#runtime'
import type { Http } from '#runtime/http'
import type { ListPage } from '#schemas'
import { createBenchRuntime } from '../browser/bench-runtime.ts'
import { columns, dictionaries, PAGE_SIZE, pageOfBills } from './data.ts'

const dictOf = (field: string) => (field === 'status' ? 'settle_bill_status' : 'pay_channel_code')

const page: ListPage = {
  format: 1,
  id: 'bench/BillList',
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
      ...(column.cell === 'Money' && { sort: true }),
      ...(column.cell === 'Dict' && { props: { dict: dictOf(column.field) } }),
      ...(index === 0 && { fixed: 'left' as const }),
    })),
    table: { rowKey: 'id', pageSize: PAGE_SIZE, selection: true },
  },
}

/** Fake server in the browser, so that only rendering is measured. */
const http: Http = {
  call: async <Result,>(_operation: string, args: Record<string, unknown> = {}) => {
    const pageNo = Number(args.pageNo ?? 1)
    return {
      records: pageOfBills(pageNo),
      total: 1000,
      totalCapped: false,
      size: PAGE_SIZE,
      current: pageNo,
      pages: 20,
      next: null,
      prev: null,
    } as Result
  },
}

const createRuntime = () =>
  createBenchRuntime({
    page,
    http,
    dictionaries: { settle_bill_status: dictionaries.status, pay_channel_code: dictionaries.channelCode },
  })

/** The benchmark's table as a list page, rendered by the whole runtime. */
export function PagePeer() {
  const [runtime] = useState(createRuntime)
  return (
    <App>
      <RuntimeProvider value={runtime}>
        <PageHost component="bench/BillList" />
      </RuntimeProvider>
    </App>
  )
}
