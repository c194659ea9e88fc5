import type { Page } from '@playwright/test'
import { expect, signIn, signInWithoutForm, test } from './journey.ts'

/**
 * Opens the list of bills and waits for its last request, which reads the totals. After this request, no
 * other request is running.
 */
async function enterBills(page: Page): Promise<void> {
  const totals = page.waitForResponse('**/settleBill/totals*')
  await signInWithoutForm(page, 'clerk', '/bill/settleBill')
  await totals
}

test('a visitor is sent to the login page and, after signing in, to the requested page', async ({ page }) => {
  await page.goto('/bill/tradeOrder')
  await expect(page).toHaveURL(/\/user\/login\?redirect=/)
  await expect(page).toHaveTitle(/· brand back office$/)

  await page.getByLabel('User name').fill('clerk')
  await page.getByLabel('Password', { exact: true }).fill('123456')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/bill\/tradeOrder/)
  await expect(page).toHaveTitle('Trades · brand back office')
})

test('a wrong password is reported at its field and keeps the user name', { tag: '@slow' }, async ({
  page,
}) => {
  await page.goto('/user/login')
  await page.getByLabel('User name').fill('clerk')
  await page.getByLabel('Password', { exact: true }).fill('wrong-password')
  await page.getByRole('button', { name: 'Sign in' }).click()

  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('User name')).toHaveValue('clerk')
  await expect(page).toHaveURL(/user\/login/)
})

test('a hostile redirect address leads to the home page', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/user/login?redirect=https%3A%2F%2Fevil.example%2F')
  await page.getByLabel('User name').fill('clerk')
  await page.getByLabel('Password', { exact: true }).fill('123456')
  await page.getByRole('button', { name: 'Sign in' }).click()

  await expect(page).toHaveURL(/\/dashboard\/analysis$/)
})

test('logging out asks for confirmation and leads to the login page', async ({ page }) => {
  await signInWithoutForm(page, 'clerk', '/')
  await expect(page.getByRole('link', { name: /Bills to confirm/ })).toBeVisible()
  await page.getByRole('button', { name: 'Log out' }).click()
  const dialog = page.getByRole('dialog', { name: 'Prompt' })
  await expect(dialog).toContainText('Are you sure you want to log out?')
  await dialog.getByRole('button', { name: 'OK' }).click()

  await expect(page).toHaveURL(/user\/login/)
  await page.goto('/bill/settleBill')
  await expect(page).toHaveURL(/user\/login\?redirect=/)
})

test('an expired session is reported once, and signing in again leads back', { tag: '@slow' }, async ({
  page,
  watch,
}) => {
  watch.allow('500')
  await signInWithoutForm(page, 'clerk', '/bill/settleBill')
  await expect(page.getByRole('table').first()).toBeVisible()
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('pro__Access-Token') ?? '{}')
    localStorage.setItem('pro__Access-Token', JSON.stringify({ ...stored, value: 'no-longer-valid' }))
  })
  await page.reload()
  const dialog = page.getByRole('dialog', { name: 'login expired' })
  await dialog.getByRole('button', { name: 'log in again' }).click()
  await expect(page).toHaveURL(/user\/login\?redirect=/)
  await page.getByLabel('User name').fill('clerk')
  await page.getByLabel('Password', { exact: true }).fill('123456')
  await page.getByRole('button', { name: 'Sign in' }).click()

  await expect(page).toHaveURL(/\/bill\/settleBill/)
})

test('a token that expires during work shows one dialog that leads to the login page', async ({
  page,
  watch,
}) => {
  watch.allow('500')
  await enterBills(page)
  await page.route('**/jeecg-boot/bill/**', (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/json',
      body: '{"message":"Token失效，请重新登录"}',
    }),
  )
  await page.getByRole('button', { name: 'Refresh' }).click()

  const dialog = page.getByRole('dialog', { name: 'login expired' })
  await expect(dialog).toHaveCount(1)
  await expect(dialog).toContainText('sorry, login has expired, please log in again')
  await dialog.getByRole('button', { name: 'log in again' }).click()
  await expect(page).toHaveURL(/user\/login/)
})

test('a 401 shows a message, logs out and reloads', { tag: '@slow' }, async ({ page, watch }) => {
  watch.allow('401')
  await enterBills(page)
  await page.route('**/jeecg-boot/bill/**', (route) =>
    route.fulfill({ status: 401, contentType: 'application/json', body: '{"message":"x"}' }),
  )
  await page.getByRole('button', { name: 'Refresh' }).click()

  await expect(page.getByText('unauthorized, please log in again', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/user\/login/)
})

test('the language changes without a reload', { tag: '@slow' }, async ({ page }) => {
  await signInWithoutForm(page, 'clerk', '/bill/settleBill')
  await expect(page.getByRole('columnheader', { name: 'Payable' })).toBeVisible()

  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('menuitem', { name: '简体中文' }).click()

  await expect(page.getByRole('columnheader', { name: '应结金额' })).toBeVisible()
  await expect(page).toHaveTitle(/结算账单 · /)
})

test('the header greets users by nickname, for their local time of day', { tag: '@slow' }, async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-03-02T08:59:00+08:00'))
  await signInWithoutForm(page, 'clerk', '/')

  await expect(page.getByRole('banner')).toContainText('Good morning, 陈雨桐')
})

test('the root and /dashboard redirect to the home page /dashboard/analysis', { tag: '@slow' }, async ({
  page,
}) => {
  await signInWithoutForm(page, 'clerk', '/')

  await expect(page).toHaveURL(/\/dashboard\/analysis$/)
  await expect(page.getByRole('heading', { name: 'Settlement overview' })).toBeVisible()

  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/dashboard\/analysis$/)
})

test('an open login page continues when the user signs in in another tab', { tag: '@slow' }, async ({
  page,
  context,
}) => {
  await page.goto('/bill/tradeOrder')
  await expect(page).toHaveURL(/user\/login\?redirect=/)
  await expect(page.getByLabel('User name')).toBeVisible()

  await signIn(await context.newPage(), 'clerk')

  await expect(page).toHaveURL(/\/bill\/tradeOrder/)
  await expect(page).toHaveTitle('Trades · brand back office')
})
