import { clickRowAction, enter, expect, rowWith, test } from './journey.ts'

test('an administrator adds a department, fills it with people, and may delete it only when it is empty', async ({
  page,
}) => {
  await enter(page, 'admin')
  await page.goto('/isystem/depart')
  await clickRowAction(page, '总部', 'Add below')
  const form = page.getByRole('dialog', { name: 'New department below 总部' })
  await form.getByRole('textbox', { name: 'Department' }).fill('华西大区')
  await form.getByRole('combobox', { name: 'Kind' }).click()
  await page.locator('.ant-select-item-option').filter({ hasText: 'Department' }).click()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('华西大区 is added as A01A06.')).toBeVisible()
  await rowWith(page, '总部').getByRole('button', { name: 'Rows below' }).click()
  await expect(rowWith(page, '华西大区')).toContainText('A01A06')

  await clickRowAction(page, '华西大区', 'People')
  const people = page.getByRole('dialog', { name: 'People of 华西大区' })
  await people.getByRole('button', { name: 'Add people' }).click()
  const prompt = page.getByRole('dialog', { name: 'Add people' })
  await prompt.getByRole('combobox').fill('clerk')
  await page.locator('.ant-select-item-option').filter({ hasText: 'clerk' }).click()
  await prompt.getByRole('button', { name: 'Add', exact: true }).click()
  const clerk = people.getByRole('row').filter({ hasText: 'clerk' })
  await expect(clerk).toBeVisible()
  await people.getByRole('button', { name: 'Close' }).first().click()

  await clickRowAction(page, '华西大区', 'Delete')
  await page.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('People belong to 华西大区')).toBeVisible()
})

test.describe('on a telephone, in Chinese', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'zh-CN' })

  test('departments are cards that open into those below', async ({ page }) => {
    await enter(page, 'admin')
    await page.goto('/isystem/depart')
    await page.getByRole('button', { name: '下级' }).first().click()
    await expect(page.getByText('华东大区')).toBeVisible()
    await page.getByText('华东大区').click()
    await expect(page.getByRole('dialog').getByText('A01A01')).toBeVisible()
  })
})
