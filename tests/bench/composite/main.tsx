import { App } from 'antd'
import { type ReactNode, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { PageHost, RuntimeProvider } from '#runtime'
import type { Http } from '#runtime/http'
import { createBenchRuntime } from '../browser/bench-runtime.ts'
import { settle, untilPainted } from '../browser/frames.ts'
import { dictionaries, PAGE_SIZE, pageOfBills } from '../table/data.ts'
import { both, details, masters, pages } from './pages.ts'

declare global {
  interface Window {
    composite: {
      /**
       * Renders the two lists or the composite page. Resolves with the milliseconds until all rows are
       * painted.
       */
      mount: (peer: 'lists' | 'page') => Promise<number>
    }
  }
}

/** Fake server in the browser, so that only rendering is measured. */
const http: Http = {
  call: async <Result,>(_operation: string, { shopName }: Record<string, unknown> = {}) =>
    ({
      records: pageOfBills(shopName === undefined ? 1 : 2),
      total: 50,
      totalCapped: false,
      size: PAGE_SIZE,
      current: 1,
      pages: 1,
      next: null,
      prev: null,
    }) as Result,
}

const selected = pageOfBills(1)[3]?.id ?? ''

function Bench({ search = '', children }: { search?: string; children: ReactNode }) {
  const [runtime] = useState(() =>
    createBenchRuntime({
      page: both,
      parts: pages,
      search,
      http,
      dictionaries: { settle_bill_status: dictionaries.status, pay_channel_code: dictionaries.channelCode },
    }),
  )
  return (
    <App>
      <RuntimeProvider value={runtime}>{children}</RuntimeProvider>
    </App>
  )
}

const peers = {
  lists: (
    <Bench>
      <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
        <PageHost component={masters.id} />
        <PageHost component={details.id} params={{ owner: selected }} />
      </div>
    </Bench>
  ),
  page: (
    <Bench search={`?masters=${selected}`}>
      <PageHost component={both.id} />
    </Bench>
  ),
}

let root: Root | undefined

const lastCells = () => [...document.querySelectorAll('tbody tr:last-child')].map((row) => row.textContent)
const lastBills = [1, 2].map((pageNo) => pageOfBills(pageNo).at(-1)?.billNo ?? '')

window.composite = {
  mount: async (peer) => {
    root?.unmount()
    root = createRoot(document.getElementById('root') as HTMLElement)
    await settle()
    const started = performance.now()
    root.render(peers[peer])
    const isShown = () => lastBills.every((billNo) => lastCells().some((text) => text?.includes(billNo)))
    return (await untilPainted(isShown, 'the rows of both lists')) - started
  },
}
