import type { Page } from '@playwright/test'
import { clickRowAction, enter, expect, rowWith, test } from './journey.ts'

const drawer = (page: Page) => page.getByRole('dialog').last()

async function pick(page: Page, label: string, option: string): Promise<void> {
  await drawer(page).getByLabel(label, { exact: true }).click()
  await page.locator('.ant-select-item-option').filter({ hasText: option }).first().click()
}

test('an administrator makes a dictionary and gives it an item', async ({ page }) => {
  await enter(page, 'admin')
  await page.goto('/isystem/dict')
  await page.getByRole('button', { name: 'New dictionary' }).click()
  await drawer(page).getByRole('textbox', { name: 'Dictionary' }).fill('Kinds of tea')
  await drawer(page).getByRole('textbox', { name: 'Code' }).fill('tea_kind')
  await drawer(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The dictionary Kinds of tea is saved.')).toBeVisible()

  await page.getByRole('textbox', { name: 'Code' }).first().fill('tea_kind')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await clickRowAction(page, 'tea_kind', 'Items')
  await drawer(page).getByRole('button', { name: 'New item' }).click()
  await drawer(page)
    .getByRole('textbox', { name: /^\*?Text$/ })
    .fill('红茶')
  await drawer(page).getByRole('textbox', { name: 'English text' }).fill('Black tea')
  await drawer(page).getByRole('textbox', { name: 'Value' }).fill('black')
  await pick(page, 'Colour', 'Green')
  await drawer(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The item 红茶 is saved.')).toBeVisible()
  await expect(rowWith(page, 'Black tea')).toContainText('In use')
})

test.describe('on a telephone, in Chinese', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'zh-CN' })

  test('a position is added', async ({ page }) => {
    await enter(page, 'admin')
    await page.goto('/isystem/position')
    await page.getByRole('button', { name: '新增职务' }).click()
    await drawer(page).getByLabel('职务名称').fill('店长')
    await drawer(page).getByLabel('职务编码').fill('shop_head')
    await pick(page, '职级', '高级')
    await drawer(page).getByRole('button', { name: '保存' }).click()
    await expect(page.getByText('职务“店长”已保存。')).toBeVisible()
    await expect(page.getByText('shop_head')).toBeVisible()
  })
})
