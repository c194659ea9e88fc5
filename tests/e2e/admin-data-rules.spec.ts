import type { Page } from '@playwright/test'
import { clickRowAction, enter, expect, test } from './journey.ts'

/** Calls the server as somebody, past the screen. */
async function as(page: Page, username: string) {
  const login = await page.request.post('/jeecg-boot/sys/login', { data: { username, password: '123456' } })
  const headers = { 'x-access-token': (await login.json()).result.token as string }
  const get = async (path: string) =>
    (await (await page.request.get(`/jeecg-boot${path}`, { headers })).json()).result
  const post = async (path: string, data: object) =>
    (await (await page.request.post(`/jeecg-boot${path}`, { headers, data })).json()).result
  return { get, post }
}

test('a rule of a menu is made, tried, granted, explained at a row, and deleted', async ({ page }) => {
  const clerk = await as(page, 'clerk')
  const bills = async (query = '') => (await clerk.get(`/bill/settleBill/list${query}`)).total
  const [all, pending] = [await bills(), await bills('?status=PENDING')]

  await enter(page, 'admin')
  await page.goto('/isystem/permission')
  await page.getByPlaceholder('Name, code, address or page').fill('bill:list')
  await clickRowAction(page, 'Settlement bills', 'Data rules')
  const rules = page.getByRole('dialog', { name: 'Data rules of Settlement bills' })
  await rules.getByRole('button', { name: 'New rule' }).click()
  const form = page.getByRole('dialog', { name: 'New data rule' })
  await form.getByRole('textbox', { name: 'Rule' }).fill('Open bills')
  await form.getByRole('combobox', { name: 'Field' }).click()
  await page.locator('.ant-select-item-option').filter({ hasText: 'Status' }).click()
  await form.getByRole('combobox', { name: 'Condition' }).click()
  await page.locator('.ant-select-item-option').getByText('is', { exact: true }).click()
  await form.getByRole('combobox', { name: 'Value' }).fill('#{sys_secret}')
  await form.getByRole('button', { name: 'Try it' }).click()
  await expect(form.getByText('Unknown variable #{sys_secret}')).toBeVisible()
  await form.getByRole('combobox', { name: 'Value' }).fill('PENDING')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The rule Open bills is saved.')).toBeVisible()

  await page.goto('/isystem/roleUserList')
  await clickRowAction(page, 'settlement_clerk', 'Grant')
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('Search menus and buttons').fill('bill:list')
  await drawer.getByRole('treeitem').filter({ hasText: 'Open bills' }).click()
  await expect(drawer.getByText(/granted: 1 new, 0 taken away/)).toBeVisible()
  await drawer.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/^The rights of .* are saved\.$/)).toBeVisible()
  expect(pending).toBeLessThan(all)
  expect(await bills()).toBe(pending)

  await page.goto('/bill/settleBill?status=SETTLED')
  await clickRowAction(page, 'B20', 'Why do I see this row?')
  const why = page.getByRole('dialog', { name: 'Why do I see this row?' })
  await expect(why.getByText('You see it because all of this holds:')).toBeVisible()
  await why.getByRole('combobox', { name: 'Somebody else' }).fill('clerk')
  await page.locator('.ant-select-item-option').filter({ hasText: '(clerk)' }).click()
  await expect(why.getByText(/does not see it/)).toBeVisible()
  await expect(why.getByRole('listitem').filter({ hasText: 'Data rule: Open bills' })).toContainText(
    'PENDING',
  )

  await page.goto('/isystem/permission')
  await page.getByPlaceholder('Name, code, address or page').fill('bill:list')
  await clickRowAction(page, 'Settlement bills', 'Data rules')
  await rules
    .getByRole('row')
    .filter({ hasText: 'Open bills' })
    .getByRole('button', { name: 'Delete' })
    .click()
  const ask = page.getByRole('dialog').filter({ hasText: 'It goes with 1 grant of this menu' })
  await ask.getByRole('button', { name: /Delete|OK|Confirm/ }).click()
  await expect(page.getByText('The rule Open bills is deleted.')).toBeVisible()
  expect(await bills()).toBe(all)
})

test.describe('on a telephone, in Chinese', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'zh-CN' })

  test('a row tells why it is seen', async ({ page }) => {
    await enter(page, 'admin')
    await page.goto('/bill/settleBill')
    await page.getByRole('button', { name: '操作' }).first().click()
    await page.getByRole('menuitem', { name: '为什么能看到这条记录？' }).click()
    const why = page.getByRole('dialog', { name: '为什么能看到这条记录？' })
    await expect(why.getByText('您能看到，因为以下条件均满足：')).toBeVisible()
    await expect(why.getByText('可查看所有部门。')).toBeVisible()
    expect(await why.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true)
  })
})
