import type { APIRequestContext, Page } from '@playwright/test'
import { expect, rowWith, signInWithoutForm, test } from './journey.ts'

const API = '/jeecg-boot/sys'
/**
 * Timeout in ms from the sign-in until the bell is connected. The timeout is long enough for a busy machine.
 */
const PATIENCE_MS = 30_000

interface Sent {
  titile: string
  msgContent?: string
  priority?: 'L' | 'M' | 'H'
  msgCategory?: '1' | '2'
  openType?: string
  openPage?: string
  busId?: string
}

/** Signs in as administrator through the API. */
async function signInByApi(request: APIRequestContext) {
  const login = await request.post(`${API}/login`, { data: { username: 'admin', password: '123456' } })
  const { token } = (await login.json()).result
  const headers = { 'X-Access-Token': token, 'X-Locale': 'en-US' }
  return {
    /** Creates and releases an announcement for one user. Returns the id of the announcement. */
    announce: async (userId: string, sent: Sent): Promise<string> => {
      const data = {
        msgType: 'USER',
        userIds: `${userId},`,
        msgCategory: '1',
        priority: 'L',
        msgContent: '<p>text</p>',
        ...sent,
      }
      const added = await (await request.post(`${API}/annountCement/add`, { headers, data })).json()
      expect(added.success, added.message).toBe(true)
      const params = { id: added.result.id }
      const released = await request.get(`${API}/annountCement/doReleaseData`, { headers, params })
      expect((await released.json()).success).toBe(true)
      return added.result.id
    },
  }
}

const bell = (page: Page) => page.getByRole('button', { name: /unread notice/ })
const popover = (page: Page) => page.getByRole('dialog', { name: 'Unread notices' })
const message = (page: Page) => page.getByRole('dialog', { name: 'notice message' })
const names = ['No unread notices', '1 unread notice']
const nameOf = (count: number) => names[count] ?? `${count} unread notices`
const userIdOf = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('pro__Login_Userinfo') ?? '').value.id as string)

/** Signs in and waits until the bell is connected. Returns the user and the number of unread notices. */
async function arrive(page: Page): Promise<{ userId: string; before: number }> {
  const socket = page.waitForEvent('websocket', { timeout: PATIENCE_MS })
  const first = page.waitForResponse(/listByUser/, { timeout: PATIENCE_MS })
  await signInWithoutForm(page, 'clerk', '/')
  expect((await socket).url()).toMatch(/^ws:\/\/.*\/jeecg-boot\/websocket\/\w+$/)
  const { anntMsgTotal, sysMsgTotal } = (await (await first).json()).result
  const before = anntMsgTotal + sysMsgTotal
  await expect(bell(page)).toHaveAccessibleName(nameOf(before))
  return { userId: await userIdOf(page), before }
}

test('an announcement reaches the bell without a reload; once read, it no longer counts', async ({
  page,
  request,
}) => {
  const { userId, before } = await arrive(page)
  const admin = await signInByApi(request)

  await admin.announce(userId, {
    titile: 'Settlement over the holiday',
    priority: 'H',
    msgContent: '<p>Bills settle <strong>later</strong>.</p>',
    openType: 'url',
    openPage: '/bill/settleBill?status=HELD',
  })
  await expect(bell(page)).toHaveAccessibleName(nameOf(before + 1))
  await expect(page.getByRole('status').filter({ hasText: nameOf(before + 1) })).toBeAttached()
  await bell(page).press('Enter')
  await expect(popover(page).getByRole('tab', { selected: true })).toBeFocused()
  const item = popover(page).getByRole('button', { name: /Settlement over the holiday/ })
  await expect(item).toContainText('urgent')
  expect((await popover(page).boundingBox())?.width).toBe(300)
  await item.click()

  await expect(message(page).getByRole('heading', { name: 'Settlement over the holiday' })).toBeVisible()
  await expect(message(page).getByText('later')).toHaveCSS('font-weight', '700')
  await expect(bell(page)).toHaveAccessibleName(nameOf(before))
  await message(page).getByRole('button', { name: 'go handle' }).click()
  await expect(page).toHaveURL(/\/bill\/settleBill\?status=HELD/)
  await expect(message(page)).toBeHidden()
})

test('a notice with a component path opens its bill', { tag: '@slow' }, async ({ page, request }) => {
  const { userId } = await arrive(page)
  const admin = await signInByApi(request)
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('pro__Access-Token') ?? '').value)
  const bills = await request.get('/jeecg-boot/bill/settleBill/list', {
    headers: { 'X-Access-Token': token },
  })
  const [bill] = (await bills.json()).result.records
  await admin.announce(userId, {
    titile: 'Look at this bill',
    openType: 'component',
    openPage: 'bill/SettleBillDetail',
    busId: bill.id,
  })

  await bell(page).click()
  await popover(page)
    .getByRole('button', { name: /Look at this bill/ })
    .click()

  await expect(message(page).getByText(bill.billNo)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(message(page)).toBeHidden()
  await expect(bell(page)).toBeFocused()
})

test('hostile markup, texts and links in an announcement are harmless', { tag: '@slow' }, async ({
  page,
  watch,
}) => {
  // The sanitiser parses hostile HTML in a document without scripts. Chromium reports event handlers even in
  // such a document.
  watch.allow('Executing inline event handler violates')
  // The fake response bypasses the server's sanitiser, as if an older or another server had sent it.
  const hostile = {
    id: '1',
    titile: '<img src=x onerror=hit()>',
    priority: '<b>H</b>',
    createTime: '2026-11-20 08:00:00',
    openType: 'url',
    openPage: 'javascript:hit()',
    msgContent:
      '<p>Harmless</p><script>hit()</script><img src="/none" onerror="hit()"><a href="javascript:hit()">press</a>' +
      '<form action="/x"><input name="password"></form><iframe srcdoc="x"></iframe>' +
      '<div style="position:fixed;inset:0;z-index:9999;background:red">cover</div>',
  }
  const result = { anntMsgList: [hostile, null, 7], anntMsgTotal: 1, sysMsgList: 'x', sysMsgTotal: -3 }
  await page.addInitScript(() => {
    Object.assign(window, { hits: 0, hit: () => Object.assign(window, { hits: 1 }) })
  })
  await page.route('**/listByUser*', (route) => route.fulfill({ json: { success: true, result } }))
  await page.route('**/none', (route) => route.fulfill({ status: 200, contentType: 'image/png', body: '' }))
  await signInWithoutForm(page, 'clerk', '/')

  await bell(page).click()
  await popover(page)
    .getByRole('button', { name: /<img src=x/ })
    .click()
  await message(page).getByText('press').click()

  await expect(message(page).getByText('Harmless')).toBeVisible()
  await expect(message(page).getByText('cover')).not.toHaveCSS('position', 'fixed')
  await expect(message(page).locator('script, iframe, form, input, [onerror], a[href]')).toHaveCount(0)
  await expect(message(page).getByRole('button', { name: 'go handle' })).toHaveCount(0)
  expect(await page.evaluate(() => (window as unknown as { hits: number }).hits)).toBe(0)
})

test('view more opens my announcements, which can be searched, viewed and marked as read', {
  tag: '@slow',
}, async ({ page, request }) => {
  const { userId, before } = await arrive(page)
  const admin = await signInByApi(request)
  await admin.announce(userId, {
    titile: 'A word about fees',
    priority: 'M',
    msgContent: '<p>They <em>fall</em>.</p>',
    openType: 'url',
    openPage: '/bill/tradeOrder',
  })
  await admin.announce(userId, { titile: 'Another word', msgCategory: '2' })
  await expect(bell(page)).toHaveAccessibleName(nameOf(before + 2))

  await bell(page).click()
  await popover(page).getByRole('link', { name: 'view more' }).click()
  await expect(page).toHaveURL(/\/isps\/userAnnouncement/)
  await page.getByLabel('Title').fill('fees')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(rowWith(page, 'A word about fees')).toContainText('Unread')
  await expect(rowWith(page, 'A word about fees')).toContainText('important')
  await rowWith(page, 'A word about fees').getByRole('button', { name: 'View' }).click()
  const drawer = page.getByRole('dialog', { name: 'Announcement' })
  await expect(drawer.getByText('fall')).toHaveCSS('font-style', 'italic')
  await expect(drawer.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/bill/tradeOrder')
  await page.keyboard.press('Escape')
  await expect(rowWith(page, 'A word about fees')).not.toContainText('Unread')
  await expect(bell(page)).toHaveAccessibleName(nameOf(before + 1))

  await page.getByRole('button', { name: 'Mark all as read' }).click()
  const question = page.getByRole('dialog', { name: 'Mark all as read' })
  await question.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(bell(page)).toHaveAccessibleName('No unread notices')
})

test.describe('on a phone, in Chinese', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'zh-CN' })

  test('the popover fits the screen, its texts are Chinese, and the badge follows', { tag: '@slow' }, async ({
    page,
    request,
  }) => {
    const admin = await signInByApi(request)
    await page.goto('/user/login')
    await page.getByLabel('用户名').fill('clerk')
    await page.getByLabel('密码', { exact: true }).fill('123456')
    const first = page.waitForResponse(/listByUser/, { timeout: PATIENCE_MS })
    await page.getByRole('button', { name: '登录' }).click()
    await first
    await admin.announce(await userIdOf(page), { titile: '国庆结算安排', priority: 'H' })

    await page.getByRole('button', { name: /条未读通知/ }).click()
    const panel = page.getByRole('dialog', { name: '未读通知' })
    await expect(panel.getByRole('button', { name: /国庆结算安排.*紧急/ })).toBeVisible()

    const box = await panel.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    await panel.getByRole('button', { name: /国庆结算安排/ }).click()
    await expect(page.getByRole('dialog', { name: '通知消息' })).toBeVisible()
  })

  test('my announcements show the button that opens one', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/user/login')
    await page.getByLabel('用户名').fill('clerk')
    await page.getByLabel('密码', { exact: true }).fill('123456')
    await page.getByRole('button', { name: '登录' }).click()
    await expect(page).not.toHaveURL(/user\/login/)
    await page.goto('/isps/userAnnouncement')

    const title = page.getByRole('main').getByRole('list', { name: '我的消息' }).getByRole('button').first()
    await expect(title).toBeInViewport()
    await title.click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})
