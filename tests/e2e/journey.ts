import { type APIRequestContext, test as base, expect, type Locator, type Page } from '@playwright/test'
import { startEmbedded } from '../../server/db/index.ts'
import { startProduct } from '../support/product.ts'

/**
 * Journeys use the product like a user. A journey fails on a CSP violation, script error or unexpected 5xx.
 */

interface Watch {
  /** Ignores problems whose text contains `part`, because the journey expects them. */
  allow: (part: string) => void
}

/**
 * Makes the page repeat a navigation that the browser aborted. A closing overlay goes one step back in the
 * history. If the journey opens the next address before that step, the browser aborts the navigation. Users
 * are not as fast.
 */
export function retryAborted(page: Page): Page {
  const goto = page.goto.bind(page)
  page.goto = (url, options) =>
    goto(url, options).catch((error: Error) => {
      if (!error.message.includes('net::ERR_ABORTED')) throw error
      return goto(url, options)
    })
  return page
}

/**
 * Arguments of Node that reduce the cost of password hashes, so that sign-ins are fast. Other tests check the
 * cost that production uses.
 */
const QUICK_SCRYPT = ['--import', './tests/support/quick-scrypt-product.mjs']

export const test = base.extend<{ watch: Watch }, { productUrl: string }>({
  // Each worker starts one product with small demo data. Journeys read SMS codes from the database of the
  // product.
  productUrl: [
    async ({ browserName: _ }, use) => {
      const product = await startProduct({ program: [...QUICK_SCRYPT, 'server/start.mjs'] })
      const database = await startEmbedded({ dataDir: product.dataDir, log: () => undefined })
      process.env.PRODUCT_URL = product.url
      process.env.PRODUCT_DATABASE = database.url
      await use(product.url)
      await database.stop()
      await product.stop()
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
  baseURL: async ({ productUrl }, use) => use(productUrl),
  page: async ({ page }, use) => use(retryAborted(page)),
  watch: [
    async ({ page }, use) => {
      const problems: string[] = []
      const allowed: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error')
          problems.push(`console: ${message.text()} (${message.location().url})`)
      })
      page.on('pageerror', (error) => problems.push(`script: ${error.message}`))
      await use({ allow: (part) => allowed.push(part) })
      expect(problems.filter((problem) => !allowed.some((part) => problem.includes(part)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Signs in through the form. */
export async function signIn(page: Page, username: string): Promise<void> {
  await page.goto('/user/login')
  await page.getByLabel('User name').fill(username)
  await page.getByLabel('Password', { exact: true }).fill('123456')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).not.toHaveURL(/user\/login/)
}

/** Returns the number of lines on which a text is drawn. */
export const linesOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
  })

/** Locates the first table row that contains a text. */
export const rowWith = (page: Page, text: string | RegExp) =>
  page.getByRole('row').filter({ hasText: text }).first()

/** Clicks an action of a row. The action is a button in the row, or an item of the row's menu "More". */
export async function clickRowAction(page: Page, row: string, action: string): Promise<void> {
  const inline = rowWith(page, row).getByRole('button', { name: action })
  const more = rowWith(page, row).getByRole('button', { name: 'More' })
  await expect(inline.or(more).first()).toBeVisible()
  if (await inline.isVisible()) return inline.click()
  await more.click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

/**
 * Signs in without the sign-in form. With `path`, also opens the page at that path, in the same page load.
 */
export async function signInWithoutForm(page: Page, username: string, path?: string): Promise<void> {
  const answer = await page.request.post('/jeecg-boot/sys/login', { data: { username, password: '123456' } })
  const { result } = await answer.json()
  await page.addInitScript(({ token, userInfo, sysAllDictItems }) => {
    // This script runs once per tab, so that a later page load does not sign in again after a logout.
    if (sessionStorage.getItem('journey') !== null) return
    sessionStorage.setItem('journey', 'begun')
    const kept = { 'Access-Token': token, Login_Username: userInfo.username, Login_Userinfo: userInfo }
    for (const [key, value] of Object.entries({ ...kept, UI_CACHE_DB_DICT_DATA: sysAllDictItems }))
      localStorage.setItem(`pro__${key}`, JSON.stringify({ value, expire: null }))
  }, result)
  if (path !== undefined) await page.goto(path)
}

/** Signs in without a browser. Returns functions that call the API, to prepare and restore data. */
export async function callsOf(request: APIRequestContext, username: string) {
  const login = await request.post('/jeecg-boot/sys/login', { data: { username, password: '123456' } })
  const headers = { 'X-Access-Token': (await login.json()).result.token as string }
  const call = (method: string) => async (path: string, data?: object) => {
    const answer = await request.fetch(`/jeecg-boot${path}`, { method, headers, ...(data && { data }) })
    return (await answer.json()).result
  }
  return { headers, get: call('GET'), post: call('POST'), put: call('PUT'), delete: call('DELETE') }
}
