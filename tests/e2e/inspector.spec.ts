import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, rowWith, signInWithoutForm, test } from './journey.ts'

const panel = (page: Page) => page.getByRole('dialog', { name: 'Why?' })

async function openBills(page: Page, username: string) {
  await signInWithoutForm(page, username, '/bill/settleBill?status=PENDING')
  await expect(rowWith(page, /B20\d{11}/)).toBeVisible()
}

/** Alt-clicks at the position of an element. So the click also works for an element that ignores clicks. */
async function altClick(page: Page, target: ReturnType<Page['getByRole']>) {
  const box = await target.boundingBox()
  if (!box) throw new Error('not on screen')
  await page.keyboard.down('Alt')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await page.keyboard.up('Alt')
}

/** Alt-clicks an element until its panel opens, because the inspector starts a moment after the page. */
async function ask(page: Page, target: ReturnType<Page['getByRole']>) {
  await expect(async () => {
    await altClick(page, target)
    await expect(panel(page)).toBeVisible({ timeout: 2_000 })
  }).toPass()
}

test('the administrator inspects a disabled action: its rule, the values it read and the permission', {
  tag: '@slow',
}, async ({ page }) => {
  await openBills(page, 'admin')
  await rowWith(page, /B20\d{11}/)
    .getByRole('button', { name: 'More' })
    .click()
  const release = page.getByRole('menuitem', { name: 'Release', exact: true })
  await expect(release).toBeVisible()
  await ask(page, release)

  await expect(panel(page).getByRole('heading', { name: 'Release' })).toBeVisible()
  await expect(panel(page)).toContainText("Not available: its rule isn't met")
  await expect(panel(page)).toContainText('Status (status) is "CONFIRMED"')
  await expect(panel(page)).toContainText('record.status')
  await expect(panel(page)).toContainText('"PENDING"')
  await expect(panel(page)).toContainText('bill:release · granted by')
  await expect(panel(page)).toContainText('PUT /bill/settleBill/release')
  const { violations } = await new AxeBuilder({ page }).include('.ant-drawer').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
})

test('a value shows its field, its source and the server response', { tag: '@slow' }, async ({ page }) => {
  await openBills(page, 'admin')
  await ask(page, rowWith(page, /B20\d{11}/).getByRole('cell', { name: 'To confirm' }))

  await expect(panel(page).getByRole('heading', { name: 'Status' })).toBeVisible()
  await expect(panel(page)).toContainText('"PENDING"')
  await expect(panel(page)).toContainText('rows: bill.list (SettleBill)')
  await expect(page).toHaveURL(/settleBill\?status=PENDING$/)
})

test('the user menu opens the inspector by keyboard, for hidden elements too', { tag: '@slow' }, async ({
  page,
}) => {
  await openBills(page, 'admin')
  const menu = page.getByRole('button', { name: 'User menu' })
  await menu.focus()
  await page.keyboard.press('Enter')
  const entry = page.getByRole('menuitem', { name: 'Inspect page' })
  await expect(entry).toBeVisible()
  await entry.press('Enter')
  const search = panel(page).getByRole('searchbox')
  await search.fill('refund')
  await panel(page).getByRole('button', { name: 'Refunded' }).press('Enter')

  await expect(panel(page)).toContainText('Hidden by default')
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(menu).toBeFocused()
})

test('without the permission there is no menu item, and a click with Alt does nothing', {
  tag: '@slow',
}, async ({ page }) => {
  await openBills(page, 'clerk')
  await altClick(page, rowWith(page, /B20\d{11}/).getByRole('cell', { name: 'To confirm' }))
  await page.getByRole('button', { name: 'User menu' }).click()

  await expect(page.getByRole('menuitem', { name: 'change password' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Inspect page' })).toHaveCount(0)
  await expect(panel(page)).toHaveCount(0)
  await expect(page.locator('[data-at]')).toHaveCount(0)
})
