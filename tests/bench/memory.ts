import type { CDPSession, Page } from 'playwright'
import type { Product } from '../support/product.ts'
import { enter, launch, logIn } from './shell/visit.ts'
import { mib, type Row } from './table.ts'

/** One page of each kind: dashboard, list, list, report, wizard, custom page, form over a list. */
const PATHS = [
  '/dashboard/analysis',
  '/bill/settleBill',
  '/bill/tradeOrder',
  '/bill/settleBillReport',
  '/shopinfo/shopForm',
  '/bill/settleCalendar',
  '/shopinfo/shopInfo',
] as const
const WARM_UP = 5 * PATHS.length
const VISITS = 200
/** Maximum growth over all visits: less than the memory of one page. */
const LIMIT = 5 * 1024 * 1024

interface Memory {
  heap: number
  nodes: number
  listeners: number
}

/** Wait in ms until timers of the last page have run, such as antd's animations. */
const QUIET = 4_000

async function memoryOf(session: CDPSession): Promise<Memory> {
  await new Promise((resolve) => setTimeout(resolve, QUIET))
  // Freed objects may free more in the next collection.
  for (let time = 0; time < 3; time++) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return { heap: read('JSHeapUsedSize'), nodes: read('Nodes'), listeners: read('JSEventListeners') }
}

const BUSY = 'main [aria-busy="true"], main .ant-spin-spinning'
/** Stay on a page after its last request, in ms. */
const STAY = 60

/** Opens a page through a link and waits for its requests. */
async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await page.evaluate((stay) => new Promise((resolve) => setTimeout(resolve, stay)), STAY)
  await page.waitForFunction((busy) => document.querySelector(busy) === null, BUSY, { timeout: 15_000 })
}

async function visits(page: Page, count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await visit(page, PATHS[turn % PATHS.length] ?? '/')
}

/** Memory of the browser before and after 200 visits of pages of every kind. */
export async function benchMemory(product: Product): Promise<Row[]> {
  const browser = await launch()
  const context = await enter(browser, product, await logIn(product, 'admin'))
  await context.addInitScript(() =>
    localStorage.setItem('pro__DEFAULT_MULTI_PAGE', JSON.stringify({ value: false, expire: null })),
  )
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await page.goto('/dashboard/analysis')
  await page.getByRole('main').waitFor()
  // Both readings use the same page, since a report alone has thousands of elements.
  const readAfter = async (count: number) => {
    await visits(page, count)
    await visit(page, PATHS[0])
    return memoryOf(session)
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
