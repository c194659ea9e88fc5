import type { Locator } from '@playwright/test'
import { clickRowAction, expect, rowWith, signInWithoutForm, test } from './journey.ts'

test('the dashboard counts bills and opens the filtered list', async ({ page }) => {
  await signInWithoutForm(page, 'clerk', '/')
  const figure = page.getByRole('link', { name: /Bills to confirm/ })
  await expect(figure).toBeVisible()
  const count = Number((await figure.innerText()).replaceAll(',', '').match(/\d+/)?.[0])
  await figure.click()

  await expect(page).toHaveURL(/\/bill\/settleBill\?.*status=PENDING/)
  await expect(page.getByText(new RegExp(`\\b${count.toLocaleString('en-US')}\\b`)).first()).toBeVisible()
  await expect(rowWith(page, 'To confirm')).toBeVisible()
})

test('a clerk confirms a bill and sees its new status', async ({ page }) => {
  await signInWithoutForm(page, 'clerk', '/bill/settleBill?status=PENDING')
  const row = rowWith(page, 'To confirm')
  const billNo = (await row.innerText()).match(/B\w+/)?.[0] ?? ''
  await row.getByRole('button', { name: 'Confirm' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(billNo)
  await dialog.getByRole('button', { name: 'Confirm' }).click()

  await expect(page.getByText(`Bill ${billNo} is confirmed`)).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: billNo })).toHaveCount(0)
})

test('a cancelled confirmation changes nothing', { tag: '@slow' }, async ({ page }) => {
  await signInWithoutForm(page, 'clerk', '/bill/settleBill?status=PENDING')
  const row = rowWith(page, 'To confirm')
  const billNo = (await row.innerText()).match(/B\w+/)?.[0] ?? ''
  await row.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()

  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.reload()
  await expect(rowWith(page, billNo)).toContainText('To confirm')
})

test('a rejected confirmation shows the reason and the current bill', { tag: '@slow' }, async ({
  page,
  browser,
  watch,
}) => {
  watch.allow('409')
  await signInWithoutForm(page, 'clerk', '/bill/settleBill?status=PENDING')
  const row = rowWith(page, 'To confirm')
  const billNo = (await row.innerText()).match(/B\w+/)?.[0] ?? ''
  // While the dialog is open, the list doesn't reload when the other user changes the bill.
  await row.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const other = await browser.newPage({ baseURL: process.env.PRODUCT_URL })
  await signInWithoutForm(other, 'admin', `/bill/settleBill?billNo=${billNo}`)
  await rowWith(other, billNo).getByRole('button', { name: 'Confirm' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(rowWith(other, billNo)).toContainText('Confirmed')
  await other.close()

  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()

  await expect(page.getByRole('alert').filter({ hasText: 'system prompt' })).toContainText(billNo)
  await expect(page.getByRole('row').filter({ hasText: billNo })).toHaveCount(0)
})

test('holding requires a reason, and a held bill can be resumed', { tag: '@slow' }, async ({ page }) => {
  await signInWithoutForm(page, 'clerk', '/bill/settleBill?status=PENDING')
  const billNo = (await rowWith(page, 'To confirm').innerText()).match(/B\w+/)?.[0] ?? ''
  await page.goto(`/bill/settleBill?billNo=${billNo}`)
  await rowWith(page, billNo).getByRole('button', { name: 'Hold' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox')).toBeFocused()
  await dialog.getByRole('button', { name: /Hold|OK/ }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect(dialog.getByRole('textbox')).toBeFocused()
  await dialog.getByRole('textbox').fill('Amount under review')
  await dialog.getByRole('button', { name: /Hold|OK/ }).click()

  await expect(dialog).toHaveCount(0)
  await expect(rowWith(page, billNo)).toContainText('On hold')
  await page.getByRole('link', { name: billNo }).click()
  await expect(page.getByRole('dialog')).toContainText('Amount under review')
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a failed hold keeps the entered reason', { tag: '@slow' }, async ({ page, watch }) => {
  watch.allow('503')
  await signInWithoutForm(page, 'clerk', '/bill/settleBill?status=PENDING')
  await page.route('**/settleBill/hold', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/json',
      body: '{"success":false,"message":"","code":503,"result":{"error":"UNAVAILABLE","requestId":"r"},"timestamp":0}',
    }),
  )
  await rowWith(page, 'To confirm').getByRole('button', { name: 'Hold' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Waiting for the shop')
  await dialog.getByRole('button', { name: /Hold|OK/ }).click()

  await expect(page.getByText('system prompt')).toBeVisible()
  await expect(dialog.getByRole('textbox')).toHaveValue('Waiting for the shop')
})

test('many bills are confirmed together, with a result for each', { tag: '@slow' }, async ({ page }) => {
  await signInWithoutForm(page, 'clerk', '/bill/settleBill?status=PENDING')
  await expect(rowWith(page, 'To confirm')).toBeVisible()
  for (const index of [1, 2, 3])
    await page
      .getByRole('row')
      .nth(index + 0)
      .getByRole('checkbox')
      .check()
  await page.getByRole('button', { name: 'Confirm selected' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm selected' }).click()

  const progress = page.getByRole('dialog', { name: 'Confirming bills' })
  await expect(progress).toContainText('3')
  await progress.getByRole('button', { name: 'Close' }).last().click()
  await expect(progress).toHaveCount(0)
})

test('a bill is released by another user than the one who confirmed it', async ({ page, browser }) => {
  await signInWithoutForm(page, 'admin', '/bill/settleBill?status=PENDING')
  const billNo = (await rowWith(page, 'To confirm').innerText()).match(/B\w+/)?.[0] ?? ''
  await page.goto(`/bill/settleBill?billNo=${billNo}`)
  await rowWith(page, billNo).getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(rowWith(page, billNo)).toContainText('Confirmed')

  await rowWith(page, billNo).getByRole('button', { name: 'More' }).click()
  const own = page.getByRole('menuitem', { name: 'Release' })
  await expect(own).toBeDisabled()
  await expect(own).toContainText('Another user must release it')
  await page.keyboard.press('Escape')
  await rowWith(page, billNo).getByRole('link', { name: billNo }).click()
  const disabled = page.getByRole('dialog').getByRole('button', { name: 'Release' })
  const atRest = await colorsOf(disabled)
  await disabled.hover()
  expect(await colorsOf(disabled)).toEqual(atRest)
  // Escape would close the reason below the button first, and the drawer only then.
  await page.mouse.move(0, 0)
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(disabled).toHaveCount(0)

  const reviewer = await browser.newPage({ baseURL: process.env.PRODUCT_URL })
  await signInWithoutForm(reviewer, 'reviewer', `/bill/settleBill?billNo=${billNo}`)
  await clickRowAction(reviewer, billNo, 'Release')
  await reviewer.getByRole('dialog').getByRole('button', { name: 'Release' }).click()
  // The simulated channel may already have paid the bill.
  await expect(rowWith(reviewer, billNo)).toContainText(/Settling|Settled/)
  await expect(rowWith(page, billNo)).toContainText(/Settling|Settled/)
  await reviewer.close()
})

test('a keeper sees only their own shop and permitted buttons', async ({ page }) => {
  await signInWithoutForm(page, 'keeper', '/bill/settleBill')
  await expect(page.getByRole('row').nth(1)).toBeVisible()

  await expect(page.getByRole('button', { name: 'Confirm' })).toHaveCount(0)
  await expect(page.getByRole('checkbox')).toHaveCount(0)
})

test("a configurator has no bills in the menu and can't open their address", { tag: '@slow' }, async ({
  page,
}) => {
  await signInWithoutForm(page, 'configurator', '/')
  await expect(page.getByRole('menuitem', { name: 'Settlement bills' })).toHaveCount(0)
  await page.goto('/bill/settleBill')

  await expect(page).toHaveURL(/\/404$|\/403$/)
})

/** Background and text color of a button, after its transitions. */
const colorsOf = (button: Locator) =>
  button.evaluate(async (element) => {
    await Promise.all(element.getAnimations().map(({ finished }) => finished))
    const { backgroundColor, color } = getComputedStyle(element)
    return [backgroundColor, color]
  })
