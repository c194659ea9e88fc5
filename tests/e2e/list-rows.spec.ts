import type { Locator } from '@playwright/test'
import { expect, rowWith, signInWithoutForm, test } from './journey.ts'

test('a bill expands to its lines, by keyboard too, and stays expanded after a refresh', {
  tag: '@slow',
}, async ({ page }) => {
  await signInWithoutForm(page, 'clerk', '/bill/settleBill?status=PENDING')
  const lines = rowWith(page, 'To confirm').getByRole('button', { name: 'Lines' })
  await lines.focus()
  await page.keyboard.press('ArrowRight')

  const below = page.getByRole('region', { name: 'Lines' })
  await expect(below.getByRole('columnheader', { name: 'Trade day' })).toBeVisible()
  await expect(below.getByText('Payments')).toBeVisible()
  await expect(lines).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(below.getByText('Payments')).toBeVisible()

  await lines.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(below).toHaveCount(0)
})

test('a held bill is highlighted, and its expanded row has the reason', { tag: '@slow' }, async ({
  page,
}) => {
  await signInWithoutForm(page, 'clerk', '/bill/settleBill?status=HELD')
  const held = rowWith(page, 'On hold')
  await expect(held).toBeVisible()
  const ground = await held
    .locator('td')
    .nth(3)
    .evaluate((cell) => getComputedStyle(cell).backgroundColor)
  expect(ground).not.toBe('rgba(0, 0, 0, 0)')
  await held.getByRole('button', { name: 'Lines' }).click()

  const below = page.getByRole('region', { name: 'Lines' })
  await expect(below.getByText('Hold reason')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('bills are cards that sort, open, select and act by touch', async ({ page }) => {
    await signInWithoutForm(page, 'clerk', '/bill/settleBill?status=PENDING')
    const card = page.getByRole('article').first()
    await expect(card.getByText('To confirm')).toBeVisible()
    await expect(card.getByRole('term').first()).toHaveText('Shop')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    expect(await centreOf(page.getByRole('button', { name: 'Refresh' }))).toBeLessThan(
      await centreOf(page.getByRole('radiogroup', { name: 'Show rows as' })),
    )

    await page.getByRole('combobox', { name: 'Sort by' }).click()
    // The test waits for the response, because the cards show the old rows until the sorted rows have
    // arrived.
    const sorted = page.waitForResponse((answer) => answer.url().includes('column=payableFen'))
    await page.getByTitle('Payable, descending').click()
    await expect(page).toHaveURL(/payableFen/)
    await sorted
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)

    await card.getByRole('button', { name: 'Lines' }).tap()
    await expect(page.getByRole('region', { name: 'Lines' }).getByText('Payments').first()).toBeVisible()

    const menu = card.getByRole('button', { name: 'Actions' })
    const { width = 0, height = 0 } = (await menu.boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await menu.tap()
    await expect(page.getByRole('menuitem', { name: 'Confirm' })).toBeVisible()
    await page.keyboard.press('Escape')

    await card.getByRole('checkbox').tap()
    await expect(page.getByText('1 selected')).toBeVisible()
    expect(await centreOf(page.getByRole('button', { name: 'Confirm selected' }))).toBe(
      await centreOf(page.getByRole('button', { name: 'Hold selected' })),
    )
    await page.getByRole('button', { name: 'Clear' }).click()

    await card.getByRole('heading').getByRole('link').tap()
    await expect(page.getByRole('dialog')).toContainText('Settlement date')
  })

  test('users can switch to the table, and the choice is remembered', { tag: '@slow' }, async ({ page }) => {
    await signInWithoutForm(page, 'clerk', '/bill/tradeOrder')
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.getByRole('button', { name: 'Show as a table' }).click()
    await expect(page.getByRole('columnheader').first()).toBeVisible()
    await page.reload()

    await expect(page.getByRole('columnheader').first()).toBeVisible()
    await page.getByRole('button', { name: 'Show as cards' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  test('a board scrolls by itself, and its columns load as they come near', { tag: '@slow' }, async ({
    page,
  }) => {
    await signInWithoutForm(page, 'clerk', '/bill/settleBill')
    await page.getByTitle('Board').click()
    const settled = page.getByRole('region', { name: /^Settled/ })
    await expect(page.getByRole('region', { name: /^To confirm \d/ })).toBeVisible()
    await expect(settled).toHaveAccessibleName('Settled')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )

    await settled.scrollIntoViewIfNeeded()

    await expect(settled).toHaveAccessibleName(/^Settled [1-9]/)
    await settled.getByRole('link').first().click()
    await expect(page.getByRole('dialog')).toContainText('Settlement date')
  })
})

/** Vertical centre of an element on the page, in px. */
async function centreOf(element: Locator): Promise<number> {
  const { y = 0, height = 0 } = (await element.boundingBox()) ?? {}
  return y + height / 2
}
