import type { Locator, Page } from '@playwright/test'
import { clickRowAction, expect, rowWith, signInWithoutForm, test } from './journey.ts'
import { sign } from './sign.ts'

async function openAdjustment(page: Page): Promise<{ billNo: string; form: Locator }> {
  await page.goto('/bill/settleBill?status=PENDING&page=2')
  await expect(rowWith(page, 'To confirm')).toBeVisible({ timeout: 25_000 })
  const billNo = (await rowWith(page, 'To confirm').innerText()).match(/B\w+/)?.[0] ?? ''
  await clickRowAction(page, billNo, 'Adjust')
  const form = page.getByRole('form', { name: 'Adjust a bill' })
  await expect(form).toBeVisible()
  return { billNo, form }
}

test('a second user approves a large adjustment on the same screen, for exactly its content', async ({
  page,
  watch,
}) => {
  watch.allow('409')
  await signInWithoutForm(page, 'clerk')
  const { billNo, form } = await openAdjustment(page)
  await form.getByLabel('Amount').fill('9999.99')
  await expect(form.getByRole('button', { name: /Request approval/ })).toHaveCount(0)
  await form.getByLabel('Amount').fill('10000')
  await form.getByLabel('Reason').fill('Festival subsidy, letter 88')
  await form.getByRole('button', { name: 'Adjust' }).click()
  await expect(form.getByRole('alert')).toHaveText(['Required'])

  const dialog = await sign(page, form, 'clerk')
  await expect(dialog.getByRole('alert')).toHaveText("You can't approve your own operation")
  await expect(dialog).toContainText(billNo)
  await dialog.getByLabel("Approver's user name").fill('reviewer')
  await dialog.getByLabel("Approver's password").fill('123456')
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(form.getByText(/^Approved by/)).toBeVisible()
  await expect(dialog).toHaveCount(0)

  await form.getByLabel('Reason').fill('Festival subsidy, letter 89')
  await expect(form.getByText('The approved content has changed. Request approval again.')).toBeVisible()
  await sign(page, form, 'reviewer')
  await expect(form.getByText(/^Approved by/)).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await form.getByRole('button', { name: 'Adjust' }).click()

  await expect(page.getByText(`Bill ${billNo} now pays`)).toBeVisible()
  await expect(form).toHaveCount(0)
})

test('adjustments are filtered by a bill picked from the list of bills, and by creator', {
  tag: '@slow',
}, async ({ page }) => {
  await signInWithoutForm(page, 'clerk', '/bill/billAdjustment')
  const search = page.getByRole('form', { name: 'Search' }).first()
  await search.getByRole('button', { name: 'More' }).click()
  await search.getByRole('button', { name: /Choose from the bill list/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Pick from a list' })
  const first = dialog.getByRole('row').filter({ hasText: /B\d/ }).first()
  const billNo = (await first.innerText()).match(/B\w+/)?.[0] ?? ''
  await first.getByRole('radio').check()
  await expect(dialog.getByRole('button', { name: `Remove ${billNo}` })).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(dialog).toHaveCount(0)
  await search.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(new RegExp(`byBill=${billNo}`))

  await search.getByRole('button', { name: `Remove ${billNo}` }).click()
  await search.getByRole('button', { name: 'Choose people' }).first().click()
  const people = page.getByRole('dialog', { name: 'Choose people' })
  await people.getByRole('searchbox', { name: 'Search people' }).fill('clerk')
  await people.getByRole('row').filter({ hasText: 'clerk' }).getByRole('radio').check()
  await people.getByRole('button', { name: 'OK' }).click()
  await expect(people).toHaveCount(0)
  await search.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/createBy=clerk/)
  await expect(rowWith(page, '陈雨桐')).toBeVisible()
})

test('the dashboard shows revenue by province, as a map and in numbers', { tag: '@slow' }, async ({
  page,
}) => {
  await signInWithoutForm(page, 'clerk', '/dashboard/analysis')
  const map = page.getByRole('figure', { name: 'Sales by province, last 30 days' })
  await expect(map.getByRole('img')).toHaveAttribute('aria-label', /highest .*, lowest/)

  await map.getByRole('button', { name: 'Show as table' }).click()

  await expect(map.getByRole('row').filter({ hasText: 'Zhejiang' })).toBeVisible()
})
