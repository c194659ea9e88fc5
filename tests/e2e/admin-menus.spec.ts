import { enter, expect, rowWith, test } from './journey.ts'

test('an administrator adds a menu, puts it in order, finds it in the menu and deletes it', async ({
  page,
}) => {
  await enter(page, 'admin')
  await page.goto('/isystem/permission')
  await page.getByRole('button', { name: 'New menu' }).click()
  const form = page.getByRole('dialog', { name: 'New menu' })
  await form.getByRole('textbox', { name: 'Name in Chinese' }).fill('健康检查')
  await form.getByRole('textbox', { name: 'Name in English' }).fill('Health')
  await form.getByRole('combobox', { name: 'Page' }).fill('frame')
  await page.locator('.ant-select-item-option').filter({ hasText: 'layouts/IframePageView' }).click()
  await form.getByRole('textbox', { name: 'Address' }).fill("{{ window._CONFIG['domianURL'] }}/app/health")
  await expect(form.getByText(/^Opens http.*\/jeecg-boot\/app\/health$/)).toBeVisible()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Health is added. Grant it to the roles that need it.')).toBeVisible()

  const health = rowWith(page, 'Health')
  await health.focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(async () => Number(await health.getAttribute('aria-posinset'))).toBeGreaterThan(1)
  await health.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Move to…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move Health' })
  await dialog.getByRole('combobox', { name: 'Place' }).click()
  await page.locator('.ant-select-item-option').filter({ hasText: 'Before Shops' }).click()
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(health).toHaveAttribute('aria-posinset', '2')

  await page.reload()
  await expect(page.getByRole('menu').getByText('Health')).toBeVisible()
  await health.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Health is deleted.')).toBeVisible()
  await expect(health).toHaveCount(0)
})

test.describe('on a telephone, in Chinese', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'zh-CN' })

  test('menus are searched and changed, and nothing is wider than the window', async ({ page }) => {
    await enter(page, 'admin')
    await page.goto('/isystem/permission?search=bill:hold')
    const hold = rowWith(page, '挂起')
    await expect(hold).toContainText('bill:hold')
    await hold.getByRole('button', { name: '更多' }).click()
    await page.getByRole('menuitem', { name: '编辑' }).click()
    await expect(page.getByRole('dialog').getByText('该项随系统页面内置')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})
