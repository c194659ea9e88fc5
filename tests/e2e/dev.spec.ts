import { readFileSync, writeFileSync } from 'node:fs'
import { type Product, startProduct } from '../support/product.ts'
// This file uses the `test` function of the journeys. For another `test` function, Playwright would start a
// new worker. The next journey would then need a new product.
import { expect, signIn, test } from './journey.ts'

/**
 * Page file that the journey edits while the development server runs, as a configurator does with an editor.
 */

const file = 'schemas/pages/bill/settle-bill-list.page.json'
const shipped = readFileSync(file, 'utf8')
let product: Product

test.beforeAll(async () => {
  test.setTimeout(120_000)
  product = await startProduct({ program: ['--import', 'tsx', 'server/cli/dev.ts'] })
})
test.afterAll(async () => {
  writeFileSync(file, shipped)
  await product.stop()
})

// For this test, Vite transforms the whole client, which takes as long as ten other journeys.
test('editing a page file updates the screen without a restart, and an invalid edit is reported with its place', {
  tag: '@slow',
}, async ({ browser }) => {
  test.setTimeout(120_000)
  const page = await browser.newPage({ baseURL: product.url })
  await signIn(page, 'clerk')
  await page.goto('/bill/settleBill')
  await expect(page.getByRole('row').nth(1)).toBeVisible({ timeout: 60_000 })
  await page.evaluate(() => {
    window.name = 'not reloaded'
  })

  writeFileSync(file, shipped.replaceAll('"title": "Payable"', '"title": "To be paid out"'))
  await expect(page.getByRole('columnheader', { name: 'To be paid out' })).toBeVisible()

  writeFileSync(file, shipped.replace('"field": "feeFen"', '"field": "feeFenn"'))
  const card = page.getByRole('alert').filter({ hasText: 'feeFenn' })
  await expect(card).toContainText(/settle-bill-list\.page\.json, line \d+, column \d+/)
  await expect(card).toContainText('Did you mean "feeFen"?')
  await expect(page.getByRole('menuitem', { name: 'Trades' })).toBeVisible()

  writeFileSync(file, shipped)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  expect(await page.evaluate(() => window.name)).toBe('not reloaded')
})
