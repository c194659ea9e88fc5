import type { Page, Route } from '@playwright/test'
import { expect, signIn, test } from './journey.ts'
import { BILLS, content, drawer, logOut, userMenu, useShell } from './shell-use.ts'

test('a user whose fields are of wrong types can work', async ({ page, watch }) => {
  // Nobody has the id that he is said to have.
  watch.allow('WebSocket')
  const wrong = { id: 7, username: {}, realname: ['x'], avatar: { a: 1 }, roles: 'x', orgCode: [] }
  await page.route('**/sys/login', async (route) => {
    const answer = await (await route.fetch()).json()
    const result = {
      ...answer.result,
      userInfo: wrong,
      sysAllDictItems: { bill_status: 7, x: null, y: [7, null] },
    }
    await route.fulfill({ json: { ...answer, result } })
  })
  await signIn(page, 'clerk')

  await useShell(page)
})

test.describe('notices', () => {
  const wrong = {
    anntMsgList: [
      { id: {}, titile: 7 },
      { id: 8, titile: [] },
    ],
    anntMsgTotal: 'many',
  }
  const answers: readonly (readonly [string, (route: Route) => unknown])[] = [
    ['wrong types', (route) => route.fulfill({ json: { success: true, result: wrong } })],
    ['no JSON', (route) => route.fulfill({ body: '<html>' })],
    ['a failure', (route) => route.fulfill({ status: 500, json: { message: 'down' } })],
    ['silence', () => undefined],
  ]
  for (const [what, answer] of answers) {
    test(`answered with ${what}, while the socket is refused, disturb nobody`, async ({ page, watch }) => {
      watch.allow('500')
      watch.allow('WebSocket')
      await page.routeWebSocket('**/websocket/*', (socket) => socket.close({ code: 1011 }))
      await page.route('**/listByUser*', answer)
      const asked = page.waitForRequest('**/listByUser*', { timeout: 30_000 })
      await signIn(page, 'clerk')
      await asked

      await page.getByRole('button', { name: /notices?$/ }).click()
      await expect(page.getByRole('dialog', { name: 'Unread notices' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByText('system prompt')).toHaveCount(0)
      await logOut(page)
    })
  }
})

test('a part that cannot be fetched says so, and the next try opens it', async ({ page, watch }) => {
  watch.allow('ERR_FAILED')
  await signIn(page, 'clerk')
  await page.goto(BILLS)
  await expect(content(page).getByRole('table').first()).toBeVisible()
  await page.route('**/assets/settings-drawer-*.js', (route) => route.abort())
  const open = async () => {
    await userMenu(page).click()
    await page.getByRole('menuitem', { name: 'system settings' }).click()
  }
  // A newer version may have been put in place: the page starts anew once.
  const anew = page.waitForEvent('load')
  await open()
  await anew
  await expect(content(page).getByRole('table').first()).toBeVisible()
  await open()
  await expect(page.getByText('The server cannot be reached. Check the network and try again.')).toBeVisible()
  await expect(content(page).getByRole('table').first()).toBeVisible()

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await open()

  await expect(drawer(page)).toBeVisible()
})

test.describe('calls that fail at once', () => {
  /** Holds back what a page asks for with its dictionaries, the rights apart, and answers all at the same moment. */
  const failTogether = async (page: Page, answer: { status: number; json: unknown }) => {
    await signIn(page, 'clerk')
    await expect(content(page)).not.toBeEmpty()
    await page.evaluate(() => localStorage.removeItem('pro__UI_CACHE_DB_DICT_DATA'))
    const held: Route[] = []
    await page.route(/jeecg-boot\/(?!.*(getUserPermissionByToken|app\/))/, (route) => void held.push(route))
    await page.goto(BILLS)
    await expect.poll(() => held.length).toBeGreaterThanOrEqual(3)
    await Promise.all(held.map((route) => route.fulfill(answer)))
  }

  test('as the token has expired give one dialog', async ({ page, watch }) => {
    watch.allow('500')
    await failTogether(page, { status: 500, json: { message: 'Token失效，请重新登录' } })

    await expect(page.getByRole('dialog', { name: 'login expired' })).toHaveCount(1)
    await expect(page.getByText('system prompt')).toHaveCount(0)
  })

  test('as unauthorized give one notice', async ({ page, watch }) => {
    watch.allow('401')
    await failTogether(page, { status: 401, json: { message: 'x' } })

    await expect(page.getByText('system prompt')).toHaveCount(1)
    await expect(page).toHaveURL(/user\/login/)
  })
})
