import type { APIRequestContext } from '@playwright/test'
import { clickRowAction, enter, expect, rowWith, test } from './journey.ts'

const API = '/jeecg-boot'

/** Somebody else, elsewhere, without a browser. */
async function signInElsewhere(request: APIRequestContext, username: string) {
  const login = await request.post(`${API}/sys/login`, { data: { username, password: '123456' } })
  return { 'X-Access-Token': (await login.json()).result.token as string }
}

test('a change is found in the log, and tells what it was before', async ({ page, request }) => {
  const headers = await signInElsewhere(request, 'clerk')
  const list = await request.get(`${API}/bill/settleBill/list?status=PENDING&pageSize=1`, { headers })
  const [{ id, version }] = (await list.json()).result.records
  const body = { id, version, reason: 'looked at by a journey' }
  const key = { ...headers, 'Idempotency-Key': `log-${id}`, 'X-Page-Id': 'bill/SettleBillList' }
  await request.put(`${API}/bill/settleBill/hold`, { headers: key, data: body })

  await enter(page, 'admin')
  await page.goto('/isystem/log')
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByText('Operations', { exact: true }).click()
  const held = rowWith(page, `bill.hold settle_bill ${id}`)
  await expect(held).toContainText('bill/SettleBillList')
  await held.getByRole('link').click()

  const drawer = page.getByRole('dialog')
  await expect(drawer.getByTitle('Before').first()).toHaveText('PENDING')
  await expect(drawer.getByTitle('After').first()).toHaveText('HELD')
})

test('who is signed in elsewhere is signed out, after a question', async ({ page, request }) => {
  const headers = await signInElsewhere(request, 'configurator')
  await enter(page, 'admin')
  await page.goto('/isystem/online')
  await clickRowAction(page, 'configurator', 'Sign out')
  const question = page.getByRole('dialog').filter({ hasText: 'What is not saved there is lost.' })
  await question.getByRole('button', { name: /OK|Sign out|Confirm/ }).click()

  await expect(page.getByText('The session is ended.')).toBeVisible()
  await expect(rowWith(page, 'configurator')).toHaveCount(0)
  const answer = await request.get(`${API}/sys/user/getCurrentUserDeparts`, { headers })
  expect((await answer.json()).success).not.toBe(true)
})

test.describe('on a telephone, in Chinese', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'zh-CN' })

  test('an announcement is written for one person, released and revoked', async ({ page }) => {
    await enter(page, 'admin')
    await page.goto('/isystem/annountCement')
    await page.getByRole('button', { name: '新增' }).click()
    const form = page.getByRole('dialog', { name: '新增通告' })
    await form.getByRole('textbox', { name: '标题' }).fill('盘点通知')
    await form.getByText('指定用户', { exact: true }).click()
    await form.getByRole('combobox').first().fill('keeper')
    await page
      .getByRole('option', { name: /keeper/ })
      .or(page.getByTitle(/keeper/))
      .first()
      .click()
    await form.getByRole('textbox', { name: '内容' }).fill('请于周五前完成盘点。')
    await form.getByRole('button', { name: /保\s*存/ }).click()
    await expect(page.getByText('草稿已保存，请在列表中发布。')).toBeVisible()

    const card = page.getByRole('article').filter({ hasText: '盘点通知' })
    await expect(card).toContainText('未发布')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    const act = async (name: string, done: string) => {
      await card.getByRole('button', { name: '操作' }).click()
      await page.getByRole('menuitem', { name }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /确\s*定|确\s*认|发\s*布|撤\s*销/ })
        .click()
      await expect(page.getByText(done)).toBeVisible()
    }
    await act('发布', '通告已发布。')
    await expect(card).toContainText('已发布')
    await act('撤销', '通告已撤销。')
    await expect(card).toContainText('已撤销')
  })
})
