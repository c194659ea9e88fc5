import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { clickRowAction, expect, linesOf, rowWith, signInWithoutForm, test } from './journey.ts'

interface Bill {
  billNo: string
  payableFen: number
}

/** Opens the list page of pending bills, and returns the bills that its request received. */
async function waitingBills(page: Page): Promise<Bill[]> {
  const answer = page.waitForResponse((response) => response.url().includes('/bill/settleBill/list'))
  await page.goto('/bill/settleBill?status=PENDING&size=50')
  return (await (await answer).json()).result.records
}

async function openDialog(page: Page): Promise<Locator> {
  await page.goto('/bill/billAdjustment')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Choose a file' })).toBeVisible()
  return dialog
}

const choose = (dialog: Locator, lines: readonly string[], name = 'adjustments.csv') =>
  dialog.getByLabel('File to import').setInputFiles({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(['账单号,调账金额（元）,原因', ...lines].join('\n')),
  })

test('a clerk imports adjustments, fixes an invalid row and undoes the import', async ({ page }) => {
  const run = `cups ${Date.now()}`
  await signInWithoutForm(page, 'clerk')
  const [first, second] = (await waitingBills(page)).slice(-2) as [Bill, Bill]
  const dialog = await openDialog(page)

  await choose(dialog, [`${first.billNo},12.50,${run}`, `${second.billNo},1.234,${run}`])
  await expect(dialog).toContainText('adjustments.csv: 2 rows, 1 can be imported.')
  await expect(dialog.getByRole('row', { name: /1\.234/ }).first()).toContainText(
    'Not an amount in yuan with at most two decimals',
  )
  await expect(dialog.getByRole('button', { name: 'Import 1 row' })).toBeDisabled()

  await dialog.getByRole('button', { name: 'Choose another file' }).click()
  await choose(dialog, [`${first.billNo},12.50,${run}`, `${second.billNo},-1.23,${run}`])
  await dialog.getByRole('button', { name: 'Import 2 rows' }).click()
  await expect(dialog).toContainText('2 rows are imported.')
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeFocused()
  await expect(page.getByRole('cell', { name: run, exact: true })).toHaveCount(2)

  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitem', { name: 'My exports and imports' }).click()
  await clickRowAction(page, 'adjustments.csv', 'Undo')
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Import undone.')).toBeVisible()
  await expect(rowWith(page, 'adjustments.csv')).toContainText('Undone')
  const bills = await waitingBills(page)
  const now = (of: Bill) => bills.find(({ billNo }) => billNo === of.billNo)?.payableFen
  expect([now(first), now(second)]).toEqual([first.payableFen, second.payableFen])
})

test('on a phone, bill numbers of the file stay on one line', { tag: '@slow' }, async ({ page }) => {
  await signInWithoutForm(page, 'clerk')
  const [bill] = (await waitingBills(page)) as [Bill]
  const dialog = await openDialog(page)
  await page.setViewportSize({ width: 390, height: 844 })

  await choose(dialog, [`${bill.billNo},1.234,a reason of several words that wraps`])

  const cells = dialog.getByRole('cell', { name: bill.billNo, exact: true })
  expect(await linesOf(cells.first())).toBe(1)
})

test('a clerk exports long lists in the background and downloads the file from the notice', {
  tag: '@slow',
}, async ({ page }) => {
  await signInWithoutForm(page, 'clerk')
  // The test lowers the limit for direct exports in the response, so that the client requests a background
  // export.
  await page.route('**/app/lists/exportSize', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    await route.fulfill({ json: { ...body, result: { ...body.result, backgroundRows: 1 } } })
  })
  const held = page.waitForResponse((response) => response.url().includes('/bill/settleBill/list'))
  await page.goto('/bill/settleBill?status=HELD')
  const { total } = (await (await held).json()).result
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Exports of more than 1 row run in the background.')
  await dialog.getByRole('button', { name: 'Export in the background' }).click()
  await expect(
    page.getByText("The file is being created. You'll get a notice when it is ready."),
  ).toBeVisible()

  await page.goto('/isps/userAnnouncement')
  const notice = rowWith(page, /Export ready: Settlement bills/)
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(notice).toBeVisible({ timeout: 1_500 })
  }).toPass()
  await page.goto('/isps/fileTask')
  const coming = page.waitForEvent('download')
  await clickRowAction(page, 'Settlement bills', 'Download')
  const file = await coming
  const rows: string[][] = parse(await readFile(await file.path(), 'utf8'), { bom: true })
  expect(file.suggestedFilename()).toMatch(/^Settlement bills \d{4}-\d\d-\d\d \d{6}\.csv$/)
  expect(rows).toHaveLength(total + 1)
})

test("a reviewer can't import", { tag: '@slow' }, async ({ page }) => {
  await signInWithoutForm(page, 'reviewer', '/bill/billAdjustment')
  await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeVisible()

  await expect(page.getByRole('button', { name: 'Import', exact: true })).toHaveCount(0)
})

test('on a phone the import is under More, and nothing is wider than the screen', { tag: '@slow' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInWithoutForm(page, 'clerk', '/bill/billAdjustment')
  await page.locator('header').getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Import' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Choose a file' })).toBeVisible()
  await choose(dialog, [`SB-NOWHERE-${'0123456789'.repeat(6)},1,${'long reason '.repeat(10)}`])

  await expect(dialog).toContainText('Bill not found')
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
})
