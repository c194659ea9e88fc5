import { App } from 'antd'
import { useState } from 'react'
import { blocks, cells, charts, FormItem, fields, kinds, pages, states } from '#renderers'
import {
  createDictionaries,
  createRegistry,
  type Navigation,
  PageHost,
  type Runtime,
  RuntimeProvider,
} from '#runtime'
import { createAccess } from '#runtime/access'
import type { Http } from '#runtime/http'
import type { ListPage } from '#schemas'
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

/** The server's part, answered in the browser at once: what is measured is the screen. */
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

function memoryNavigation(): Navigation {
  const listeners = new Set<() => void>()
  let search = ''
  return {
    pathOf: () => undefined,
    navigate: (to) => {
      search = to.includes('?') ? to.slice(to.indexOf('?')) : ''
      for (const listener of listeners) listener()
    },
    search: () => search,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const silent = () => undefined
/** Made anew for each mount: the address it remembers begins empty. */
const createRuntime = (): Runtime => ({
  http,
  registry: createRegistry({ cells, fields, blocks, charts, pages, kinds, states, formItem: FormItem }),
  notify: {
    toast: silent,
    notice: silent,
    confirm: async () => true,
    prompt: async () => true,
    progress: () => ({ update: silent, closed: Promise.resolve() }),
  },
  access: createAccess({ auth: [], allAuth: [] }),
  user: { id: '1', username: 'bench', realname: 'Bench', roles: [], orgCode: null },
  pages: { load: async () => ({ page, version: 'bench' }) },
  navigation: memoryNavigation(),
  dictionaries: createDictionaries({
    http,
    known: { settle_bill_status: dictionaries.status, pay_channel_code: dictionaries.channelCode },
  }),
  translate: (text) => text,
  locale: 'en-US',
})

/** The same table as a page, through the whole runtime. */
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
