import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { chromiumArgs, ensureChromium } from '../../support/browser.ts'
import type { Product } from '../../support/product.ts'

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs })

export interface Login {
  token: string
  userInfo: { id: string; username: string }
}

/** Signs in over HTTP. */
export async function logIn({ url }: Product, username: string): Promise<Login> {
  const response = await fetch(`${url}/jeecg-boot/sys/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: '123456' }),
  })
  const { result } = (await response.json()) as { result: Login }
  return result
}

/** Opens a browser context with a signed-in user. */
export async function openSignedInContext(
  browser: Browser,
  product: Product,
  login: Login,
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: product.url, locale: 'en-US' })
  await context.addInitScript(({ token, userInfo }) => {
    const kept = { 'Access-Token': token, Login_Username: userInfo.username, Login_Userinfo: userInfo }
    for (const [key, value] of Object.entries(kept))
      localStorage.setItem(`pro__${key}`, JSON.stringify({ value, expire: null }))
  }, login)
  return context
}

interface Permissions {
  result: { menu: object[] }
}

/**
 * Adds items to the menu that the browser gets after the next sign-in. Each item shows the list of bills at
 * its own path.
 */
export async function addMenuEntries(context: BrowserContext, count: number): Promise<void> {
  const entry = (_: unknown, place: number) => ({
    id: `more-${place}`,
    path: `/more/${place}`,
    name: `more-${place}`,
    component: 'bill/SettleBillList',
    route: '1',
    meta: {
      title: `Settlement bills ${place}`,
      titles: { 'en-US': `Settlement bills ${place}`, 'zh-CN': `结算账单 ${place}` },
      keepAlive: false,
    },
  })
  const group = {
    id: 'more',
    path: '/more',
    name: 'more',
    component: 'layouts/RouteView',
    route: '1',
    meta: { title: 'More' },
    children: Array.from({ length: count }, entry),
  }
  await context.route('**/getUserPermissionByToken**', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as Permissions
    body.result.menu.push(group)
    await route.fulfill({ response, json: body })
  })
}

/** Clicks an element. Returns the milliseconds until an element that matches `outcome` is painted. */
export const clickTime = (page: Page, selector: string, outcome: string): Promise<number> =>
  page.evaluate(
    ([css = '', awaited = '']) =>
      new Promise<number>((resolve) => {
        const began = performance.now()
        new MutationObserver((_, observer) => {
          if (!document.querySelector(awaited)) return
          observer.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)))
        }).observe(document, { subtree: true, childList: true, attributes: true })
        document.querySelector<HTMLElement>(css)?.click()
      }),
    [selector, outcome],
  )
