import type { Page } from '@playwright/test'
import { expect, signInWithoutForm, test } from './journey.ts'
import { newMobile, readCode, skipWait } from './sms-codes.ts'

const PASSWORD = 'tieguanyin & longjing'

/** Fills in the registration form and submits it. */
async function register(page: Page, username: string, mobile: string): Promise<void> {
  await page.getByLabel('User name').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByLabel('Mobile number').fill(mobile)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByLabel('SMS code')).toBeFocused()
  await page.getByLabel('SMS code').fill(await readCode(mobile))
  await page.keyboard.press('Enter')
}

test('a new user sees the registration result, signs in and sees that they have no department', async ({
  page,
}) => {
  const mobile = newMobile()
  const username = `guest${mobile.slice(-8)}`
  await page.goto('/user/login?redirect=%2Fdashboard%2Fanalysis')
  await page.getByRole('link', { name: 'Register an account' }).click()
  await expect(page).toHaveTitle('Register · brand back office')
  await register(page, username, mobile)

  await expect(page).toHaveTitle('Registration result · brand back office')
  await page.reload()
  await expect(page.getByText(`The account ${username} is created`)).toBeVisible()
  await page.getByRole('link', { name: 'Go to sign in' }).click()
  await expect(page.getByLabel('User name')).toHaveValue(username)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/dashboard\/analysis$/)
  await expect(page.getByText('you have not set department information!')).toBeVisible()
})

test('a user name in use is reported after sending, and can be changed', { tag: '@slow' }, async ({
  page,
}) => {
  const mobile = newMobile()
  await page.goto('/user/register')
  await register(page, 'clerk', mobile)

  await expect(page.getByText('User name already in use')).toBeVisible()
  await expect(page.getByLabel('User name')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('User name').fill(`guest${mobile.slice(-8)}`)
  await page.keyboard.press('Enter')

  await expect(page.getByText(/The account guest\d+ is created/)).toBeVisible()
})

test('a forgotten password is reset in four steps, by keyboard alone', async ({ page }) => {
  const mobile = newMobile()
  const username = `lost${mobile.slice(-8)}`
  await page.goto('/user/register')
  await register(page, username, mobile)
  await expect(page).toHaveURL(/\/user\/register-result/)
  await skipWait(mobile)
  await page.goto('/user/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()

  await expect(page).toHaveTitle('Reset password · brand back office')
  await expect(page.getByLabel('Mobile number')).toBeFocused()
  await page.keyboard.type(mobile)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('SMS code')).toBeFocused()
  await page.keyboard.type(await readCode(mobile, 2))
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Choose a new password for ${username}.`)).toBeVisible()
  await expect(page.getByLabel('New password')).toBeFocused()
  await page.keyboard.type('biluochun in spring')
  await page.getByLabel('Confirm password').fill('biluochun in spring')
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeFocused()
  await page.getByRole('link', { name: 'Go to sign in' }).click()
  await page.getByLabel('Password', { exact: true }).fill('biluochun in spring')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/analysis$/)
})

test('signing in with a phone and its code leads to the requested page', { tag: '@slow' }, async ({
  page,
}) => {
  const mobile = '19900000003'
  await skipWait(mobile)
  await page.goto('/bill/settleBill?status=HELD')
  await page.getByRole('tab', { name: 'With a password' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.getByLabel('Mobile number').fill(mobile)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('button', { name: /Send again in \d+ s/ })).toBeVisible()
  await page.getByLabel('SMS code').fill('0')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The code is wrong or expired')).toBeVisible()
  await page.getByLabel('SMS code').fill(await readCode(mobile))
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/bill\/settleBill\?status=HELD/)
})

// All addresses of a group are opened in the same browser page. With a new page for each address, the test
// would be much slower.
for (const landings of [
  [
    ['/user', '/user/login'],
    ['/user/nowhere', '/user/login'],
    ['/user/register', '/user/register'],
    ['/user/register-result', '/user/register-result'],
    ['/user/alteration', '/user/alteration'],
  ],
  [
    ['/test', '/user/login?redirect=%2Ftest'],
    ['/404', '/user/login?redirect=%2F404'],
    ['/bill/settleBill?a=1#b', '/user/login?redirect=%2Fbill%2FsettleBill%3Fa%3D1%23b'],
  ],
] as const) {
  const path = landings.map(([opened]) => opened).join(' ')
  const lands = landings.map(([, address]) => address).join(' ')
  test(`a visitor who opens ${path} is sent to ${lands}`, async ({ page, baseURL }) => {
    for (const [opened, address] of landings) {
      await page.goto(opened)
      await expect(page).toHaveURL(new URL(address, baseURL).href)
      await expect(page.getByText('brand management back-end')).toBeVisible()
    }
  })
}

test('signed-in users are redirected from the login page to the home page, and may open the other public pages', {
  tag: '@slow',
}, async ({ page }) => {
  await signInWithoutForm(page, 'clerk', '/user/login')
  await expect(page).toHaveURL(/\/dashboard\/analysis$/)
  // The test waits only for the address, since the home page need not load.
  await page.goto('/user', { waitUntil: 'commit' })
  await expect(page).toHaveURL(/\/dashboard\/analysis$/)

  await page.goto('/user/alteration')
  await expect(page.getByRole('heading', { name: 'Reset password' })).toBeVisible()
  await page.getByRole('link', { name: 'Sign in with an existing account' }).click()
  await expect(page).toHaveURL(/\/dashboard\/analysis$/)

  await page.goto('/test')
  await expect(page).toHaveURL(/\/test\/home$/)
  await expect(page).toHaveTitle('Test home · brand back office')
  await expect(page.getByRole('heading', { name: 'Test home' })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
})

test("the sign-in form doesn't move when the server's sign-in options arrive", async ({ page }) => {
  let release = () => {}
  const isMeasured = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/app/capabilities', (route) => isMeasured.then(() => route.continue()))
  await page.goto('/user/login')
  const button = page.getByRole('button', { name: 'Sign in' })
  const before = await button.boundingBox()
  release()
  await expect(page.getByRole('heading', { name: 'Demo mode' })).toBeVisible()
  expect(await button.boundingBox()).toEqual(before)
})

for (const locale of ['en-US', 'zh-CN']) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    // `screens.spec.ts` checks the visitor pages only in portrait.
    test('the visitor pages fit a phone in portrait and landscape', { tag: '@slow' }, async ({ page }) => {
      for (const name of ['login', 'register', 'register-result', 'alteration']) {
        await page.goto(`/user/${name}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        for (const [width, height] of [
          [390, 844],
          [844, 390],
          [1000, 800],
        ] as const) {
          await page.setViewportSize({ width, height })
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          expect(overflow, `${name} at ${width}`).toBeLessThanOrEqual(0)
        }
      }
    })
  })
}
