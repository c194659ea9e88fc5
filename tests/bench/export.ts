import type { Product } from '../support/product.ts'
import { signedIn } from './endpoint.ts'
import { residentBytes } from './start.ts'
import { mib, ms, type Row } from './table.ts'

/**
 * Maximum memory in bytes that an export of a million rows may need. The memory of the idle server isn't
 * included.
 */
const LIMIT = 250 * 1024 * 1024
const COLUMNS = ['tradeNo', 'kind', 'shopName', 'amountFen', 'status', 'paidTime', 'channelCode', 'feeFen']
/** Interval in ms at which the benchmark reads the server's memory. */
const SAMPLE_INTERVAL = 50

interface ExportMeasurement {
  bytes: number
  took: number
  /** Peak resident memory during the export, in bytes. */
  peak: number
  /** Longest response time of the other requests during the export, in ms. */
  wait: number
}

type Caller = Awaited<ReturnType<typeof signedIn>>

async function countBytes(answer: Response): Promise<number> {
  let bytes = 0
  for await (const part of answer.body as unknown as AsyncIterable<Uint8Array>) bytes += part.length
  return bytes
}

/**
 * Downloads one file without storing it. During the download, requests a small page of a list again and
 * again.
 */
async function measureExport(product: Product, caller: Caller, body: object): Promise<ExportMeasurement> {
  let peak = 0
  let wait = 0
  const sampler = setInterval(() => {
    peak = Math.max(peak, residentBytes(product.process.pid))
  }, SAMPLE_INTERVAL)
  const began = performance.now()
  const answer = await fetch(`${caller.base}/app/lists/export`, {
    method: 'POST',
    headers: { ...caller.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  const progress = { isDone: false }
  const others = (async () => {
    while (!progress.isDone)
      wait = Math.max(wait, (await caller.get('/bill/settleBill/list?pageSize=20')).took)
  })()
  const bytes = await countBytes(answer)
  const took = performance.now() - began
  progress.isDone = true
  await others
  clearInterval(sampler)
  return { bytes, took, peak, wait }
}

/**
 * Exports a million trades as CSV and as XLSX. Measures time, size, memory, and the response time of other
 * requests.
 */
export async function benchExport(product: Product, query: Record<string, string>): Promise<Row[]> {
  const caller = await signedIn(product)
  const idle = residentBytes(product.process.pid)
  const rows: Row[] = []
  for (const format of ['csv', 'xlsx']) {
    const body = { page: 'bill/TradeOrderList', format, columns: COLUMNS, query }
    const { bytes, took, peak, wait } = await measureExport(product, caller, body)
    rows.push(
      {
        what: `a million trades as ${format}: time, size`,
        measured: `${ms(took)}, ${mib(bytes)}`,
        against: '',
        ratio: '',
      },
      {
        what: `… memory above the idle server (≤ ${mib(LIMIT)})`,
        measured: mib(peak - idle),
        against: `limit ${mib(LIMIT)}`,
        ratio: ((peak - idle) / LIMIT).toFixed(2),
      },
      { what: '… a list page meanwhile, longest wait', measured: ms(wait), against: '', ratio: '' },
    )
  }
  return rows
}
