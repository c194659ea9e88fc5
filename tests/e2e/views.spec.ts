import type { Page } from '@playwright/test'
import { expect, rowWith, signInWithoutForm, test } from './journey.ts'

const view = (name: string) => ({ name: `View: ${name}`, exact: true })

/** Saves the current view of the list under a name. Returns the id of the view. */
async function saveAs(page: Page, name: string): Promise<string> {
  await page.getByRole('menuitem', { name: 'Save as a view…' }).click()
  await page.getByLabel('Name of the view').fill(name)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', view(name))).toBeVisible()
  return new URL(page.url()).searchParams.get('view') ?? ''
}

async function remove(page: Page, name: string): Promise<void> {
  await page.getByRole('button', view(name)).click()
  await page.getByRole('menuitem', { name: 'Delete this view…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('The view is deleted.')).toBeVisible()
}

test('without the permission to change a shop the cells are plain', { tag: '@slow' }, async ({ page }) => {
  await signInWithoutForm(page, 'reviewer', '/shopinfo/shopInfo')

  await expect(page.getByRole('columnheader', { name: 'Contact' }).first()).toBeVisible()
  await expect(rowWith(page, /S0/)).toBeVisible()
  await expect(page.getByRole('button', { name: /Edit Contact/ })).toHaveCount(0)
})

test('a clerk saves a view and opens it by its link', async ({ page }) => {
  await signInWithoutForm(page, 'clerk', '/bill/settleBill?view=toConfirm')
  await expect(page.getByRole('button', view('To confirm'))).toBeVisible()
  await expect(page).toHaveURL(/status=PENDING&view=toConfirm$/)
  const total = await page.getByText(/^Total of all [\d,]+ rows?$|^Total of one row$/).textContent()

  await page.getByRole('button', { name: 'Row height' }).click()
  await page.getByRole('menuitem', { name: 'Compact' }).click()
  await page.getByRole('button', { name: 'View: To confirm, modified' }).click()
  const id = await saveAs(page, 'Every morning')

  await page.goto(`/bill/settleBill?view=${id}`)
  await expect(page).toHaveURL(new RegExp(`status=PENDING&view=${id}$`))
  await expect(page.getByText(total ?? '', { exact: true })).toBeVisible()
  await remove(page, 'Every morning')
})

test('a default view opens with the page until it is deleted', { tag: '@slow' }, async ({ page }) => {
  await signInWithoutForm(page, 'clerk', '/bill/settleBill')
  await page.getByRole('button', { name: 'Views', exact: true }).click()
  const id = await saveAs(page, 'At first')
  await page.getByRole('button', view('At first')).click()
  await page.getByRole('menuitem', { name: 'Open by default' }).click()
  await page.getByRole('button', view('At first')).click()
  await expect(page.getByRole('menuitem', { name: "Don't open by default" })).toBeVisible()

  await page.goto('/bill/settleBill')
  await expect(page).toHaveURL(new RegExp(`view=${id}$`))
  await remove(page, 'At first')

  await page.goto(`/bill/settleBill?view=${id}`)
  await expect(page.getByText('This view no longer exists. The list is shown without it.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Views', exact: true })).toBeVisible()
})

test('totals cover all pages of the filter, on each page', { tag: '@slow' }, async ({ page }) => {
  await signInWithoutForm(page, 'clerk', '/bill/tradeOrder')
  const total = page.getByText(/^Total of all [\d,]+ rows$/)
  await expect(total).toBeVisible()
  const all = await total.textContent()

  await page.getByRole('listitem', { name: '2', exact: true }).click()
  await expect(page).toHaveURL(/page=2/)

  await expect(total).toHaveText(all ?? '')
  await page.goto('/bill/tradeOrder?kind=REFUND')
  await expect(total).toBeVisible()
  expect(await total.textContent()).not.toBe(all)
  await expect(page.locator('tfoot')).toContainText(/-[\d,]+\.\d\d/)
})

test('a keeper edits a telephone number in the list of shops by keyboard; a reviewer only reads it', {
  tag: '@slow',
}, async ({ page }) => {
  await signInWithoutForm(page, 'keeper', '/shopinfo/shopInfo')
  const first = rowWith(page, /^S|S0/)
  const contact = page.getByRole('button', { name: /Edit Contact/ }).first()
  const mobile = page.getByRole('button', { name: /Edit Mobile/ }).first()
  await expect(first).toBeVisible()
  const [name, number] = [await contact.innerText(), await mobile.innerText()].map(
    (text) => text.split('\n')[0]?.trim() ?? '',
  )

  await contact.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Contact', exact: true }).fill('New Hand')
  await page.keyboard.press('Tab')
  await page.getByRole('textbox', { name: 'Mobile', exact: true }).fill('12')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Not a valid mobile number' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Mobile', exact: true }).fill('13912345678')
  await page.keyboard.press('Enter')
  await expect(mobile).toContainText('13912345678')
  await expect(mobile).toBeFocused()
  await expect(mobile).toHaveAttribute('aria-busy', 'false')
  await page.reload()
  await expect(contact).toContainText('New Hand')
  await expect(mobile).toContainText('13912345678')

  await contact.press('F2')
  await page.getByRole('textbox', { name: 'Contact', exact: true }).fill(name ?? '')
  await page.keyboard.press('Tab')
  await page.getByRole('textbox', { name: 'Mobile', exact: true }).fill(number ?? '')
  await page.keyboard.press('Enter')
  await expect(mobile).toContainText(number ?? '')
  await expect(mobile).toHaveAttribute('aria-busy', 'false')
})
