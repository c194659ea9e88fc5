import type { Page } from '@playwright/test'
import { expect, signIn, test } from './journey.ts'
import { BILLS, content, logOut, sider, useShell } from './shell-use.ts'

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
  const fillStorage = (page: Page, value: string, but: readonly string[]) =>
    page.evaluate(
      ([local, session, text]) => {
        for (const key of local) localStorage.setItem(`pro__${key}`, text)
        for (const key of session) sessionStorage.setItem(key, text)
      },
      [LOCAL.filter((key) => !but.includes(key)), SESSION, value] as const,
    )

  const kinds = [
    ['half an object', '{'],
    ['a list of rubbish', '[null,7,{"path":1},{"user":{},"tabs":9}]'],
    ['lists for values', '{"value":[[1],null],"user":7,"tabs":[null,{"path":1,"at":[]}]}'],
    ['an object for a user', '{"value":{"id":{},"username":[],"realname":{"a":1}}}'],
    ['100 kB of text', 'x'.repeat(100_000)],
  ] as const
  for (const [at, [what, value]] of kinds.entries()) {
    // `npm test` runs only the first case, and `npm run test:all` runs all cases.
    const tag = at === 0 ? [] : ['@slow']
    test(`with ${what} in every key does not break login and shell`, { tag }, async ({ page, watch }) => {
      // The server answers requests without a session with 500.
      watch.allow('status of 500')
      await page.goto('/user/login')
      await fillStorage(page, value, [])
      await signIn(page, 'clerk')
      await fillStorage(page, value, ['Access-Token'])
      await page.goto(BILLS)

      await expect(content(page).getByRole('table').first()).toBeVisible()
      await expect(sider(page)).toBeVisible()
      await logOut(page)
    })
  }

  test('with 1 MB of text in a key is ignored', { tag: '@slow' }, async ({ page }) => {
    await signIn(page, 'clerk')
    await page.evaluate(() => {
      localStorage.setItem('pro__DEFAULT_COLOR', JSON.stringify({ value: 'x'.repeat(1_000_000) }))
      sessionStorage.setItem('OPEN_TABS', JSON.stringify({ user: 'x'.repeat(1_000_000), tabs: [] }))
    })
    await page.reload()

    await useShell(page)
  })

  const KEPT_NOTHING = /This browser's storage is disabled or full/
  test('that is disabled causes a message, and the shell stays usable until the tab closes', {
    tag: '@slow',
  }, async ({ page }) => {
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

  // `storage.test.ts` also tests a full storage, without a browser.
  test('that is full causes a message, and the shell stays usable until the tab closes', {
    tag: '@slow',
  }, async ({ page }) => {
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
