import type { Page, Route } from '@playwright/test'
import { expect, signIn, test } from './journey.ts'

const BILLS = '/bill/settleBill'
const sider = (page: Page) => page.getByRole('complementary')
const content = (page: Page) => page.getByRole('main')
const userMenu = (page: Page) => page.getByRole('button', { name: 'User menu' })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'system settings' })

type Item = Record<string, unknown>

const entry = (path: string, title: unknown, more: Item = {}): Item => ({
  id: path,
  path,
  name: path,
  component: 'bill/TradeOrderList',
  route: '1',
  meta: { title, keepAlive: false, internalOrExternal: false },
  ...more,
})
const framed = (path: string, url: string): Item =>
  entry(path, `Framed ${path}`, {
    component: 'layouts/IframePageView',
    meta: { title: `Framed ${path}`, url },
  })
const external = (path: string, url: string): Item =>
  entry(path, `External ${path}`, {
    meta: { title: `External ${path}`, url, internalOrExternal: true },
  })
const group = (path: string, title: string, more: Item): Item =>
  entry(path, title, { component: 'layouts/RouteView', ...more })

/** Answers the question for the rights with the server's own answer, changed. */
async function changeRights(
  page: Page,
  change: (rights: { menu: Item[]; auth: Item[] }) => unknown,
): Promise<void> {
  await page.route('**/getUserPermissionByToken*', async (route) => {
    const answer = await (await route.fetch()).json()
    await route.fulfill({ json: { ...answer, result: change(answer.result) } })
  })
}

const addEntries = (page: Page, added: readonly Item[]) =>
  changeRights(page, (rights) => ({ ...rights, menu: [...rights.menu, ...added] }))

/** Whatever runs that should not calls `hit`. */
const watchForHits = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { hits: 0, hit: () => Object.assign(window, { hits: 1 }) })
  })
const hits = (page: Page) => page.evaluate(() => (window as unknown as { hits: number }).hits)
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** Goes on, changes a setting and logs out: what somebody needs to be able to do whatever came in. */
async function useShell(page: Page): Promise<void> {
  await sider(page).getByRole('menuitem', { name: 'Bills', exact: true }).click()
  await sider(page).getByRole('link', { name: 'Settlement bills' }).click()
  await expect(content(page).getByRole('table').first()).toBeVisible()
  await userMenu(page).click()
  await page.getByRole('menuitem', { name: 'system settings' }).click()
  await drawer(page).getByRole('radio', { name: 'Top menu' }).click()
  await expect(sider(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await logOut(page)
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('dialog', { name: 'Prompt' }).getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL(/user\/login/)
}

test.describe('a menu', () => {
  test('with hostile titles shows them as text, cut and in their order', async ({ page }) => {
    await watchForHits(page)
    await addEntries(page, [
      entry('/html', '<img src=x onerror=hit()>'),
      entry('/long', 'long '.repeat(2000)),
      entry('/reversed', '\u202Egnp.exe'),
      entry('/__proto__', '__proto__', { id: '__proto__', name: 'constructor' }),
      entry('/constructor', 'constructor', {
        meta: { title: 'constructor', titles: { constructor: 'x' }, icon: 'toString' },
      }),
    ])
    await signIn(page, 'clerk')

    await sider(page).getByRole('link', { name: '<img src=x onerror=hit()>' }).click()
    await expect(page).toHaveTitle('<img src=x onerror=hit()> · brand back office')
    await sider(page).getByRole('link', { name: '__proto__' }).click()
    await expect(content(page).getByRole('table').first()).toBeVisible()
    await sider(page).getByRole('link', { name: 'constructor' }).click()
    await expect(page).toHaveURL(/\/constructor$/)
    await sider(page).getByRole('link', { name: 'gnp.exe' }).click()
    await expect(page).toHaveTitle('gnp.exe · brand back office')
    await sider(page).getByRole('link', { name: /^long/ }).click()
    await expect(page).toHaveURL(/\/long$/)

    expect((await page.title()).length).toBeLessThan(300)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    expect(await hits(page)).toBe(0)
  })

  test('with hostile addresses opens none of them and says so', async ({ page }) => {
    await watchForHits(page)
    const hostile = ['javascript:hit()', 'data:text/html,<script>parent.hit()</script>', '//x', '/\\x']
    await addEntries(page, [
      ...hostile.map((url, at) => framed(`/framed/${at}`, url)),
      ...hostile.map((url, at) => external(`/external/${at}`, url)),
      ...hostile.map((url, at) => entry(url, `Plain ${at}`)),
    ])
    await signIn(page, 'clerk')

    for (const at of hostile.keys()) {
      await sider(page)
        .getByRole('link', { name: `Framed /framed/${at}` })
        .click()
      await expect(content(page).getByRole('alert')).toContainText(
        'This menu entry has no address that may be opened.',
      )
      const outside = sider(page).getByRole('menuitem', { name: `External /external/${at}` })
      await expect(outside).toHaveAttribute('aria-disabled', 'true')
      await sider(page)
        .getByRole('link', { name: `Plain ${at}` })
        .click()
      await expect(page).not.toHaveURL(/framed/)
      expect(new URL(page.url()).origin).toBe(process.env.PRODUCT_URL)
    }
    await expect(page.locator('iframe')).toHaveCount(0)
    expect(await hits(page)).toBe(0)
  })

  for (const [what, menu] of [
    ['an empty list', []],
    ['entries that are none', [null, 7, 'x', []]],
  ] as const) {
    test(`that is ${what} leads back to the login, which says why`, async ({ page }) => {
      await changeRights(page, (rights) => ({ ...rights, menu }))
      await page.goto('/user/login')
      await page.getByLabel('User name').fill('clerk')
      await page.getByLabel('Password', { exact: true }).fill('123456')
      await page.getByRole('button', { name: 'Sign in' }).click()

      await expect(page.getByRole('alert')).toContainText('permissions must be a non-null array')
      await expect(page).toHaveURL(/user\/login/)
      expect(await page.evaluate(() => localStorage.getItem('pro__Access-Token'))).toBeNull()
    })
  }

  test('that repeats itself to a depth of 50, with the same ids and paths, is cut and can be used', async ({
    page,
  }) => {
    const deep = Array.from({ length: 50 }, (_, level) => level).reduceRight<Item[]>(
      (children, level) => [
        group(level % 2 ? '/odd' : '/even', level % 2 ? 'Odd' : 'Even', { id: 'same', children }),
      ],
      [entry('/even', 'Leaf')],
    )
    await addEntries(page, [...deep, ...deep])
    await signIn(page, 'clerk')

    await sider(page).getByRole('menuitem', { name: 'Even' }).first().click()
    await sider(page).getByRole('menuitem', { name: 'Odd' }).first().click()
    await page.goto('/even')
    await expect(content(page)).toContainText('There is no such page')
    await useShell(page)
  })

  test('whose groups lead to each other in a circle says that there is no page', async ({ page }) => {
    await addEntries(page, [
      group('/round', 'Round', { redirect: '/about' }),
      group('/about', 'About', { redirect: '/round' }),
    ])
    await signIn(page, 'clerk')

    await sider(page).getByRole('link', { name: 'Round' }).click()

    await expect(content(page)).toContainText('There is no such page')
    await useShell(page)
  })

  test('with a component that exists nowhere names it', async ({ page }) => {
    await addEntries(page, [
      entry('/lost', 'Lost', { component: 'nowhere/NoSuchList' }),
      entry('/climb', 'Climb', { component: '../../etc/passwd' }),
      entry('/none', 'None', { component: 7 }),
    ])
    await signIn(page, 'clerk')

    await sider(page).getByRole('link', { name: 'Lost' }).click()
    await expect(content(page)).toContainText('No page answers to nowhere/NoSuchList.')
    await sider(page).getByRole('link', { name: 'Climb' }).click()
    await expect(content(page)).toContainText('No page answers to ../../etc/passwd.')
    await sider(page).getByRole('link', { name: 'None' }).click()
    await expect(content(page)).toContainText('There is no such page')
  })

  test('of 2,000 entries can be used', async ({ page }) => {
    const many = Array.from({ length: 40 }, (_, at) =>
      group(`/g${at}`, `Group ${at}`, {
        children: Array.from({ length: 50 }, (_, of) => entry(`/g${at}/${of}`, `Entry ${at}-${of}`)),
      }),
    )
    await addEntries(page, many)
    await signIn(page, 'clerk')

    await sider(page).getByRole('menuitem', { name: 'Group 39' }).click()
    await sider(page).getByRole('link', { name: 'Entry 39-49' }).click()
    await expect(content(page).getByRole('table').first()).toBeVisible()
    await useShell(page)
  })

  test('with wrong types everywhere, and rights that are none, can be used', async ({ page }) => {
    await changeRights(page, ({ menu, auth }) => ({
      menu: [
        ...menu,
        ...[null, 7, 'x', [[]], {}],
        { id: 7, path: 8, name: null, component: [], meta: [], children: 'x' },
        {
          id: {},
          path: ['/x'],
          component: {},
          hidden: 'no',
          route: 0,
          meta: { title: {}, titles: [1], icon: {} },
        },
        entry('/bad%', 'Bad per cent'),
        entry('/:', 'Colon'),
        entry('/:a?/:b/(.+)', 'Pattern'),
        entry('/all/*', 'All'),
        entry('/numbers', 5, {
          meta: { title: 5, permissionList: [null, 7, { action: {} }], keepAlive: 'x', url: 9 },
        }),
      ],
      auth: [null, 7, { action: 7 }, ...auth],
      allAuth: 'x',
    }))
    await signIn(page, 'clerk')

    await sider(page).getByRole('link', { name: 'Bad per cent' }).click()
    await expect(content(page)).not.toBeEmpty()
    await sider(page).getByRole('link', { name: 'Colon' }).click()
    await sider(page).getByRole('link', { name: 'Pattern' }).click()
    await sider(page).getByRole('link', { name: '/numbers' }).click()
    await expect(content(page).getByRole('table').first()).toBeVisible()
    await useShell(page)
  })
})

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

test.describe('storage', () => {
  const LOCAL = [
    ...['SIDEBAR_TYPE', 'DEFAULT_THEME', 'DEFAULT_LAYOUT_MODE', 'DEFAULT_COLOR', 'DEFAULT_COLOR_WEAK'],
    ...['DEFAULT_FIXED_HEADER', 'DEFAULT_FIXED_SIDEMENU', 'DEFAULT_FIXED_HEADER_HIDDEN'],
    ...[
      'DEFAULT_CONTENT_WIDTH_TYPE',
      'DEFAULT_MULTI_PAGE',
      'GAIWAN_APPEARANCE',
      'GAIWAN_DENSITY',
      'LANGUAGE',
    ],
    ...['Login_Username', 'Login_Userinfo', 'ENCRYPTED_STRING', 'UI_CACHE_DB_DICT_DATA', 'enhance_x'],
    ...['enhance_bill/SettleBillList', 'Access-Token'],
  ]
  const SESSION = [
    ...['LOGIN_USER_BUTTON_AUTH', 'SYS_BUTTON_AUTH', 'SIGN_IN_NOTE', 'DEPART_CHOICE', 'OPEN_TABS'],
    ...['UNSAVED_DRAFTS', 'RECENT_MENU_ENTRIES', 'RELOADED_AT'],
  ]
  const litter = (page: Page, rubbish: string, but: readonly string[]) =>
    page.evaluate(
      ([local, session, text]) => {
        for (const key of local) localStorage.setItem(`pro__${key}`, text)
        for (const key of session) sessionStorage.setItem(key, text)
      },
      [LOCAL.filter((key) => !but.includes(key)), SESSION, rubbish] as const,
    )

  const kinds = [
    ['half an object', '{'],
    ['a list of rubbish', '[null,7,{"path":1},{"user":{},"tabs":9}]'],
    ['lists for values', '{"value":[[1],null],"user":7,"tabs":[null,{"path":1,"at":[]}]}'],
    ['an object for a user', '{"value":{"id":{},"username":[],"realname":{"a":1}}}'],
    ['100 kB of text', 'x'.repeat(100_000)],
  ] as const
  for (const [what, rubbish] of kinds) {
    test(`with ${what} in every key leaves the login and the shell usable`, async ({ page, watch }) => {
      // What is still asked for when everything is overwritten.
      watch.allow('status of 401')
      await page.goto('/user/login')
      await litter(page, rubbish, [])
      await signIn(page, 'clerk')
      await litter(page, rubbish, ['Access-Token'])
      await page.goto(BILLS)

      await expect(content(page).getByRole('table').first()).toBeVisible()
      await expect(sider(page)).toBeVisible()
      await logOut(page)
    })
  }

  test('with a text of 1 MB in a key is read as nothing', async ({ page }) => {
    await signIn(page, 'clerk')
    await page.evaluate(() => {
      localStorage.setItem('pro__DEFAULT_COLOR', JSON.stringify({ value: 'x'.repeat(1_000_000) }))
      sessionStorage.setItem('OPEN_TABS', JSON.stringify({ user: 'x'.repeat(1_000_000), tabs: [] }))
    })
    await page.reload()

    await useShell(page)
  })

  const KEPT_NOTHING = /This browser's storage is switched off or full/
  test('switched off, the shell works as long as the page is open, and says so', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError')
          },
        })
    })
    await signIn(page, 'clerk')

    await expect(page.getByText(KEPT_NOTHING)).toBeVisible()
    await useShell(page)
  })

  test('that is full, the shell works as long as the page is open, and says so', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await signIn(page, 'clerk')

    await expect(page.getByText(KEPT_NOTHING)).toBeVisible()
    await useShell(page)
  })
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
