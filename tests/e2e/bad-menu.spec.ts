import type { Page } from '@playwright/test'
import { expect, signInWithoutForm, test } from './journey.ts'
import { content, sider, useShell } from './shell-use.ts'

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

/** Changes the response that contains the user's menu and permissions. */
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

/** Defines the function `hit`. If the page runs the hostile code of a test, this code calls `hit`. */
const watchForHits = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { hits: 0, hit: () => Object.assign(window, { hits: 1 }) })
  })
const hits = (page: Page) => page.evaluate(() => (window as unknown as { hits: number }).hits)
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test.describe('a menu', () => {
  test('with hostile titles shows them as text, truncated and in order', { tag: '@slow' }, async ({
    page,
  }) => {
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
    await signInWithoutForm(page, 'clerk', '/')

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

  test('with hostile URLs opens none of them and shows a message', { tag: '@slow' }, async ({ page }) => {
    await watchForHits(page)
    const hostile = ['javascript:hit()', 'data:text/html,<script>parent.hit()</script>', '//x', '/\\x']
    await addEntries(page, [
      ...hostile.map((url, at) => framed(`/framed/${at}`, url)),
      ...hostile.map((url, at) => external(`/external/${at}`, url)),
      ...hostile.map((url, at) => entry(url, `Plain ${at}`)),
    ])
    await signInWithoutForm(page, 'clerk', '/')

    for (const at of hostile.keys()) {
      await sider(page)
        .getByRole('link', { name: `Framed /framed/${at}` })
        .click()
      await expect(content(page).getByRole('alert')).toContainText('This menu entry has no valid address.')
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

  for (const [what, menu, tag] of [
    ['an empty list', [], []],
    ['entries of wrong types', [null, 7, 'x', []], ['@slow']],
  ] as const) {
    test(`that is ${what} leads back to the login with a message`, { tag: [...tag] }, async ({ page }) => {
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

  test('nested 50 levels deep, with equal ids and paths, is cut off and stays usable', {
    tag: '@slow',
  }, async ({ page }) => {
    const deep = Array.from({ length: 50 }, (_, level) => level).reduceRight<Item[]>(
      (children, level) => [
        group(level % 2 ? '/odd' : '/even', level % 2 ? 'Odd' : 'Even', { id: 'same', children }),
      ],
      [entry('/even', 'Leaf')],
    )
    await addEntries(page, [...deep, ...deep])
    await signInWithoutForm(page, 'clerk', '/')

    await sider(page).getByRole('menuitem', { name: 'Even' }).first().click()
    await sider(page).getByRole('menuitem', { name: 'Odd' }).first().click()
    await page.goto('/even')
    await expect(content(page)).toContainText('Page not found')
    await useShell(page)
  })

  test('with groups in a cycle shows that there is no page', { tag: '@slow' }, async ({ page }) => {
    await addEntries(page, [
      group('/round', 'Round', { redirect: '/about' }),
      group('/about', 'About', { redirect: '/round' }),
    ])
    await signInWithoutForm(page, 'clerk', '/')

    await sider(page).getByRole('link', { name: 'Round' }).click()

    await expect(content(page)).toContainText('Page not found')
    await useShell(page)
  })

  test('with an unknown component names it', { tag: '@slow' }, async ({ page }) => {
    await addEntries(page, [
      entry('/lost', 'Lost', { component: 'nowhere/NoSuchList' }),
      entry('/climb', 'Climb', { component: '../../etc/passwd' }),
      entry('/none', 'None', { component: 7 }),
    ])
    await signInWithoutForm(page, 'clerk', '/')

    await sider(page).getByRole('link', { name: 'Lost' }).click()
    await expect(content(page)).toContainText("Page nowhere/NoSuchList doesn't exist.")
    await sider(page).getByRole('link', { name: 'Climb' }).click()
    await expect(content(page)).toContainText("Page ../../etc/passwd doesn't exist.")
    await sider(page).getByRole('link', { name: 'None' }).click()
    await expect(content(page)).toContainText('Page not found')
  })

  test('of 2,000 items stays usable', { tag: '@slow' }, async ({ page }) => {
    const many = Array.from({ length: 40 }, (_, at) =>
      group(`/g${at}`, `Group ${at}`, {
        children: Array.from({ length: 50 }, (_, of) => entry(`/g${at}/${of}`, `Entry ${at}-${of}`)),
      }),
    )
    await addEntries(page, many)
    await signInWithoutForm(page, 'clerk', '/')

    await sider(page).getByRole('menuitem', { name: 'Group 39' }).click()
    await sider(page).getByRole('link', { name: 'Entry 39-49' }).click()
    await expect(page).toHaveURL(/\/g39\/49$/)
    await expect(content(page).getByRole('table').first()).toBeVisible()
    await useShell(page)
  })

  test('with wrong types and invalid permissions stays usable', { tag: '@slow' }, async ({ page }) => {
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
    await signInWithoutForm(page, 'clerk', '/')

    await sider(page).getByRole('link', { name: 'Bad per cent' }).click()
    await expect(content(page)).not.toBeEmpty()
    await sider(page).getByRole('link', { name: 'Colon' }).click()
    await sider(page).getByRole('link', { name: 'Pattern' }).click()
    await sider(page).getByRole('link', { name: '/numbers' }).click()
    await expect(content(page).getByRole('table').first()).toBeVisible()
    await useShell(page)
  })
})
