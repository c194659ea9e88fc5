import { LIST_PAGE_LIMIT, LOGIN_LIMIT, measureFirstLoad, sumsAreShown } from '../support/first-load.ts'
import { expect, signIn, test } from './journey.ts'

test('the login page loads at most 150 KiB', async ({ page }) => {
  const { bytes, files } = await measureFirstLoad(page, '/user/login')

  expect(files.length).toBeGreaterThan(2)
  expect(bytes).toBeLessThanOrEqual(LOGIN_LIMIT)
})

test('the first list page loads at most 504 KiB', async ({ page, browser, baseURL }) => {
  await signIn(page, 'clerk')
  const signedIn = await page.context().storageState()
  const fresh = await browser.newContext({ storageState: signedIn, ...(baseURL && { baseURL }) })
  const { bytes, files } = await measureFirstLoad(await fresh.newPage(), '/bill/settleBill', sumsAreShown)
  await fresh.close()

  expect(files.length).toBeGreaterThan(5)
  expect(bytes).toBeLessThanOrEqual(LIST_PAGE_LIMIT)
})
