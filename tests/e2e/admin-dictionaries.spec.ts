import type { Page } from '@playwright/test'
import { clickRowAction, enter, expect, rowWith, test } from './journey.ts'

/** The calls of an administrator, for what a journey finds made. */
async function asAdmin(page: Page) {
  const login = await page.request.post('/jeecg-boot/sys/login', {
    data: { username: 'admin', password: '123456' },
  })
  const headers = { 'X-Access-Token': (await login.json()).result.token as string }
  return {
    get: async (path: string) =>
      (await (await page.request.get(`/jeecg-boot/sys${path}`, { headers })).json()).result,
    post: async (path: string, data: object) =>
      (await (await page.request.post(`/jeecg-boot/sys${path}`, { headers, data })).json()).result,
  }
}

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

test('what one changes in a dictionary another sees at once, without a reload', async ({ page, browser }) => {
  const { get, post } = await asAdmin(page)
  const code = `seen_${Date.now()}`
  const { id: dictId } = await post('/dict/add', { dictName: code, dictCode: code })
  const item = { itemText: '大', itemTextEn: 'Large', itemValue: 'L', color: 'green' }
  await post('/dictItem/add', { ...item, dictId })
  const rank = (await get('/dict/list?dictCode=position_rank')).records[0].id
  const senior = (await get(`/dictItem/list?dictId=${rank}`)).records[0]
  const position = { name: 'Seen', code: `seen_${Date.now()}`, postRank: senior.itemValue }
  await post('/position/add', position)
  const context = await browser.newContext({ baseURL: process.env.PRODUCT_URL })
  const other = await context.newPage()
  await enter(other, 'admin')
  await other.goto('/isystem/position')
  const tag = rowWith(other, position.code).getByText(senior.itemTextEn, { exact: true })
  await expect(tag).toBeVisible()
  // Its line to the server stands once the bell has been told of.
  await expect(other.getByRole('button', { name: /unread notice/ })).toBeVisible()

  await post('/dictItem/edit', { ...senior, itemTextEn: 'Seen at once', color: 'magenta' })

  const changed = rowWith(other, position.code).getByText('Seen at once', { exact: true })
  await expect(changed).toBeVisible({ timeout: 1_500 })
  await expect(changed).toHaveCSS('background-color', 'rgb(255, 240, 246)')
  const kept = () => other.evaluate(() => localStorage.getItem('pro__UI_CACHE_DB_DICT_DATA'))
  expect(await kept()).toContain('Seen at once')

  await test.step('nor does one who was away miss it', async () => {
    await context.setOffline(true)
    await post('/dictItem/edit', senior)
    await context.setOffline(false)
    await other.reload()
    await expect(tag).toBeVisible()
  })
  await context.close()
})

test('items are put in order by keys and by dragging', async ({ page }) => {
  const { post, get } = await asAdmin(page)
  const code = `order_${Date.now()}`
  const { id: dictId } = await post('/dict/add', { dictName: code, dictCode: code })
  for (const [index, value] of ['S', 'M', 'L'].entries())
    await post('/dictItem/add', { dictId, itemText: value, itemValue: value, sortOrder: index + 1 })
  await enter(page, 'admin')
  await page.goto('/isystem/dict')
  await page.getByRole('textbox', { name: 'Code' }).first().fill(code)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await clickRowAction(page, code, 'Items')
  await drawer(page).getByRole('button', { name: 'Order', exact: true }).click()
  const grip = (name: string) => drawer(page).getByRole('button', { name: `Move ${name}:` })

  await grip('S').focus()
  await page.keyboard.press('End')
  const [from, to] = [await grip('L').boundingBox(), await grip('M').boundingBox()]
  await page.mouse.move((from?.x ?? 0) + 16, (from?.y ?? 0) + 16)
  await page.mouse.down()
  await page.mouse.move((to?.x ?? 0) + 16, (to?.y ?? 0) + 2, { steps: 4 })
  await page.mouse.up()
  await drawer(page).getByRole('button', { name: 'Save' }).click()

  await expect(page.getByText(`The order of ${code} is saved.`)).toBeVisible()
  const saved = await get(`/dict/getDictItems/${code}`)
  expect(saved.map(({ value }: { value: string }) => value)).toEqual(['L', 'M', 'S'])
})

test('a category is added below another, moved to the top and deleted with all that is below', async ({
  page,
}) => {
  const { post } = await asAdmin(page)
  const name = `Leaves ${Date.now()}`
  const { id } = await post('/category/add', { name })
  await enter(page, 'admin')
  await page.goto('/isys/category')
  await clickRowAction(page, name, 'Add below')
  await drawer(page).getByRole('textbox', { name: 'Category' }).fill('Whole leaves')
  await drawer(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/Whole leaves is added as \w+A01\./)).toBeVisible()
  await post('/category/add', { name: 'Broken leaves', pid: id })

  await page.getByRole('textbox', { name: 'Category' }).fill('Whole leaves')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await clickRowAction(page, 'Whole leaves', 'Edit')
  await drawer(page).locator('.ant-select').hover()
  await drawer(page).locator('.ant-select-clear').click()
  await drawer(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Whole leaves is saved.')).toBeVisible()

  await page.getByRole('textbox', { name: 'Category' }).fill('eaves')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await clickRowAction(page, name, 'Delete')
  await expect(page.getByText(`Delete ${name} with the categories below it (1)?`)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(`${name} is deleted.`)).toBeVisible()
  await expect(rowWith(page, 'Whole leaves')).toBeVisible()
})

test.describe('on a telephone, in Chinese', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'zh-CN' })

  test('categories open level by level', async ({ page }) => {
    const { post } = await asAdmin(page)
    const name = `原料 ${Date.now()}`
    const { id } = await post('/category/add', { name })
    await post('/category/add', { name: '乌龙茶叶', pid: id })
    await enter(page, 'admin')
    await page.goto('/isys/category')

    const card = page.getByRole('listitem').filter({ hasText: name })
    await card.getByRole('button', { name: '下级' }).click()

    await expect(page.getByText('乌龙茶叶')).toBeVisible()
    const [wide, seen] = await page.evaluate(() => [document.body.scrollWidth, window.innerWidth])
    expect(wide).toBeLessThanOrEqual(seen ?? 0)
  })

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
