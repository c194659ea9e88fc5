import type { Page } from '@playwright/test'
import { PNG } from '../support/upload.ts'
import { expect, rowWith, signIn, signInWithoutForm, test } from './journey.ts'

const WHO = 'keeper'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0'
const DEVICE = 'Firefox 132 · Windows 10'

const name = (page: Page) => page.getByRole('textbox', { name: 'Name' })
const userMenu = (page: Page) => page.getByRole('button', { name: 'User menu' })
const part = (page: Page, title: string) => page.getByRole('main').getByRole('link', { name: title })

async function save(page: Page): Promise<void> {
  const saved = page.waitForResponse(/account\/profile/)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  expect((await saved).status()).toBe(200)
  await expect(page.getByText('Your profile is saved.').first()).toBeVisible()
}

test('a user changes their name and picture, and sees both immediately and after a reload', async ({
  page,
}) => {
  await signInWithoutForm(page, WHO, '/')
  await userMenu(page).click()
  await page.getByRole('menuitem', { name: 'Account settings' }).click()
  await expect(page).toHaveURL(/account\/settings\/base/)
  await expect(page).toHaveTitle('Account settings · brand back office')
  await expect(name(page)).not.toHaveValue('')
  const before = await name(page).inputValue()

  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.svg', mimeType: 'image/svg+xml', buffer: PNG })
  await expect(page.getByText('Choose a PNG, JPEG, WebP or GIF image.')).toBeVisible()
  await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PNG })
  await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible()
  await name(page).fill('Lin Yu')
  await save(page)

  await expect(page.getByText(/Good \w+, Lin Yu/)).toBeVisible()
  await expect(userMenu(page).locator('img')).toHaveAttribute('src', /common\/static\/avatar\//)
  await page.reload()
  await expect(page.getByText(/Good \w+, Lin Yu/)).toBeVisible()
  await expect(name(page)).toHaveValue('Lin Yu')

  await page.getByRole('button', { name: 'Remove' }).click()
  await name(page).fill(before)
  await save(page)
  await expect(userMenu(page).locator('img')).toHaveCount(0)
})

test('leaving an unsaved profile asks for confirmation', { tag: '@slow' }, async ({ page }) => {
  await signInWithoutForm(page, WHO, '/account/settings/base')
  await page.getByRole('textbox', { name: 'Telephone' }).fill('555')

  await part(page, 'Security').click()
  await page.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByRole('textbox', { name: 'Telephone' })).toHaveValue('555')
  await part(page, 'Security').click()
  await page.getByRole('button', { name: 'Leave' }).click()

  // The address changes before the new page is rendered. The test waits for the new page, because going back
  // earlier would return to the page that is still shown.
  await expect(page.getByRole('heading', { name: 'Security', exact: true })).toBeVisible()
  await expect(page).toHaveURL(/account\/settings\/security/)
  await page.goBack()
  await expect(page.getByRole('textbox', { name: 'Telephone' })).not.toHaveValue('555')
})

test('a session ended from another device is signed out, and the log shows it', { tag: '@slow' }, async ({
  page,
  browser,
}) => {
  // Slow, because the test signs in with two browsers.
  test.slow()
  const other = await browser.newContext({ userAgent: FIREFOX })
  const there = await other.newPage()
  await signIn(there, WHO)
  await signInWithoutForm(page, WHO, '/account/settings/security')

  await page
    .getByRole('button', { name: `Sign out ${DEVICE}` })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('Device signed out.')).toBeVisible()

  await there.goto('/account/center')
  await there.getByRole('button', { name: 'log in again' }).click()
  await expect(there).toHaveURL(/user\/login/)
  await part(page, 'Sign-in log').click()
  await expect(rowWith(page, 'Signed out')).toContainText(DEVICE)
  await other.close()
})

test('each section of the account page fits a phone and has its own address', { tag: '@slow' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInWithoutForm(page, WHO)
  const widths: number[] = []
  const measure = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    widths.push(await page.evaluate(() => document.documentElement.scrollWidth))
  }

  await page.goto('/account/center')
  await expect(page.getByText('Recent sign-ins')).toBeVisible()
  await measure()
  await page.getByRole('link', { name: 'Edit the profile' }).click()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
  await measure()
  await part(page, 'Interface').click()
  await expect(page.getByRole('radio', { name: 'Dark menu' })).toBeVisible()
  await measure()
  await part(page, 'Security').click()
  await expect(page.getByText('This device')).toBeVisible()
  await measure()
  await part(page, 'Sign-in log').click()
  await expect(rowWith(page, 'Signed in')).toBeVisible()
  await measure()

  expect(widths).toEqual([390, 390, 390, 390, 390])
  await page.goBack()
  await expect(page).toHaveURL(/settings\/security/)
})
