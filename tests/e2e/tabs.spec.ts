import type { Page } from '@playwright/test'
import { expect, signInWithoutForm, test } from './journey.ts'

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Open pages' })
const tab = (page: Page, name: string) => tabs(page).getByRole('link', { name })
const titles = (page: Page) => tabs(page).getByRole('link').allInnerTexts()
const choose = async (page: Page, name: string, item: string) => {
  // The click is repeated, because the menu closes when the page scrolls, even if the product restores the
  // scroll position.
  await expect(async () => {
    await tab(page, name).click({ button: 'right' })
    await page
      .getByRole('menu', { name: 'Tab menu' })
      .getByRole('menuitem', { name: item })
      .click({ timeout: 2000 })
  }).toPass()
}

/** Opens the tabs home, bills, trades and account center. The account center is then active. */
async function openFour(page: Page): Promise<void> {
  await signInWithoutForm(page, 'clerk', '/bill/settleBill')
  await page.getByRole('complementary').getByRole('link', { name: 'Trades' }).click()
  await expect(tab(page, 'Trades')).toHaveAttribute('aria-current', 'page')
  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitem', { name: 'account center' }).click()
  await expect(tab(page, 'Account center')).toHaveAttribute('aria-current', 'page')
  await expect(tabs(page).getByRole('link')).toHaveCount(4)
}

test('pages open as tabs; all tabs to one side or all others can be closed; tabs are restored after a reload', async ({
  page,
}) => {
  await openFour(page)
  expect(await titles(page)).toEqual(['Home', 'Settlement bills', 'Trades', 'Account center'])

  await choose(page, 'Trades', 'close left')
  await expect(tab(page, 'Settlement bills')).toHaveCount(0)
  expect(await titles(page)).toEqual(['Home', 'Trades', 'Account center'])

  await choose(page, 'Trades', 'close right')
  await expect(page).toHaveURL(/tradeOrder/)
  expect(await titles(page)).toEqual(['Home', 'Trades'])

  await page.goto('/bill/settleBill')
  await expect(tab(page, 'Settlement bills')).toBeVisible()
  await choose(page, 'Settlement bills', 'close others')
  await expect(tab(page, 'Trades')).toHaveCount(0)
  await page.reload()
  await expect(tab(page, 'Settlement bills')).toBeVisible()
  expect(await titles(page)).toEqual(['Home', 'Settlement bills'])
})

test('the home and the last page cannot be closed; a closed page activates its neighbour', {
  tag: '@slow',
}, async ({ page }) => {
  await openFour(page)
  await tab(page, 'Trades').click()
  await expect(page).toHaveURL(/tradeOrder/)

  await tab(page, 'Trades').click({ button: 'middle' })
  await expect(page).toHaveURL(/account\/center/)
  await tabs(page).getByRole('button', { name: 'Close Account center' }).click()
  await expect(page).toHaveURL(/settleBill/)

  await tab(page, 'home').click({ button: 'middle' })
  await expect(page.getByText('home cannot be closed!', { exact: true })).toBeVisible()

  await tab(page, 'Settlement bills').focus()
  await page.keyboard.press('Delete')
  await expect(page).toHaveURL(/dashboard\/analysis/)
  await expect(tab(page, 'home')).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(page.getByText('this is the last page, cannot close anymore', { exact: true })).toBeVisible()
})

test('tabs are used with arrows, Home and End, and their menu opens by key and by button', {
  tag: '@slow',
}, async ({ page }) => {
  await openFour(page)
  await tab(page, 'Account center').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(tab(page, 'Trades')).toBeFocused()
  await page.keyboard.press('Home')
  await expect(tab(page, 'home')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+F10')
  await expect(page.getByRole('menuitem', { name: 'refresh' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(tab(page, 'Settlement bills')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/settleBill/)

  await tabs(page).getByRole('button', { name: 'Tab menu' }).click()
  await page.getByRole('menuitem', { name: 'close others' }).click()
  await expect(tabs(page).getByRole('link')).toHaveCount(2)
})

test('a kept list keeps its selection, query and scroll position; a refresh resets it', {
  tag: '@slow',
}, async ({ page }) => {
  await signInWithoutForm(page, 'clerk', '/bill/tradeOrder')
  await expect(tab(page, 'Trades')).toBeVisible()
  await page.goto('/bill/settleBill?status=PENDING')
  await page.getByRole('row').nth(2).getByRole('checkbox').click()
  await expect(page.getByText('1 selected')).toBeVisible()
  await tab(page, 'Trades').focus()
  await page.evaluate(() => scrollTo(0, 240))
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle(/^Trades/)
  await expect(page.getByRole('row').nth(2)).toBeVisible()
  expect(asked.filter((url) => url.includes('settleBill'))).toEqual([])

  await page.goBack()
  await expect(page).toHaveTitle(/^Settlement bills/)
  await expect(page.getByText('1 selected')).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(240)

  await page.goForward()
  await expect(page).toHaveTitle(/^Trades/)
  await tab(page, 'Settlement bills').click()
  await expect(page).toHaveURL(/settleBill\?status=PENDING$/)
  await expect(page.getByText('1 selected')).toBeVisible()

  await choose(page, 'Settlement bills', 'refresh')
  await expect(page.getByText('1 selected')).toHaveCount(0)
  await expect(page.getByRole('row').nth(2)).toBeVisible()
})

test('a dirty form is marked, and asks before a tab change, closing or going back', async ({ page }) => {
  await signInWithoutForm(page, 'clerk', '/account/settings/base')
  await tab(page, 'home').click()
  await tab(page, 'Account settings').click()
  const name = page.getByRole('main').getByLabel('Name')
  await expect(name).not.toHaveValue('')
  await name.fill('Another person')
  await expect(tabs(page).getByRole('img', { name: 'Unsaved changes' })).toBeVisible()
  const question = page.getByRole('dialog', { name: 'Unsaved changes' })

  await tab(page, 'home').click()
  await expect(question).toContainText('You have unsaved changes')
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(question).toBeHidden()
  await expect(name).toHaveValue('Another person')

  await tabs(page).getByRole('button', { name: 'Close Account settings' }).click()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(question).toBeHidden()

  await page.evaluate(() => history.back())
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(question).toBeHidden()
  await expect(page).toHaveURL(/account\/settings\/base/)
  await expect(name).toHaveValue('Another person')

  await tab(page, 'home').click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/dashboard\/analysis/)
  await expect(tabs(page).getByRole('img', { name: 'Unsaved changes' })).toHaveCount(0)
})

test('entries lost by an expired session are offered after signing in again', { tag: '@slow' }, async ({
  page,
  watch,
}) => {
  watch.allow('500')
  await signInWithoutForm(page, 'clerk', '/account/settings/base')
  const name = page.getByRole('main').getByLabel('Name')
  await expect(name).not.toHaveValue('')
  await name.fill('Half typed')
  const expired = { status: 500, json: { message: 'Token失效，请重新登录' } }
  await page.route('**/jeecg-boot/app/account/profile', (route) => route.fulfill(expired), { times: 1 })
  await page.getByRole('button', { name: 'Save' }).click()
  await page
    .getByRole('dialog', { name: 'login expired' })
    .getByRole('button', { name: 'log in again' })
    .click()
  await expect(page).toHaveURL(/user\/login\?redirect=/)
  await page.getByLabel('User name').fill('clerk')
  await page.getByLabel('Password', { exact: true }).fill('123456')
  await page.getByRole('button', { name: 'Sign in' }).click()

  const offer = page.getByRole('dialog', { name: 'Restore what you typed?' })
  await offer.getByRole('button', { name: 'Restore' }).click()
  await expect(name).toHaveValue('Half typed')
})
