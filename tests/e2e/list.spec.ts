import { expect, signInWithoutForm, test } from './journey.ts'

test('the address contains filters, sort and page, and the back button restores the previous ones', async ({
  page,
}) => {
  await signInWithoutForm(page, 'clerk', '/bill/settleBill')
  await expect(page.getByRole('row').nth(1)).toBeVisible()

  await page.getByRole('columnheader', { name: 'Payable' }).click()
  await expect(page).toHaveURL(/payableFen/)
  const second = page.waitForResponse(/settleBill\/list\?.*pageNo=2/)
  await page.getByRole('listitem', { name: '2', exact: true }).click()
  await expect(page).toHaveURL(/pageNo=2|page=2/)
  const { result } = await (await second).json()

  const address = page.url()
  await page.goBack()
  await expect(page).not.toHaveURL(address)
  await page.goForward()
  await expect(page).toHaveURL(address)
  await page.reload()
  await expect(page.getByRole('row').nth(1)).toContainText(result.records[0].billNo)
})

test('a search without results shows a message and can be reset', { tag: '@slow' }, async ({ page }) => {
  await signInWithoutForm(page, 'clerk', '/bill/settleBill')
  await page.getByRole('form', { name: 'Search' }).getByRole('button', { name: /More/ }).click()
  await page.getByRole('textbox', { name: 'Bill number' }).fill('NOSUCHBILL')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/NOSUCHBILL/)
  await expect(page.getByText('No results found')).toBeVisible()

  await page.getByRole('button', { name: 'Reset filters' }).click()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
})

test('an invalid amount or range is reported at its field', { tag: '@slow' }, async ({ page }) => {
  await signInWithoutForm(page, 'clerk', '/bill/settleBill')
  const form = page.getByRole('form', { name: 'Search' })
  await form.getByRole('button', { name: /More/ }).click()
  await page.getByRole('textbox', { name: 'From, yuan' }).fill('abc')
  await page.getByRole('textbox', { name: 'To, yuan' }).fill('20')
  await form.getByRole('button', { name: 'Search' }).click()
  await expect(form.getByText('Not a valid number')).toBeVisible()
  await expect(page).not.toHaveURL(/payableFen/)

  await page.getByRole('textbox', { name: 'From, yuan' }).fill('50')
  await form.getByRole('button', { name: 'Search' }).click()
  await expect(form.getByText("The first value can't exceed the second")).toBeVisible()
  await expect(page).not.toHaveURL(/payableFen/)
})

test('on a phone the date range picker fits the screen', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInWithoutForm(page, 'clerk', '/bill/settleBill')
  await page.getByRole('button', { name: /Filters/ }).click()
  await page.getByLabel('Settlement date').first().click()
  const days = page.locator('.ant-picker-dropdown')
  await expect(days.getByText('Last 7 days')).toBeInViewport()
  await days.getByText('Last 7 days').click()

  await expect(page.getByLabel('Settlement date').first()).not.toHaveValue('')
})

test('a hidden column and a selected density are still set after a reload', { tag: '@slow' }, async ({
  page,
}) => {
  await signInWithoutForm(page, 'clerk', '/bill/settleBill')
  await expect(page.getByRole('columnheader', { name: 'Channel' })).toBeVisible()
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Channel' }).uncheck()
  await page.keyboard.press('Escape')

  await expect(page.getByRole('columnheader', { name: 'Channel' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Channel' })).toHaveCount(0)
})

test('a failing list shows the reason and retries', { tag: '@slow' }, async ({ page, watch }) => {
  watch.allow('503')
  let isDown = true
  await page.route('**/settleBill/list*', (route) =>
    isDown
      ? route.fulfill({
          status: 503,
          contentType: 'application/json',
          body: '{"success":false,"message":"","code":503,"result":{"error":"UNAVAILABLE","requestId":"r-1"},"timestamp":0}',
        })
      : route.continue(),
  )
  await signInWithoutForm(page, 'clerk', '/bill/settleBill')
  const retry = page.getByRole('button', { name: /Try again|Retry/ })
  await expect(retry).toBeVisible()
  isDown = false
  await retry.click()

  await expect(page.getByRole('row').nth(1)).toBeVisible()
})

test('a detail opens by its address', { tag: '@slow' }, async ({ page }) => {
  await signInWithoutForm(page, 'clerk', '/bill/settleBill')
  const link = page.getByRole('row').nth(1).getByRole('link').first()
  const billNo = await link.innerText()
  await link.click()
  await expect(page.getByRole('dialog')).toContainText(billNo)
  await expect(page).toHaveURL(/open=/)
  await page.reload()

  await expect(page.getByRole('dialog')).toContainText(billNo)
  await expect(page.getByRole('dialog')).toContainText('Lines')
})

test('trades are filtered by channel and amount, and paged beyond row 10,000 by next and previous', async ({
  page,
}) => {
  await signInWithoutForm(page, 'clerk')
  await page.goto('/bill/tradeOrder?channelCode=alipay&amountFen=2000,4000')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'WeChat Pay' })).toHaveCount(0)
  await expect(page.getByRole('row').filter({ hasText: 'Alipay' }).first()).toBeVisible()

  await page.goto('/bill/tradeOrder?size=200&page=50')
  await expect(page.getByText(/Total of all \d\d,\d{3} rows/)).toBeVisible()
  const last = page.getByRole('row').nth(1)
  const before = await last.innerText()
  await page.getByRole('button', { name: 'Rows past 10,000' }).click()
  await expect(page.getByText(/Page numbers end at row 10,000/)).toBeVisible()
  await expect(last).not.toHaveText(before, { useInnerText: true })
})

test('an unknown address shows the 404 page, and the 403 and 500 pages exist', { tag: '@slow' }, async ({
  page,
}) => {
  await signInWithoutForm(page, 'clerk', '/no/such/page')
  await expect(page).toHaveURL(/\/404$/)
  await expect(page.getByText('404')).toBeVisible()
  await page.goto('/403')
  await expect(page.getByRole('heading', { name: '403' })).toBeVisible()
  await page.goto('/500')
  await expect(page.getByRole('heading', { name: '500' })).toBeVisible()
})
