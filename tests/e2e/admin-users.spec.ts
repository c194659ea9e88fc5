import { clickRowAction, enter, expect, rowWith, test } from './journey.ts'

test('a user is added, edited, frozen, let in again, given a password and deleted', async ({ page }) => {
  await enter(page, 'admin')
  await page.goto('/isystem/user')
  await expect(rowWith(page, 'keeper')).toBeVisible({ timeout: 25_000 })
  await page.getByRole('button', { name: 'New user' }).click()
  const adding = page.getByRole('form', { name: 'New user' })
  await adding.getByLabel('User name').fill('keeper')
  await adding.getByLabel('Real name').fill('Spring Brew')
  await adding.getByLabel('Password', { exact: true }).fill('first brew of spring')
  await adding.getByLabel('Password again').fill('first brew of spring')
  await adding.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(adding.getByRole('alert')).toHaveCount(1)
  await adding.getByLabel('User name').fill('springbrew')
  await adding.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('User springbrew can sign in.')).toBeVisible()

  const row = rowWith(page, 'springbrew')
  await clickRowAction(page, 'springbrew', 'Edit')
  const editing = page.getByRole('form', { name: 'Edit user' })
  await expect(editing.getByLabel('Real name')).toHaveValue('Spring Brew')
  await editing.getByLabel('Roles', { exact: true }).click()
  await page.getByText('店长 (shop_keeper)').last().click()
  await editing.getByLabel('Real name').fill('Summer Brew')
  await editing.getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText('Summer Brew')

  for (const [action, status] of [
    ['Freeze', 'Frozen'],
    ['Unfreeze', 'Normal'],
  ] as const) {
    await clickRowAction(page, 'springbrew', action)
    await page.getByRole('dialog').getByRole('button', { name: action }).click()
    await expect(row).toContainText(status)
  }

  await clickRowAction(page, 'springbrew', 'Set password')
  const prompt = page.getByRole('dialog', { name: 'New password of springbrew' })
  await prompt.getByLabel('New password', { exact: true }).fill('second brew of spring')
  await prompt.getByLabel('New password again').fill('second brew of spring')
  await prompt.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('springbrew has a new password.')).toBeVisible()

  await clickRowAction(page, 'springbrew', 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row).toHaveCount(0)
})

test.describe('on a telephone, in Chinese', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'zh-CN' })

  test('users are found and opened, and nothing is wider than the screen', async ({ page }) => {
    await enter(page, 'admin')
    await page.goto('/isystem/user?username=keeper')
    await expect(page.getByText('keeper', { exact: true }).first()).toBeVisible({ timeout: 25_000 })
    await expect(page.getByText('正常').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})
