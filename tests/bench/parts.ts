import path from 'node:path'
import { chromium } from 'playwright'
import { chromiumArgs, ensureChromium } from '../support/browser.ts'
import { LIST_PAGE_LIMIT, LOGIN_LIMIT, measureFirstLoad, sumsAreShown } from '../support/first-load.ts'
import { type Product, startProduct } from '../support/product.ts'
import { benchAuditRows } from './audit-rows.ts'
import { benchCheck } from './check.ts'
import { benchCheckerSize } from './checker-size.ts'
import { benchComposite } from './composite-lists.ts'
import { benchEndpoint, benchFilters, signedIn } from './endpoint.ts'
import { benchExport } from './export.ts'
import { benchForms } from './form-peers.ts'
import { benchLongTable } from './long-table.ts'
import { benchMemory } from './memory.ts'
import { benchServerMemory } from './mixed-load/server-memory.ts'
import { benchReleases } from './releases.ts'
import { runCommand } from './run-command.ts'
import { benchSettlement } from './settlement/settlement.ts'
import { benchManyTabs } from './shell/many-tabs.ts'
import { benchMenuSearch } from './shell/menu-search.ts'
import { benchPages } from './shell/pages.ts'
import { benchStart, residentBytes } from './start.ts'
import { benchSubTable } from './sub-table-keys.ts'
import { benchSystem } from './system-scale.ts'
import { kib, mib, type Row } from './table.ts'
import { benchTables } from './table-peers.ts'

const TRADES = 1_000_000
const dataDir = path.resolve('data/bench')

/** Creates a million trades of the 90 days before today. */
function seedMillion(): void {
  const command = `npm run --silent seed -- --shops 200 --days 90 --trades ${TRADES} --fresh --yes`
  runCommand(command, { DATA_DIR: dataDir })
}

async function benchBytes(product: Product): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs })
  const context = await browser.newContext({ baseURL: product.url, locale: 'en-US' })
  const page = await context.newPage()
  const login = await measureFirstLoad(page, '/user/login')
  await page.getByLabel('User name').fill('clerk')
  await page.getByLabel('Password', { exact: true }).fill('123456')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard/analysis')
  const storageState = await context.storageState()
  const fresh = await browser.newContext({ baseURL: product.url, storageState, locale: 'en-US' })
  const list = await measureFirstLoad(await fresh.newPage(), '/bill/settleBill', sumsAreShown)
  await browser.close()
  const row = (what: string, bytes: number, limit: number): Row => ({
    what,
    measured: kib(bytes),
    against: `limit ${kib(limit)}`,
    ratio: (bytes / limit).toFixed(2),
  })
  return [
    row('login page, first load, brotli', login.bytes, LOGIN_LIMIT),
    row('first list page in all, brotli', list.bytes, LIST_PAGE_LIMIT),
  ]
}

/** Returns the query parameters of a search for the last days, as the search form sends them. */
function lastDays(days: number): string {
  const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10)
  return `paidTime_begin=${day(days)}&paidTime_end=${day(0)}`
}

const thisMonth = () => new Date().toISOString().slice(0, 7).replace('-', '')

/**
 * Returns the path of a statement for the 366 days until today. The statement is for the shop of the first
 * bill in the list.
 */
async function yearStatement(product: Product): Promise<string> {
  const { body } = await (await signedIn(product)).get('/bill/settleBill/list?pageSize=1')
  const [{ shopId }] = body.result.records as [{ shopId: string }]
  const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10)
  return `/bill/settleBill/statement?shopId=${shopId}&from=${day(365)}&to=${day(0)}`
}

async function benchTrades(): Promise<Row[]> {
  seedMillion()
  const product = await startProduct({ dataDir })
  const list = (query: string) => `/bill/tradeOrder/list?${lastDays(90)}&pageSize=20${query}`
  const idle = residentBytes(product.process.pid)
  const endpoint = await benchEndpoint(product, list(''))
  const busy = residentBytes(product.process.pid)
  const filters = await benchFilters(product, {
    'first page of a million trades (≤ 50 ms)': list(''),
    '… by channel (≤ 200 ms)': list('&channelCode=unionpay'),
    '… by status': list('&status=CLOSED'),
    '… by method and kind': list('&payMethod=APP&kind=REFUND'),
    '… by amount': list('&amountFen_begin=3000&amountFen_end=3100'),
    '… by amount, sorted by amount': list('&amountFen_begin=3000&column=amountFen&order=desc'),
    '… by kind': list('&kind=REFUND'),
    '… by number, five characters': list('&tradeNo=T2026*'),
    '… by number, seven characters: a month': list(`&tradeNo=T${thisMonth()}*`),
    '… row 10,000': list('&pageNo=500'),
    'statement of a shop over a year (≤ 300 ms)': await yearStatement(product),
  })
  await product.stop()
  const memory: Row = {
    what: 'server memory, resident: idle / after the load',
    measured: `${mib(idle)} / ${mib(busy)}`,
    against: '',
    ratio: (busy / idle).toFixed(2),
  }
  return [...endpoint, ...filters, memory, ...(await benchFiles())]
}

/** Measures exports on a server that has just started. */
async function benchFiles(): Promise<Row[]> {
  const product = await startProduct({ dataDir, env: { EXPORT_MAX_ROWS: '1048575' } })
  const rows = await benchExport(product, Object.fromEntries(new URLSearchParams(lastDays(90))))
  await product.stop()
  return rows
}

/** Starts the product with a data folder of its own, and runs a measurement on the product. */
const onProduct = (measure: (product: Product) => Promise<Row[]>) => async (): Promise<Row[]> => {
  const product = await startProduct()
  try {
    return await measure(product)
  } finally {
    await product.stop()
  }
}

/** Benchmarks by name, in the order in which a full run starts them. */
export const parts: Readonly<Record<string, () => Promise<Row[]>>> = {
  checker: async () => [...benchCheck(), ...(await benchCheckerSize())],
  start: benchStart,
  shell: onProduct(async (product) => [
    ...(await benchBytes(product)),
    ...(await benchMenuSearch(product)),
    ...(await benchPages(product)),
    ...(await benchManyTabs(product)),
  ]),
  releases: onProduct(benchReleases),
  memory: onProduct(benchMemory),
  'server-memory': benchServerMemory,
  tables: benchTables,
  'long-table': benchLongTable,
  composite: benchComposite,
  forms: benchForms,
  'sub-table': benchSubTable,
  trades: benchTrades,
  system: benchSystem,
  settlement: benchSettlement,
  audit: benchAuditRows,
}
