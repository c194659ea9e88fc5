import { clickRowAction, enter, expect, rowWith, test } from './journey.ts'

test('a role is made, granted in the tree, and what changed is asked about before it is lost', async ({
  page,
}) => {
  await enter(page, 'admin')
  await page.goto('/isystem/roleUserList')
  await page.getByRole('button', { name: 'New role' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Role', { exact: true }).fill('Auditors')
  await form.getByLabel('Role code').fill('auditor')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(rowWith(page, 'auditor')).toBeVisible()

  await clickRowAction(page, 'auditor', 'Grant')
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText('0 granted')).toBeVisible()
  await drawer.getByLabel('Search menus and buttons').fill('bill:hold')
  const tree = drawer.getByRole('tree')
  const box = (text: string) => tree.getByRole('treeitem').filter({ hasText: text })
  await box('bill:hold').click()
  await expect(drawer.getByText('3 granted: 3 new, 0 taken away')).toBeVisible()
  await expect(box('bill:list')).toHaveAttribute('aria-checked', 'mixed')

  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Stay' }).click()
  await drawer.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The rights of Auditors are saved.')).toBeVisible()

  await clickRowAction(page, 'auditor', 'Grant')
  await expect(page.getByRole('dialog').getByText('3 granted')).toBeVisible()
  await page.keyboard.press('Escape')
  await clickRowAction(page, 'auditor', 'Users')
  await expect(page.getByRole('dialog').getByText('Nobody has this role.')).toBeVisible()
  await page.keyboard.press('Escape')
  await clickRowAction(page, 'auditor', 'Delete')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Delete|OK|Confirm/ })
    .click()
  await expect(page.getByText('The role Auditors is deleted.')).toBeVisible()
})

test.describe('on a telephone, in Chinese', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'zh-CN' })

  test('the rights of a role stand in the tree', async ({ page }) => {
    await enter(page, 'admin')
    await page.goto('/isystem/roleUserList')
    const card = page.getByRole('listitem').filter({ hasText: 'settlement_reviewer' })
    await card.getByRole('button', { name: '操作' }).click()
    await page.getByRole('menuitem', { name: '授权' }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('treeitem').filter({ hasText: '首页' }).first().click()
    await expect(drawer.getByText(/取消 \d+ 项|新增 \d+ 项/)).toBeVisible()
    expect(await drawer.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true)
  })
})
