import type { CDPSession, Page } from 'playwright'
import type { Product } from '../support/product.ts'
import { launch, logIn, openSignedInContext } from './shell/visit.ts'
import { mib, type Row } from './table.ts'

/**
 * Pages that the benchmark visits: a dashboard, two lists, a report, a wizard, a custom page and the list of
 * shops.
 */
const PATHS = [
  '/dashboard/analysis',
  '/bill/settleBill',
  '/bill/tradeOrder',
  '/bill/settleBillReport',
  '/shopinfo/shopForm',
  '/bill/settleCalendar',
  '/shopinfo/shopInfo',
] as const
const WARM_UP = 10 * PATHS.length
const VISITS = 200
/**
 * Maximum growth of memory in bytes over all visits. A single page that stays in memory exceeds this limit.
 */
const LIMIT = 5 * 1024 * 1024

interface Memory {
  heap: number
  nodes: number
  listeners: number
}

/** Time in ms after which all timers of the last page have run, such as the timers of antd's animations. */
const SETTLE_MS = 4_000

async function memoryOf(session: CDPSession): Promise<Memory> {
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
  // If one garbage collection frees objects, the next collection may free more objects.
  for (let time = 0; time < 3; time++) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return { heap: read('JSHeapUsedSize'), nodes: read('Nodes'), listeners: read('JSEventListeners') }
}

const BUSY = 'main [aria-busy="true"], main .ant-spin-spinning'
/** Time in ms between opening a page and checking whether it is still loading. */
const STAY_MS = 60

/** Opens a page without a reload, as a link does, and waits until it has loaded. */
async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await page.evaluate((stay) => new Promise((resolve) => setTimeout(resolve, stay)), STAY_MS)
  await page.waitForFunction((busy) => document.querySelector(busy) === null, BUSY, { timeout: 15_000 })
}

async function visits(page: Page, count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await visit(page, PATHS[turn % PATHS.length] ?? '/')
}

/** Compares the browser's memory before and after 200 page visits. */
export async function benchMemory(product: Product): Promise<Row[]> {
  const browser = await launch()
  const context = await openSignedInContext(browser, product, await logIn(product, 'admin'))
  await context.addInitScript(() =>
    localStorage.setItem('pro__DEFAULT_MULTI_PAGE', JSON.stringify({ value: false, expire: null })),
  )
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await page.goto('/dashboard/analysis')
  await page.getByRole('main').waitFor()
  // Memory is read on the same page each time, because the numbers of elements of two pages can differ by
  // thousands. React and the browser can keep the elements of a page for a while after the user left it. So
  // the lowest of three readings counts. Leaked elements are part of all three readings.
  const readAfter = async (count: number) => {
    await visits(page, count)
    const readings: Memory[] = []
    for (let time = 0; time < 3; time++) {
      await visits(page, 2)
      await visit(page, PATHS[0])
      readings.push(await memoryOf(session))
    }
    return readings.reduce((low, reading) => (reading.heap < low.heap ? reading : low))
  }
  const before = await readAfter(WARM_UP)
  const after = await readAfter(VISITS)
  await browser.close()
  return [
    {
      what: `browser memory after ${VISITS} page visits, above that after ${WARM_UP} (flat, ≤ ${mib(LIMIT)})`,
      measured: `${mib(before.heap)} → ${mib(after.heap)}`,
      against: `limit ${mib(before.heap + LIMIT)}`,
      ratio: (after.heap / before.heap).toFixed(2),
    },
    {
      what: '… elements and listeners',
      measured: `${before.nodes} → ${after.nodes}, ${before.listeners} → ${after.listeners}`,
      against: '',
      ratio: (after.nodes / before.nodes).toFixed(2),
    },
  ]
}
