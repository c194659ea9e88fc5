import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type CasServer, startCasServer } from '../support/cas-server.ts'
import { type OauthServer, startOauthServer } from '../support/oauth-server.ts'
import { freePort, type Product, startProduct } from '../support/product.ts'
import { expect, test } from './journey.ts'

let cas: CasServer
let provider: OauthServer
let product: Product
let folder: string

test.beforeAll(async () => {
  test.setTimeout(120_000)
  ;[cas, provider] = await Promise.all([startCasServer(), startOauthServer()])
  folder = mkdtempSync(path.join(tmpdir(), 'gaiwan-elsewhere-'))
  const file = path.join(folder, 'third-login.json')
  writeFileSync(file, JSON.stringify([provider.provider]))
  const port = await freePort()
  product = await startProduct({
    env: {
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      CAS_URL: cas.url,
      THIRD_LOGIN_FILE: file,
      OUTBOUND_PRIVATE_HOSTS: '127.0.0.1',
    },
    port,
  })
})
test.afterAll(async () => {
  await product.stop()
  await cas.stop()
  await provider.stop()
  rmSync(folder, { recursive: true })
})

test('single sign-on leads back to the requested page, and logging out ends there too', async ({ page }) => {
  await page.goto(`${product.url}/bill/tradeOrder`)
  await page.getByRole('button', { name: 'Single sign-on' }).click()
  await expect(page.getByRole('heading', { name: 'Company sign-in' })).toBeVisible()
  await page.getByLabel('Account').fill('clerk')
  await page.getByRole('button', { name: 'Enter' }).click()

  await expect(page).toHaveURL(`${product.url}/bill/tradeOrder`)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.waitForLoadState('networkidle')

  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL(/\/user\/login/)
  expect(cas.asked.some((asked) => asked.startsWith('/cas/logout'))).toBe(true)
  await page.getByRole('button', { name: 'Single sign-on' }).click()
  await expect(page.getByRole('heading', { name: 'Company sign-in' })).toBeVisible()
})

test('a user of a provider binds their account once, signs in with it, and unbinds it', {
  tag: '@slow',
}, async ({ page, watch }) => {
  // Before the sign-in the server answers 500, which the browser logs as an error.
  watch.allow('status of 500')
  await page.goto(`${product.url}/user/login`)
  const comeBack = async () => {
    const popup = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Sign in with Teahouse' }).click()
    await (await popup).getByRole('link', { name: 'Agree' }).click()
  }
  await comeBack()
  await expect(page.getByRole('status')).toContainText('Your Teahouse account Li Lei')
  await page.getByLabel('User name').fill('reviewer')
  await page.getByLabel('Password', { exact: true }).fill('123456')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard\/analysis/)

  await page.evaluate(() => localStorage.clear())
  await page.goto(`${product.url}/user/login`)
  await comeBack()
  await expect(page).toHaveURL(/\/dashboard\/analysis/)

  await page.goto(`${product.url}/account/settings/security`)
  await expect(page.getByText('Li Lei · li')).toBeVisible()
  await page.getByRole('button', { name: 'Unbind Teahouse' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unbind' }).click()
  await expect(page.getByRole('button', { name: 'Bind Teahouse', exact: true })).toBeVisible()
})

test.describe('in Chinese on a phone', () => {
  test.use({ locale: 'zh-CN', viewport: { width: 390, height: 844 } })

  test('the sign-in options fit the screen', { tag: '@slow' }, async ({ page }) => {
    await page.goto(`${product.url}/user/login`)

    await expect(page.getByRole('button', { name: '单点登录' })).toBeVisible()
    await expect(page.getByRole('button', { name: '使用茶馆登录' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})
