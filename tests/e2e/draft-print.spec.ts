import type { Locator, Page } from '@playwright/test'
import { LAST_WEEK } from './business-days.ts'
import { clickRowAction, expect, retryAborted, rowWith, signInWithoutForm, test } from './journey.ts'

async function openForm(page: Page, billNo: string): Promise<Locator> {
  await page.goto(`/bill/settleBill?billNo=${billNo}`)
  await clickRowAction(page, billNo, 'Adjust')
  return page.getByRole('dialog', { name: `Adjust bill ${billNo}` })
}

/** Deletes drafts that earlier runs of this journey left. */
async function deleteDrafts(page: Page): Promise<void> {
  const { request } = page
  const login = await request.post('/jeecg-boot/sys/login', {
    data: { username: 'admin', password: '123456' },
  })
  const headers = { 'x-access-token': (await login.json()).result.token }
  const drafts = '/jeecg-boot/app/drafts'
  const kept = await request.get(`${drafts}?page=bill/BillAdjustmentForm`, { headers })
  for (const { id } of (await kept.json()).result) await request.delete(`${drafts}/${id}`, { headers })
}

const numberIn = async (row: Locator) => (await row.innerText()).match(/B\d+/)?.[0] ?? ''

test('a draft continues on another machine, warns of conflicts, and is deleted on submit', async ({
  page,
  browser,
  watch,
}) => {
  test.slow()
  watch.allow('409')
  await signInWithoutForm(page, 'admin')
  await deleteDrafts(page)
  await page.goto('/bill/settleBill?status=PENDING')
  const billNo = await numberIn(rowWith(page, 'To confirm'))
  const form = await openForm(page, billNo)

  await test.step('entered values are saved automatically, and closing does not ask', async () => {
    await form.getByLabel('Reason').fill('Coupons of the spring')
    await expect(form.getByText(/^Draft saved \d\d:\d\d$/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(form).toHaveCount(0)
  })

  const other = retryAborted(await browser.newPage({ baseURL: process.env.PRODUCT_URL }))
  await signInWithoutForm(other, 'admin')
  const there = await openForm(other, billNo)
  await test.step('another machine offers the draft', async () => {
    await expect(there.getByRole('heading', { name: 'Continue the draft?' })).toBeVisible()
    await there.getByRole('button', { name: 'Continue with Adjust a bill' }).click()
    await expect(there.getByLabel('Reason')).toHaveValue('Coupons of the spring')
  })

  await test.step('of two windows, the one that saves second is warned and loads the newer draft', async () => {
    const here = await openForm(page, billNo)
    await here.getByRole('button', { name: /^Continue with/ }).click()
    const saved = other.waitForResponse(
      (answer) => answer.url().includes('/app/drafts') && answer.request().method() === 'PUT',
    )
    await there.getByLabel('Amount').fill('12.34')
    await saved
    await here.getByLabel('Reason').press('End')
    await here.getByLabel('Reason').pressSequentially('!')
    await expect(page.getByRole('dialog', { name: 'This draft was saved elsewhere' })).toBeVisible()
    await page.getByRole('button', { name: 'Use the newer draft' }).click()
    await expect(here.getByLabel('Amount')).toHaveValue('12.34')
  })

  await test.step('a submitted draft is no longer offered', async () => {
    await there.getByRole('button', { name: 'Adjust', exact: true }).click()
    await expect(other.getByText(`Bill ${billNo} now pays`)).toBeVisible()
    const again = await openForm(other, billNo)
    await expect(again.getByLabel('Reason')).toHaveValue('')
    await expect(again.getByText('Continue the draft?')).toHaveCount(0)
  })
  await other.close()
})

test('without a network, entries stay, saving is retried, and closing asks for confirmation', {
  tag: '@slow',
}, async ({ page, watch }) => {
  watch.allow('ERR_FAILED')
  watch.allow('ERR_INTERNET_DISCONNECTED')
  await signInWithoutForm(page, 'admin')
  await deleteDrafts(page)
  await page.goto('/bill/settleBill?status=PENDING')
  const billNo = await numberIn(page.getByRole('row').filter({ hasText: 'To confirm' }).nth(1))
  const form = await openForm(page, billNo)
  await expect(form.getByLabel('Reason')).toBeVisible()

  let isOffline = true
  await page.route('**/app/drafts', (route) =>
    isOffline && route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await form.getByLabel('Reason').fill('A tunnel')
  await expect(form.getByText('Retrying automatically.')).toBeVisible()
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog').filter({ hasText: 'will be lost' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(form.getByLabel('Reason')).toHaveValue('A tunnel')

  isOffline = false
  await form.getByRole('button', { name: 'Save draft again' }).click()
  await expect(form.getByText(/^Draft saved/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)

  const again = await openForm(page, billNo)
  await again.getByRole('button', { name: /^Delete the draft/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(again.getByLabel('Reason')).toHaveValue('')
})

/** Locates a text that is visible in the printout. */
const seen = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first()

test('a bill is printed without the shell and without the list behind it', { tag: '@slow' }, async ({
  page,
}) => {
  await signInWithoutForm(page, 'clerk', '/bill/settleBill?status=PENDING')
  const billNo = await numberIn(rowWith(page, 'To confirm'))
  await rowWith(page, billNo).getByRole('link', { name: billNo }).click()
  const detail = page.getByRole('dialog', { name: `Bill ${billNo}` })
  await expect(detail.getByRole('button', { name: 'Print' })).toBeVisible()
  await page.evaluate(() => {
    globalThis.print = () => {
      document.title = 'printed'
    }
  })
  await detail.getByRole('button', { name: 'Print' }).click()
  await expect(page).toHaveTitle('printed')

  await page.emulateMedia({ media: 'print' })
  await expect(seen(page, /^Printed by .+, \d{4}-\d\d-\d\d/)).toBeVisible()
  await expect(detail.getByRole('heading', { name: `Settlement bill ${billNo}` })).toBeVisible()
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
  expect((await page.pdf({ preferCSSPageSize: true })).length).toBeGreaterThan(5_000)

  await page.emulateMedia({ media: 'screen' })
  await expect(detail.getByRole('button', { name: 'Print' })).toBeVisible()
})

test('a report is printed completely with its filters, in light colours', { tag: '@slow' }, async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('pro__GAIWAN_APPEARANCE', JSON.stringify({ value: 'dark', expire: null })),
  )
  await signInWithoutForm(page, 'clerk', `/bill/settleBillReport?${LAST_WEEK}`)
  const table = page.getByRole('region', { name: 'Table' })
  await expect(table.getByRole('row').nth(10)).toBeVisible()
  const drawn = await table.getByRole('row').count()

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Settlement date').filter({ visible: true }).first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-print-way', '')
  const color = await table
    .getByRole('columnheader')
    .first()
    .evaluate((cell) => getComputedStyle(cell).color)
  expect(color).toMatch(/rgba?\(0, 0, 0/)
  expect(await table.getByRole('row').count()).toBeGreaterThanOrEqual(drawn)

  await page.emulateMedia({ media: 'screen' })
  await expect(page.locator('html')).not.toHaveAttribute('data-print-way')
})
