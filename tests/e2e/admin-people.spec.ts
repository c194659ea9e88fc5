import { clickRowAction, enter, expect, rowWith, test } from './journey.ts'

const USERS = '用户账号,真实姓名,角色\nimp_lin,Lin Import,settlement_clerk\n'

test('people come in as a file, get a password for one time, an agent, and go through the bin', async ({
  page,
  browser,
  productUrl,
}) => {
  await enter(page, 'admin')
  await page.goto('/isystem/user')
  await expect(rowWith(page, 'keeper')).toBeVisible({ timeout: 25_000 })
  await page.getByRole('button', { name: 'Import' }).click()
  const importing = page.getByRole('dialog')
  await importing
    .locator('input[type=file]')
    .setInputFiles({ name: 'users.csv', mimeType: 'text/csv', buffer: Buffer.from(USERS) })
  await importing.getByRole('button', { name: 'Import 1 row' }).click()
  await expect(importing.getByRole('button', { name: 'Undo the import' })).toBeVisible()
  await importing.getByRole('button', { name: 'Close' }).last().click()

  await clickRowAction(page, 'imp_lin', 'One-time password')
  await page.getByRole('button', { name: 'Make the password' }).click()
  const password = await page.getByRole('dialog').locator('code').innerText()
  await page.keyboard.press('Escape')

  const guest = await browser.newPage({ baseURL: productUrl, locale: 'en-US' })
  await guest.goto('/user/login')
  await guest.getByLabel('User name').fill('imp_lin')
  await guest.getByLabel('Password', { exact: true }).fill(password)
  await guest.getByRole('button', { name: 'Sign in' }).click()
  await expect(guest.getByText('It opens nothing but this.', { exact: false })).toBeVisible({
    timeout: 25_000,
  })
  await guest.getByLabel('one-time password').fill(password)
  await guest.getByLabel('new password', { exact: true }).fill('spring water and leaves')
  await guest.getByLabel('confirm new password').fill('spring water and leaves')
  await guest.getByRole('button', { name: 'OK' }).click()
  await expect(guest.getByRole('button', { name: 'Log out' })).toBeVisible({ timeout: 25_000 })
  await guest.close()

  await clickRowAction(page, 'imp_lin', 'Agent')
  const agent = page.getByRole('form', { name: 'Who stands in for a user' })
  await agent.getByLabel('Who stands in').fill('keeper')
  await page.getByText('(keeper)').last().click()
  await agent.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Agents' }).click()
  await expect(rowWith(page, 'imp_lin')).toContainText('keeper')

  await page.goto('/isystem/user')
  await clickRowAction(page, 'imp_lin', 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(rowWith(page, 'imp_lin')).toHaveCount(0)
  await page.getByRole('button', { name: 'Recycle bin' }).click()
  await clickRowAction(page, 'imp_lin', 'Restore')
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('The recycle bin is empty.')).toBeVisible()
})

test.describe('on a telephone, in Chinese', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'zh-CN' })

  for (const [path, empty] of [
    ['/isystem/userRecycleBin', '回收站为空。'],
    ['/isystem/dictRecycleBin', '回收站为空。'],
    ['/isystem/userAgent', '代理人管理'],
  ] as const) {
    test(`nothing is wider than the screen: ${path}`, async ({ page }) => {
      await enter(page, 'admin')
      await page.goto(path)
      await expect(page.getByText(empty).first()).toBeVisible({ timeout: 25_000 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    })
  }
})
