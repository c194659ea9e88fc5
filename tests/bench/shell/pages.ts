import type { Page } from 'playwright'
import type { Product } from '../../support/product.ts'
import { median, ms, type Row } from '../table.ts'
import { type Login, launch, logIn, openSignedInContext } from './visit.ts'

const ROUNDS = 7
const routes = [
  { link: 'Settlement bills', column: 'Payable' },
  { link: 'Trades', column: 'Trade' },
]

const limited = (what: string, value: number, limit: number, unit = ms): Row => ({
  what: `${what} (≤ ${limit}${unit === ms ? ' ms' : ''})`,
  measured: unit(value),
  against: `limit ${unit(limit)}`,
  ratio: (value / limit).toFixed(2),
})

/** Time from the click on a menu item until the column headings of its page are painted. */
function routeTime(page: Page, { link, column }: (typeof routes)[number]): Promise<number> {
  return page.evaluate(
    ([title, head = '']) =>
      new Promise<number>((resolve) => {
        const links = [...document.querySelectorAll<HTMLAnchorElement>('nav a')]
        const began = performance.now()
        new MutationObserver((_, observer) => {
          const heads = [...document.querySelectorAll('main th')].filter((each) => each.checkVisibility())
          if (!heads.some((each) => each.textContent?.startsWith(head))) return
          observer.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)))
        }).observe(document.body, { subtree: true, childList: true, attributes: true })
        links.find((each) => each.textContent === title)?.click()
      }),
    [link, column],
  )
}

async function benchRoutes(page: Page): Promise<Row> {
  await page.goto('/bill/settleBill')
  await page.getByRole('columnheader', { name: 'Payable' }).first().waitFor()
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    for (const route of [...routes].reverse()) {
      const time = await routeTime(page, route)
      if (round > 0) times.push(time)
      await page.waitForLoadState('networkidle')
    }
  }
  return limited('route change to painted page, chunks loaded', median(times), 100)
}

/** Returns the cumulative layout shift of a page load. */
async function shiftOf(page: Page, path: string): Promise<number> {
  await page.goto(path)
  await page.getByRole('main').waitFor()
  await page.waitForLoadState('networkidle')
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let shift = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            shift += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(shift), 300)
      }),
  )
}

async function benchShifts(page: Page): Promise<Row> {
  const shifts: number[] = []
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport)
    for (const path of ['/dashboard/analysis', '/bill/settleBill']) shifts.push(await shiftOf(page, path))
  }
  return limited(
    'layout shift at load, the worst of 2 pages × 2 widths',
    Math.max(...shifts),
    0.02,
    (value) => value.toFixed(3),
  )
}

/** Creates and releases an announcement. Returns the time at which the server answered the release. */
async function announce({ url }: Product, { token }: Login, titile: string): Promise<number> {
  const headers = { 'content-type': 'application/json', 'X-Access-Token': token }
  const body = {
    titile,
    msgContent: '<p>Bench</p>',
    priority: 'L',
    msgCategory: '1',
    msgType: 'ALL',
  }
  const added = await fetch(`${url}/jeecg-boot/sys/annountCement/add`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  const { result } = (await added.json()) as { result: { id: string } }
  await fetch(`${url}/jeecg-boot/sys/annountCement/doReleaseData?id=${result.id}`, { headers })
  return Date.now()
}

/** Measures the time from the release of an announcement until the badge of another user includes it. */
async function benchNotices(page: Page, product: Product): Promise<Row> {
  const admin = await logIn(product, 'admin')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/dashboard/analysis')
  const bell = page.getByRole('button', { name: /unread notice/ })
  await bell.waitFor()
  await page.waitForLoadState('networkidle')
  const times: number[] = []
  for (let round = 0; round < 5; round++) {
    const before = await bell.getAttribute('aria-label')
    const changed = page.locator(
      `button[aria-haspopup="dialog"]:not([aria-label="${before}"])[title*="unread"]`,
    )
    const released = await announce(product, admin, `Bench ${round}`)
    await changed.waitFor()
    times.push(Date.now() - released)
  }
  return limited('a released notice to a changed badge', median(times), 1000)
}

export async function benchPages(product: Product): Promise<Row[]> {
  const browser = await launch()
  const context = await openSignedInContext(browser, product, await logIn(product, 'clerk'))
  const page = await context.newPage()
  const rows = [await benchRoutes(page), await benchShifts(page), await benchNotices(page, product)]
  await browser.close()
  return rows
}
