import type { Page } from '@playwright/test'
import { expect, signIn, signInWithoutForm, test } from './journey.ts'
import { newMobile, readCode } from './sms-codes.ts'

const search = (page: Page) => page.getByRole('combobox', { name: 'search menu' })
const searchButton = (page: Page) => page.getByRole('button', { name: 'search menu' })

async function openOwn(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('the menu search opens by key and finds titles and pinyin initials', { tag: '@slow' }, async ({
  page,
}) => {
  await signInWithoutForm(page, 'clerk', '/')
  await expect(searchButton(page)).toBeVisible()

  await page.keyboard.press('Control+k')
  await expect(search(page)).toBeFocused()
  await page.keyboard.type('trade')
  await expect(page.locator('mark')).toHaveText('Trade')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/bill\/tradeOrder/)
  await expect(searchButton(page)).toBeVisible()

  await page.keyboard.press('Control+k')
  await expect(search(page)).toBeFocused()
  await page.keyboard.type('jszd')
  await expect(page.locator('mark')).toHaveText('结算账单')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/bill\/settleBill/)

  await searchButton(page).click()
  await page.keyboard.type('nothing of the sort')
  await expect(page.getByText('No entries found')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(searchButton(page)).toBeFocused()
})

test("on a narrow screen the search is a dialog titled 'search menu'", { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInWithoutForm(page, 'clerk', '/')
  await searchButton(page).click()
  await expect(page.getByRole('dialog', { name: 'search menu' })).toBeVisible()
  await expect(search(page)).toBeFocused()

  await page.keyboard.type('settle')
  await page.getByText('/bill/settleBill', { exact: true }).click()

  await expect(page).toHaveURL(/\/bill\/settleBill/)
  await expect(page.getByRole('dialog', { name: 'search menu' })).toHaveCount(0)
})

test('a supervisor of two regions chooses one at sign-in, and switches later', async ({ page }) => {
  await signIn(page, 'supervisor')
  const first = page.getByRole('dialog', { name: /^department switch/ })
  await expect(first).toBeVisible()
  await expect(first.getByRole('button', { name: 'close' })).toHaveCount(0)
  await choose(page, '华东大区')
  await expect(page.getByRole('link', { name: /Bills to confirm/ })).toBeVisible()

  await openOwn(page, 'department switch')
  await expect(
    page.getByRole('dialog', { name: 'department switch (current department: 华东大区)' }),
  ).toBeVisible()
  await choose(page, '华南大区')
  await expect(page.getByRole('link', { name: /Bills to confirm/ })).toBeVisible()

  await openOwn(page, 'department switch')
  const last = page.getByRole('dialog', { name: 'department switch (current department: 华南大区)' })
  await last.getByRole('button', { name: 'close', exact: true }).click()
  await expect(last).toHaveCount(0)
})

async function choose(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /^department switch/ })
  await expect(dialog.getByRole('button', { name: 'confirm' })).toBeEnabled()
  await dialog.getByRole('combobox', { name: 'department' }).click()
  await page.getByTitle(name).last().click()
  await dialog.getByRole('button', { name: 'confirm' }).click()
  await expect(dialog).toHaveCount(0)
}

test('the password dialog shows errors, keeps the entries and closes', { tag: '@slow' }, async ({ page }) => {
  await signInWithoutForm(page, 'clerk', '/')
  await openOwn(page, 'change password')
  const dialog = page.getByRole('dialog', { name: 'change password' })
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(dialog.getByText('please enter the old password!')).toBeVisible()
  await expect(dialog.getByText('please enter the new password!')).toBeVisible()
  await expect(dialog.getByText('please confirm the new password!')).toBeVisible()

  await dialog.getByLabel('old password', { exact: true }).fill('not-the-password')
  await dialog.getByLabel('new password', { exact: true }).fill('Green-tea-leaf-7')
  await dialog.getByLabel('confirm new password', { exact: true }).fill('Green-tea-leaf-8')
  await expect(dialog.getByText('the two passwords entered differ!')).toBeVisible()
  await dialog.getByLabel('confirm new password', { exact: true }).fill('Green-tea-leaf-7')
  await dialog.getByRole('button', { name: 'OK' }).click()

  await expect(dialog.getByText('The old password is wrong!')).toBeVisible()
  await expect(dialog.getByLabel('new password', { exact: true })).toHaveValue('Green-tea-leaf-7')
  await dialog.getByRole('button', { name: 'close', exact: true }).click()
  await expect(dialog).toHaveCount(0)
})

const FIRST = 'tieguanyin & longjing'
const SECOND = 'Green-tea-leaf-7'

/** Registers an account for this journey, with the calls of the registration page. */
async function register(page: Page): Promise<string> {
  const mobile = newMobile()
  const username = `leaf${mobile.slice(-8)}`
  await page.request.post('/jeecg-boot/sys/sms', { data: { mobile, smsmode: '1' } })
  const data = { phone: mobile, smscode: await readCode(mobile), username, password: FIRST }
  const answer = await page.request.post('/jeecg-boot/sys/user/register', { data })
  expect(await answer.json()).toMatchObject({ success: true })
  return username
}

async function changePassword(page: Page, before: string, after: string): Promise<void> {
  await openOwn(page, 'change password')
  const dialog = page.getByRole('dialog', { name: 'change password' })
  await dialog.getByLabel('old password', { exact: true }).fill(before)
  await dialog.getByLabel('new password', { exact: true }).fill(after)
  await dialog.getByLabel('confirm new password', { exact: true }).fill(after)
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('Your password is changed!').last()).toBeVisible()
  await expect(dialog).toHaveCount(0)
}

test('a password is changed with the messages of the server, and changed back', { tag: '@slow' }, async ({
  page,
}) => {
  const username = await register(page)
  await page.goto('/user/login')
  await page.getByLabel('User name').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(FIRST)
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/user\/login/)

  await changePassword(page, FIRST, SECOND)
  await changePassword(page, SECOND, FIRST)
})
