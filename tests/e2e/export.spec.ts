import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { expect, signInWithoutForm, test } from './journey.ts'

interface Bill {
  billNo: string
  payableFen: number
}

const openDialog = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(/[\d,]+ rows, with the current filters and sorting/)
  return dialog
}

/** Opens a list at an address. Returns the total and the rows from the response to the list's request. */
async function listAt(page: Page, address: string): Promise<{ total: number; records: Bill[] }> {
  const answer = page.waitForResponse((response) => response.url().includes('/bill/settleBill/list'))
  await page.goto(address)
  return (await (await answer).json()).result
}

async function take(page: Page, dialog: Locator): Promise<{ name: string; path: string }> {
  const coming = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export', exact: true }).click()
  const file = await coming
  return { name: file.suggestedFilename(), path: await file.path() }
}

const fenOf = (yuan = '') => Math.round(Number(yuan) * 100)
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)

test('a clerk exports the filtered bills as CSV with the rows, order and sums of the list', async ({
  page,
}) => {
  await signInWithoutForm(page, 'clerk')
  const { total, records } = await listAt(page, '/bill/settleBill?status=HELD&sort=payableFen.desc&size=200')
  const dialog = await openDialog(page)
  await expect(dialog).toContainText(`${total.toLocaleString('en-US')} rows`)

  const { name, path } = await take(page, dialog)

  const [titles, ...rows]: string[][] = parse(await readFile(path, 'utf8'), { bom: true })
  const payable = titles?.indexOf('Payable') ?? -1
  expect(name).toMatch(/^Settlement bills \d{4}-\d\d-\d\d \d{6}\.csv$/)
  expect(titles?.slice(0, 3)).toEqual(['Bill number', 'Shop', 'Channel'])
  expect(total).toBeGreaterThan(0)
  expect(rows).toHaveLength(total)
  expect(rows.map(([number]) => number)).toEqual(records.map(({ billNo }) => billNo))
  expect(sum(rows.map((row) => fenOf(row[payable])))).toBe(sum(records.map(({ payableFen }) => payableFen)))
  await expect(page.getByText('The file is saved.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeFocused()
})

test('a reviewer chooses columns and exports a workbook', { tag: '@slow' }, async ({ page }) => {
  await signInWithoutForm(page, 'reviewer')
  await listAt(page, '/bill/settleBill?status=HELD')
  const dialog = await openDialog(page)
  await dialog.getByRole('checkbox', { name: 'All columns' }).check()
  await dialog.getByRole('checkbox', { name: 'All columns' }).uncheck()
  await expect(dialog.getByRole('alert')).toHaveText('Choose at least one column.')
  await expect(dialog.getByRole('button', { name: 'Export', exact: true })).toBeDisabled()
  await dialog.getByRole('checkbox', { name: 'Account' }).check()
  await dialog.getByRole('radio', { name: 'Excel' }).check()

  const { name, path } = await take(page, dialog)

  expect(name).toMatch(/\.xlsx$/)
  expect((await readFile(path)).subarray(0, 2).toString()).toBe('PK')
})

test('a rejected export shows the reason and keeps the settings', { tag: '@slow' }, async ({
  page,
  watch,
}) => {
  watch.allow('422')
  await signInWithoutForm(page, 'clerk')
  await page.route('**/app/lists/export', (route) =>
    route.fulfill({
      status: 422,
      json: { success: false, message: 'Narrow the list', code: 422, result: null },
    }),
  )
  await page.goto('/bill/settleBill')
  const dialog = await openDialog(page)
  await dialog.getByRole('radio', { name: 'Excel' }).check()
  await dialog.getByRole('button', { name: 'Export', exact: true }).click()

  await expect(dialog.getByRole('alert')).toContainText('Narrow the list')
  await expect(dialog.getByRole('radio', { name: 'Excel' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test("a keeper can't export", { tag: '@slow' }, async ({ page }) => {
  await signInWithoutForm(page, 'keeper')
  await listAt(page, '/bill/settleBill')
  await expect(page.getByRole('row').nth(1)).toBeVisible()

  await expect(page.getByRole('button', { name: 'Columns' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export', exact: true })).toHaveCount(0)
})

test('on a phone the export is under More, and nothing is wider than the screen', { tag: '@slow' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInWithoutForm(page, 'clerk', '/bill/settleBill')
  await page.locator('header').getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Export' }).click()

  await expect(page.getByRole('dialog')).toContainText('rows, with the current filters and sorting')
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
})
