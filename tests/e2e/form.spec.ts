import type { Locator, Page } from '@playwright/test'
import { clickRowAction, expect, rowWith, signInWithoutForm, test } from './journey.ts'

const fenOf = (yuan: string | undefined): number => Math.round(Number((yuan ?? '').replaceAll(',', '')) * 100)

/** Returns the payable amount that the form shows for the bill, in fen. */
const payableIn = async (form: Locator) =>
  fenOf((await form.innerText()).match(/currently pays ¥(-?[\d,]+\.\d\d)/)?.[1])

async function openForm(page: Page): Promise<{ billNo: string; form: Locator }> {
  await page.goto('/bill/settleBill?status=PENDING')
  const billNo = (await rowWith(page, 'To confirm').innerText()).match(/B\w+/)?.[0] ?? ''
  await clickRowAction(page, billNo, 'Adjust')
  const form = page.getByRole('form', { name: 'Adjust a bill' })
  await expect(form).toBeVisible()
  return { billNo, form }
}

test('a clerk adjusts a bill: errors are at their fields, the detail has the new line, the total is right', async ({
  page,
}) => {
  await signInWithoutForm(page, 'clerk')
  const { billNo, form } = await openForm(page)
  const before = await payableIn(form)

  await form.getByRole('button', { name: 'Adjust' }).click()
  await expect(form.getByRole('alert')).toHaveText(['Required', 'Required'])
  await expect(form.getByLabel('Amount')).toBeFocused()
  await form.getByLabel('Amount').fill('0')
  await form.getByLabel('Reason').fill('Coupons, ticket 4711')
  await expect(form.getByRole('alert')).toHaveText(["The amount can't be 0"])
  await form.getByLabel('Amount').fill('12.34')
  await expect(form.getByRole('alert')).toHaveCount(0)
  await form.getByRole('button', { name: 'Adjust' }).click()

  await expect(page.getByText(`Bill ${billNo} now pays`)).toBeVisible()
  await expect(form).toHaveCount(0)
  await rowWith(page, billNo).getByRole('link', { name: billNo }).click()
  const detail = page.getByRole('dialog', { name: `Bill ${billNo}` })
  await detail.getByRole('tab', { name: 'Lines' }).click()
  const line = detail.getByRole('row').filter({ hasText: 'Coupons, ticket 4711' })
  await expect(line).toContainText('+12.34')
  const total = await detail.getByRole('row').filter({ hasText: 'Total' }).innerText()
  expect(fenOf(total.match(/-?[\d,]+\.\d\d/)?.[0])).toBe(before + 1234)
})

test('a stale form shows a message and links to the current bill', { tag: '@slow' }, async ({
  page,
  browser,
  watch,
}) => {
  watch.allow('409')
  await signInWithoutForm(page, 'clerk')
  const { billNo, form } = await openForm(page)
  await form.getByLabel('Amount').fill('-1')
  await form.getByLabel('Reason').fill('Counted twice')
  const other = await browser.newPage({ baseURL: process.env.PRODUCT_URL })
  await signInWithoutForm(other, 'admin', `/bill/settleBill?billNo=${billNo}`)
  await clickRowAction(other, billNo, 'Adjust')
  const theirs = other.getByRole('form', { name: 'Adjust a bill' })
  await theirs.getByLabel('Amount').fill('2')
  await theirs.getByLabel('Reason').fill('Another reason')
  await theirs.getByRole('button', { name: 'Adjust' }).click()
  await expect(theirs).toHaveCount(0)
  await other.close()

  await form.getByRole('button', { name: 'Adjust' }).click()
  const dialog = page.getByRole('dialog', { name: 'Changed by another user' })
  await expect(dialog.getByRole('row', { name: /Counted twice/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep mine and submit again' }).click()

  await expect(page.getByText(`Bill ${billNo} now pays`)).toBeVisible()
  await expect(form).toHaveCount(0)
})
