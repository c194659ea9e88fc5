import type { Page } from '@playwright/test'
import { dayBefore, LAST_WEEK } from './business-days.ts'
import { expect, signInWithoutForm, test } from './journey.ts'

const HEADINGS = [
  'Bills',
  'Gross',
  'Refunded',
  'Fees',
  'Fee rate',
  'Splits, adjustments, carry-over',
  'Payable',
]
type Totals = Record<string, number>

const table = (page: Page, name = 'Table') => page.getByRole('region', { name, exact: true })
const totalRow = (page: Page, name?: string) => table(page, name).getByRole('row').last()

/** Chooses a view. The views are radio buttons, and a select on a phone. */
async function showAs(page: Page, view: string): Promise<void> {
  const select = page.getByRole('combobox', { name: 'Show as' })
  const radios = page.getByRole('radiogroup', { name: 'Show as' })
  await expect(select.or(radios)).toBeVisible()
  if (await radios.isVisible()) return radios.getByText(view).click()
  await select.click()
  await page.getByTitle(view, { exact: true }).last().click()
}
const numbers = (texts: readonly string[]) => texts.map((text) => Number(text.replace(/[,%]/g, '')))

async function totalsOf(page: Page): Promise<Totals> {
  await expect(totalRow(page)).toContainText('Total')
  const found = numbers(await totalRow(page).getByRole('cell').allInnerTexts())
  return Object.fromEntries(HEADINGS.map((heading, index) => [heading, found[index] ?? Number.NaN]))
}

/** Opens the list of bills with this query. Returns the number of bills in the list. */
async function countOfList(page: Page, query: string): Promise<number> {
  const answer = page.waitForResponse((response) => response.url().includes('/bill/settleBill/list'))
  await page.goto(`/bill/settleBill?${query}`)
  return (await (await answer).json()).result.total
}

test('a report limited to a week agrees with the list of bills', async ({ page }) => {
  await signInWithoutForm(page, 'clerk', '/')
  await page.getByRole('menuitem', { name: 'Bills' }).click()
  await page.getByRole('menuitem', { name: 'Bill report' }).click()
  await expect(table(page)).toBeVisible()
  await page.goto(`/bill/settleBillReport?${LAST_WEEK}`)
  const totals = await totalsOf(page)

  await expect(page.getByLabel('Settlement date')).toHaveValue(dayBefore(7))
  await expect(page.getByRole('list', { name: 'Checks' })).toContainText('passed')
  expect(totals.Payable).toBeCloseTo(
    Number(totals.Gross) -
      Number(totals.Refunded) -
      Number(totals.Fees) +
      Number(totals['Splits, adjustments, carry-over']),
    2,
  )
  expect(totals['Fee rate']).toBeCloseTo((100 * Number(totals.Fees)) / Number(totals.Gross), 3)
  expect(await countOfList(page, LAST_WEEK)).toBe(totals.Bills)
})

test('a figure opens its bills, and back returns to the same report', { tag: '@slow' }, async ({ page }) => {
  await signInWithoutForm(page, 'clerk', `/bill/settleBillReport?${LAST_WEEK}`)
  await showAs(page, 'Pivot table')
  await expect(page).toHaveURL(/view=pivot/)
  const pivot = table(page, 'Pivot table')
  const row = pivot.getByRole('row').nth(2)
  const date = (await row.getByRole('rowheader').innerText()).trim()
  const bills = row.getByRole('link').last()
  const count = Number(await bills.innerText())
  const listed = page.waitForResponse((response) => response.url().includes('/bill/settleBill/list'))
  await bills.click()

  await expect(page).toHaveURL(new RegExp(`/bill/settleBill\\?settleDate=${date},${date}`))
  expect((await (await listed).json()).result.total).toBe(count)
  await page.goBack()
  await expect(page).toHaveURL(/settleBillReport\?.*view=pivot/)
  await expect(pivot.getByRole('row').nth(2)).toContainText(date)
  await page.goBack()
  await expect(table(page)).toBeVisible()
  await expect(page).not.toHaveURL(/view=/)
})

test('the pivot table has equal totals of rows and columns, and the chart shows the same days', {
  tag: '@slow',
}, async ({ page }) => {
  await signInWithoutForm(page, 'clerk', `/bill/settleBillReport?${LAST_WEEK}&view=pivot`)
  await expect(totalRow(page, 'Pivot table')).toContainText('Total')
  const sums = numbers(await totalRow(page, 'Pivot table').getByRole('cell').allInnerTexts())
  const ofColumns = sums.slice(0, -2)

  const payable = ofColumns.filter((_, index) => index % 2 === 0).reduce((sum, value) => sum + value, 0)
  expect(payable).toBeCloseTo(sums.at(-2) ?? Number.NaN, 2)
  await showAs(page, 'Payable by day and channel')
  await expect(page.getByRole('figure', { name: 'Payable by day and channel' })).toBeVisible()
  await expect(page).toHaveURL(/view=trend/)
})

test('a supervisor sees the sums of their own region only', { tag: '@slow' }, async ({ page, browser }) => {
  await signInWithoutForm(page, 'clerk', `/bill/settleBillReport?${LAST_WEEK}`)
  const all = await totalsOf(page)
  const other = await browser.newPage({ baseURL: process.env.PRODUCT_URL })
  await signInWithoutForm(other, 'supervisor', `/bill/settleBillReport?${LAST_WEEK}`)
  const own = await totalsOf(other)

  expect(own.Bills).toBeGreaterThan(0)
  expect(Number(own.Bills)).toBeLessThan(Number(all.Bills))
  expect(await countOfList(other, LAST_WEEK)).toBe(own.Bills)
  await other.close()
})

test('an exported file has the rows of the screen', { tag: '@slow' }, async ({ page }) => {
  await signInWithoutForm(page, 'clerk', `/bill/settleBillReport?${LAST_WEEK}`)
  const totals = await totalsOf(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await saved
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
  const lines = Buffer.concat(chunks).toString('utf8').trim().split('\r\n')

  expect(file.suggestedFilename()).toMatch(/^Bill report .*\.csv$/)
  expect(lines.at(-1)).toBe(
    `Total,,,${totals.Bills},${HEADINGS.slice(1)
      .map((heading) => (heading === 'Fee rate' ? `${totals[heading]}%` : totals[heading]?.toFixed(2)))
      .join(',')}`,
  )
})

test('a date range that is too long is rejected with a message, and the report stays usable', {
  tag: '@slow',
}, async ({ page, watch }) => {
  watch.allow('400')
  await signInWithoutForm(page, 'clerk')
  await page.goto('/bill/settleBillReport?settleDate=2020-01-01,2026-01-01')
  await expect(page.getByRole('main').getByText('Choose a range of at most 92 days')).toBeVisible()
  await page.getByRole('button', { name: 'Reset filters' }).click()

  await expect(totalRow(page)).toContainText('Total')
  await expect(page.getByRole('main').getByText('Choose a range of at most 92 days')).toHaveCount(0)
})

test('on a phone the report fits the screen, shows amounts, and hints at columns further right', {
  tag: '@slow',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInWithoutForm(page, 'clerk', `/bill/settleBillReport?${LAST_WEEK}`)
  await expect(totalRow(page)).toContainText('Total')

  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0)

  const gross = await totalRow(page).getByRole('cell').nth(1).boundingBox()
  expect((gross?.x ?? 390) + (gross?.width ?? 390)).toBeLessThan(390)
  await expect(table(page)).toHaveAttribute('data-more')
  await table(page).evaluate((scroller) => scroller.scrollTo({ left: scroller.scrollWidth }))
  await expect(table(page)).not.toHaveAttribute('data-more')

  await showAs(page, 'Pivot table')
  await table(page, 'Pivot table').evaluate((scroller) => scroller.scrollBy({ left: 60 }))
  await expect
    .poll(() => table(page, 'Pivot table').evaluate(restOfColumns), {
      message: 'no figure starts below the groups',
    })
    .toBeLessThan(2)
})

/** Distance in px of the pinned groups from the nearest column. */
function restOfColumns(scroller: Element): number {
  const groups = scroller.querySelector('thead th')?.getBoundingClientRect().right ?? 0
  const heads = [...scroller.querySelectorAll('thead tr:last-child > [data-align]')]
  return Math.min(...heads.map((head) => Math.abs(head.getBoundingClientRect().left - groups)))
}
