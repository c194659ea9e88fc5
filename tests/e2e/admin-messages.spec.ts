import type { APIRequestContext, Page } from '@playwright/test'
import { clickRowAction, enter, expect, rowWith, test } from './journey.ts'

const drawer = (page: Page) => page.getByRole('dialog').last()
const monitors = ['/monitor/redis/info', '/monitor/TomcatInfo', '/monitor/JvmInfo']

/** Sends a system message to the clerk over the API. */
async function seed(request: APIRequestContext, templateCode: string): Promise<void> {
  const login = await request.post('/jeecg-boot/sys/login', {
    data: { username: 'admin', password: '123456' },
  })
  const headers = { 'x-access-token': (await login.json()).result.token }
  const path = '/jeecg-boot/sys/message/sysMessageTemplate'
  const template = {
    templateCode,
    templateName: '库存提醒',
    templateType: '4',
    templateContent: '<p>${shop}</p>',
  }
  await request.post(`${path}/add`, { headers, data: template })
  const data = { templateCode, receiver: 'clerk', testData: '{"shop":"湖滨店"}' }
  expect((await (await request.post(`${path}/sendMsg`, { headers, data })).json()).success).toBe(true)
}

const excess = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('an administrator writes a template, looks at it and finds what was sent', async ({ page }) => {
  await enter(page, 'admin')
  await page.goto('/modules/message/sysMessageTemplateList')
  await page.getByRole('button', { name: 'New template' }).click()
  await drawer(page).getByLabel('Title').fill('Pick-up')
  await drawer(page).getByLabel('Code').fill('pick_up')
  await drawer(page).getByText('SMS', { exact: true }).click()
  await drawer(page).getByRole('textbox', { name: 'Content' }).fill('Order ${no} is ready.')
  await drawer(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The template Pick-up is saved.')).toBeVisible()

  await clickRowAction(page, 'pick_up', 'Preview')
  await expect(drawer(page).getByText('Variables without a value')).toBeVisible()
  await page.keyboard.press('Escape')
  await clickRowAction(page, 'pick_up', 'Send')
  await drawer(page).getByLabel('Mobile numbers').fill('13900000008')
  await drawer(page).getByRole('button', { name: 'Send' }).click()
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('These variables have no value: no')).toBeVisible()
})

test('messages say whether they were sent, and to whom', async ({ page, request }) => {
  await seed(request, 'stock_en')
  await enter(page, 'admin')

  await page.goto('/modules/message/sysMessageList?esReceiver=clerk')

  await expect(rowWith(page, '湖滨店')).toContainText('clerk')
  await page.getByRole('link', { name: '库存提醒' }).first().click()
  await expect(drawer(page).getByText('Sending')).toBeVisible()
})

test('figures say which node they are of, and requests are found by their route', async ({ page }) => {
  await enter(page, 'admin')
  for (const path of monitors) {
    await page.goto(path)
    await expect(page.getByText(/^Node .+ #\d+, running since/)).toBeVisible()
  }
  await page.goto('/monitor/HttpTrace?route=login')
  await expect(rowWith(page, '/sys/login')).toContainText('POST')
})

test.describe('on a telephone, in Chinese', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'zh-CN' })

  test('messages, templates and figures fit the window', async ({ page, request }) => {
    await seed(request, 'stock_zh')
    await enter(page, 'admin')
    for (const [path, text] of [
      ['/modules/message/sysMessageList', '湖滨店'],
      ['/modules/message/sysMessageTemplateList', 'stock_zh'],
      ['/monitor/SystemInfo', '最近 1 分钟负载'],
      ['/monitor/Disk', '本节点磁盘'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByText(text).first()).toBeVisible()
      expect(await excess(page)).toBeLessThanOrEqual(0)
    }
  })
})
