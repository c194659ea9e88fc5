import type { Page, Route } from '@playwright/test'
import { expect, signIn, signInWithoutForm, test } from './journey.ts'
import { BILLS, content, logOut, userMenu, useShell } from './shell-use.ts'

test('a user record with wrong types does not break the shell', { tag: '@slow' }, async ({ page, watch }) => {
  // The WebSocket fails, because the response contains a user id that doesn't exist.
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
    ['nothing', () => undefined],
  ]
  for (const [at, [what, answer]] of answers.entries()) {
    // `npm test` runs only the first case, and `npm run test:all` runs all cases.
    const tag = at === 0 ? [] : ['@slow']
    test(`with ${what} as the response, and without the socket, cause no error`, { tag }, async ({
      page,
      watch,
    }) => {
      watch.allow('500')
      watch.allow('WebSocket')
      await page.routeWebSocket('**/websocket/*', (socket) => socket.close({ code: 1011 }))
      await page.route('**/listByUser*', answer)
      const asked = page.waitForRequest('**/listByUser*', { timeout: 30_000 })
      await signInWithoutForm(page, 'clerk', '/')
      await asked

      await page.getByRole('button', { name: /notices?$/i }).click()
      await expect(page.getByRole('dialog', { name: 'Unread notices' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByText('system prompt')).toHaveCount(0)
      await logOut(page)
    })
  }
})

test('a failed chunk shows an error, and a retry loads it', { tag: '@slow' }, async ({ page, watch }) => {
  watch.allow('ERR_FAILED')
  watch.allow('dynamically imported module')
  await signInWithoutForm(page, 'clerk', BILLS)
  await expect(content(page).getByRole('table').first()).toBeVisible()
  let isMissing = true
  await page.route('**/assets/account-settings-*.js', (route) =>
    isMissing ? route.abort() : route.continue(),
  )
  // The product reloads the page once, because a newer version may have been deployed.
  const reload = page.waitForEvent('load')
  await userMenu(page).click()
  await page.getByRole('menuitem', { name: 'account settings' }).click()
  await reload
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()

  isMissing = false
  await again.click()

  await expect(content(page).getByRole('heading', { name: 'Profile' })).toBeVisible()
})

/** Holds back a script chunk for ever. Returns a function that waits until the page has requested the chunk. */
async function holdBack(page: Page, chunk: string): Promise<() => Promise<void>> {
  let isRequested = false
  await page.clock.install()
  await page.route(chunk, () => {
    isRequested = true
  })
  return () => expect.poll(() => isRequested).toBe(true)
}

// `shipped-pages.test.ts` and `script-chunks.test.ts` test the same without a browser.
test('a page chunk that is held back ends in a load error after 120 s', { tag: '@slow' }, async ({
  page,
}) => {
  const requested = await holdBack(page, '**/assets/settle-bill-list*.js')
  await signInWithoutForm(page, 'clerk', BILLS)
  await requested()
  await expect(content(page).getByRole('status', { name: 'Loading' })).toBeVisible()

  await page.clock.fastForward(121_000)

  await expect(content(page).getByText("This part of the app couldn't be loaded in time.")).toBeVisible()
})

test('the chunk of the phone login that is held back ends in a load error', { tag: '@slow' }, async ({
  page,
  watch,
}) => {
  watch.allow("couldn't be loaded in time")
  const requested = await holdBack(page, '**/assets/phone-login-*.js')
  await page.goto('/user/login')
  await page.getByRole('tab', { name: 'With phone and code' }).click()
  await requested()

  await page.clock.fastForward(121_000)

  await expect(page.getByRole('alert').getByText('The application could not be loaded.')).toBeVisible()
})

test.describe('simultaneous failing calls', () => {
  /**
   * Holds back all requests of a page except the request for permissions. Then answers all held requests at
   * once with `answer`.
   */
  const failTogether = async (page: Page, answer: { status: number; json: unknown }) => {
    await signInWithoutForm(page, 'clerk')
    await page.addInitScript(() => localStorage.removeItem('pro__UI_CACHE_DB_DICT_DATA'))
    const held: Route[] = []
    await page.route(/jeecg-boot\/(?!.*(getUserPermissionByToken|app\/))/, (route) => void held.push(route))
    await page.goto(BILLS)
    await expect.poll(() => held.length).toBeGreaterThanOrEqual(3)
    await Promise.all(held.map((route) => route.fulfill(answer)))
  }

  // `show-problem.test.ts` tests the same case without a browser.
  test('with an expired token show one dialog', { tag: '@slow' }, async ({ page, watch }) => {
    watch.allow('500')
    await failTogether(page, { status: 500, json: { message: 'Token失效，请重新登录' } })

    await expect(page.getByRole('dialog', { name: 'login expired' })).toHaveCount(1)
    await expect(page.getByText('system prompt')).toHaveCount(0)
  })

  test('without authorisation show one notification', { tag: '@slow' }, async ({ page, watch }) => {
    watch.allow('401')
    await failTogether(page, { status: 401, json: { message: 'x' } })

    await expect(page.getByText('system prompt')).toHaveCount(1)
    await expect(page).toHaveURL(/user\/login/)
  })
})
