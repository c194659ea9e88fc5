import type { APIRequestContext, Page } from '@playwright/test'
import { clickRowAction, enter, expect, rowWith, test } from './journey.ts'

const API = '/jeecg-boot'
const drawer = (page: Page) => page.getByRole('dialog').last()

async function closeDrawer(page: Page): Promise<void> {
  await drawer(page).getByRole('button', { name: 'Close' }).first().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** The administrator, elsewhere and without a browser. */
async function asAdmin(request: APIRequestContext) {
  const login = await request.post(`${API}/sys/login`, { data: { username: 'admin', password: '123456' } })
  const headers = { 'X-Access-Token': (await login.json()).result.token as string }
  const send = async (method: 'POST' | 'PUT', path: string, data: object) => {
    const answer = await request.fetch(`${API}${path}`, { method, headers, data })
    return (await answer.json()).result
  }
  return {
    post: (path: string, data: object) => send('POST', path, data),
    put: (path: string, data: object) => send('PUT', path, data),
  }
}

const isNoWider = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)

test('a check rule is made of rows, tried, refused with a pattern that can hang, and saved', async ({
  page,
  watch,
}) => {
  watch.allow('400 (Bad Request)')
  await enter(page, 'admin')
  await page.goto('/isystem/checkRule')
  await page.getByRole('button', { name: 'New rule' }).click()
  const form = drawer(page)
  await form.getByRole('textbox', { name: 'Rule' }).fill('Digits')
  await form.getByRole('textbox', { name: 'Code' }).fill('only_digits')
  await form.getByRole('button', { name: 'Add a row' }).click()
  await form.getByRole('textbox', { name: /Pattern/ }).fill('^(a+)+$')
  await form
    .getByRole('textbox', { name: /^Message|Message, row/ })
    .first()
    .fill('Digits only')
  await form.getByRole('button', { name: 'Try it' }).click()
  await expect(form.getByText('Row 1: this pattern is refused.')).toBeVisible()

  await form.getByRole('textbox', { name: /Pattern/ }).fill('^[0-9]+$')
  await form.getByRole('textbox', { name: 'Value' }).fill('1a')
  await form.getByRole('textbox', { name: 'Value' }).press('Enter')
  await expect(form.getByRole('status').getByText('Digits only')).toBeVisible()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The rule only_digits is saved.')).toBeVisible()
  await expect(rowWith(page, 'only_digits')).toBeVisible()
})

test('the form of a fill rule follows its kind, and a look uses no number up', async ({ page }) => {
  await enter(page, 'admin')
  await page.goto('/isystem/fillRule')
  await page.getByRole('button', { name: 'New rule' }).click()
  const form = drawer(page)
  await form.getByRole('textbox', { name: 'Rule' }).fill('Purchases')
  await form.getByRole('textbox', { name: 'Code' }).fill('purchase_no')
  await form.getByRole('textbox', { name: 'Prefix' }).fill('PO')
  await form.getByRole('button', { name: 'Try it' }).click()
  await expect(form.getByText('PO0001')).toBeVisible()
  await form.getByLabel('Kind', { exact: true }).click()
  await page.locator('.ant-select-item-option').filter({ hasText: 'Random text' }).click()
  await expect(form.getByLabel('Made of')).toBeVisible()
  await expect(form.getByLabel('First number')).toBeHidden()
  await form.getByLabel('Kind', { exact: true }).click()
  await page.locator('.ant-select-item-option').filter({ hasText: 'Running number' }).click()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The rule purchase_no is saved.')).toBeVisible()

  for (const _time of [1, 2]) {
    await clickRowAction(page, 'purchase_no', 'Try')
    await expect(page.getByText('The next code would be PO0001. It is not used up.').first()).toBeVisible()
  }
})

test('two versions of a record stand beside each other', async ({ page, request }) => {
  const { post, put } = await asAdmin(request)
  const made = await post('/sys/position/add', { code: 'taster', name: 'Taster' })
  await put('/sys/position/edit', { id: made.id, code: 'taster', name: 'Tea taster' })

  await enter(page, 'admin')
  await page.goto(`/sys/dataLog-list?dataId=${made.id}`)
  await clickRowAction(page, 'Tea taster', 'Versions')

  const name = drawer(page).getByRole('row').filter({ hasText: 'changed' }).first()
  await expect(name.getByRole('cell')).toHaveText(['Taster', 'Tea taster'])
})

test('a statement is run with typed values, which stands in its past runs; switched off, it is not', async ({
  page,
}) => {
  await enter(page, 'admin')
  await page.goto('/isystem/statement')
  await clickRowAction(page, 'Files that nothing names', 'Run')
  await drawer(page).getByRole('textbox', { name: 'Older than days' }).fill('3')
  await drawer(page).getByRole('button', { name: 'Run' }).click()
  await expect(drawer(page).getByText(/\d+ rows in \d+ ms/)).toBeVisible()
  await closeDrawer(page)

  await clickRowAction(page, 'Files that nothing names', 'History')
  await expect(drawer(page).getByRole('row').filter({ hasText: '{"days": 3}' }).first()).toContainText('Done')
  await closeDrawer(page)

  await clickRowAction(page, 'Users without a department', 'Settings')
  await drawer(page).getByRole('switch', { name: 'Enabled' }).click()
  await drawer(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The settings of Users without a department are saved.')).toBeVisible()
  const off = rowWith(page, 'Users without a department')
  await expect(off.getByRole('cell', { name: 'No', exact: true })).toBeVisible()
  await expect(off.getByRole('button', { name: 'Run' })).toHaveCount(0)
})

test.describe('on a telephone, in Chinese', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'zh-CN' })

  test('rules, versions and statements fit the screen', async ({ page, request }) => {
    const { post, put } = await asAdmin(request)
    await post('/sys/fillRule/add', { ruleName: '邀请码', ruleCode: 'invite', ruleClass: 'random' })
    const made = await post('/sys/position/add', { code: 'master', name: '茶艺师' })
    await put('/sys/position/edit', { id: made.id, code: 'master', name: '高级茶艺师' })
    await enter(page, 'admin')
    const cases = [
      ['/isystem/checkRule', 'common', '编辑', '试一试'],
      ['/isystem/fillRule', 'invite', '编辑', '试一试'],
      [`/sys/dataLog-list?dataId=${made.id}`, '高级茶艺师', '版本比较', undefined],
      ['/isystem/statement', '无引用文件', '执行', /执\s*行/],
    ] as const
    for (const [path, card, action, button] of cases) {
      await page.goto(path)
      const found = page.getByRole('article').filter({ hasText: card }).first()
      await found.getByRole('button', { name: '操作' }).click()
      await page.getByRole('menuitem', { name: action, exact: true }).click()
      await (button
        ? expect(drawer(page).getByRole('button', { name: button })).toBeVisible()
        : expect(drawer(page).getByText('已修改').first()).toBeVisible())
      expect(await isNoWider(page)).toBe(true)
    }
  })
})
