import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, signInWithoutForm, test } from './journey.ts'

/**
 * Tests fields in the gallery with keyboard, paste and pointer. Such tests need a real browser, which
 * computes the layout.
 */

async function openField(page: Page, name: string) {
  // The search draws only this field, because rendering the whole gallery takes several seconds.
  await signInWithoutForm(page, 'admin', `/dev/gallery?search=${name}`)
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: false }) })
  await expect(card.first()).toBeVisible()
  return card.first()
}

/** Switches the gallery to fields in one state, such as read-only. */
const stand = (page: Page, look: string) =>
  page.getByRole('radiogroup', { name: 'Field states in a form' }).getByText(look, { exact: true }).click()

/**
 * Returns the serious axe violations in the visible fields, each with the first elements that violate the
 * rule.
 */
async function seriousViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .include('#gallery-fields')
    // Disabled elements need no contrast, but axe also checks disabled elements that are not inputs
    // themselves.
    .exclude('.ant-select-disabled')
    .exclude('.ant-input-affix-wrapper-disabled .ant-input-suffix')
    .analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => [id, ...nodes.slice(0, 5).map(({ html }) => html.slice(0, 200))])
}

test.beforeEach(({ watch }) => {
  // The gallery has examples of hostile markup and missing files, which cause these console messages.
  watch.allow('Executing inline event handler violates')
  watch.allow('404')
})

test('rich text accepts typing and pasting, and keeps no active content', { tag: '@slow' }, async ({
  page,
}) => {
  const card = await openField(page, 'RichText')
  const surface = card.getByRole('textbox', { name: 'Empty' })
  await surface.click()

  await page.keyboard.press('Control+b')
  await page.keyboard.type('Fees')
  await surface.evaluate((element) => {
    const data = new DataTransfer()
    data.setData(
      'text/html',
      '<p style="position:fixed">rise<script>1</script><img src=x onerror=1><a href="javascript:1">here</a></p>',
    )
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  })

  await expect(surface).toContainText('rise')
  await expect(surface.locator('strong')).toContainText('Fees')
  const acts = surface.locator('script, [onerror], [style*=fixed], a[href^=javascript]')
  await expect(acts).toHaveCount(0)
  await stand(page, 'Read-only')
  await expect(card.locator('strong').filter({ hasText: 'Fees' })).toBeVisible()
})

test('a link is set by keyboard alone, and Escape returns to the text', { tag: '@slow' }, async ({
  page,
}) => {
  const card = await openField(page, 'RichText')
  const surface = card.getByRole('textbox', { name: 'Empty' })
  await surface.click()
  await page.keyboard.type('fees')
  await page.keyboard.press('Control+a')

  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await page.keyboard.type('example.com')
  await page.keyboard.press('Enter')

  await expect(surface.locator('a')).toHaveAttribute('href', 'https://example.com/')
  await expect(surface).toBeFocused()
})

test('a JSON error shows its position, and pressing Escape and then Tab leaves the editor', {
  tag: '@slow',
}, async ({ page }) => {
  const card = await openField(page, 'Json')
  const surface = card.getByRole('textbox', { name: 'Empty' })
  await surface.click()

  await page.keyboard.type('[1,')
  await expect(card.getByText(/^Line 1, column \d/)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')

  await expect(surface).not.toBeFocused()
  await expect(surface).toHaveAttribute('aria-invalid', 'true')
})

test('a click on the map sets the location, a drag moves it, and its coordinates follow', {
  tag: '@slow',
}, async ({ page }) => {
  const card = await openField(page, 'MapPoint')
  const map = card.getByRole('region', { name: 'Map' }).first()
  const longitude = card.getByLabel('Longitude').first()
  await map.scrollIntoViewIfNeeded()

  await map.click({ position: { x: 150, y: 100 } })
  const pin = map.getByRole('button', { name: /^Marker/ })
  await expect(pin).toBeVisible()
  const pressed = await longitude.inputValue()
  const box = await pin.boundingBox()
  await pin.hover()
  await page.mouse.down()
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 12, { steps: 5 })
  await page.mouse.up()

  await expect(longitude).not.toHaveValue(pressed)
  expect(Number(await longitude.inputValue())).toBeGreaterThan(Number(pressed))
})

test('a region is found by any part of its name', { tag: '@slow' }, async ({ page }) => {
  const card = await openField(page, 'Region')
  const field = card.getByRole('combobox', { name: 'Empty' })
  await field.click()

  await field.fill('西湖')
  await page
    .getByRole('menuitemcheckbox', { name: /杭州市.*西湖区/ })
    .first()
    .click()

  await expect(card.getByText('浙江省 / 杭州市 / 西湖区')).toBeVisible()
})

test('a picture is uploaded, and opens on click', { tag: '@slow' }, async ({ page }) => {
  const card = await openField(page, 'ImageUpload')
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )

  const input = card.locator('input[type=file]').first()
  await input.setInputFiles({ name: 'licence.png', mimeType: 'image/png', buffer: png })
  await card.getByRole('button', { name: 'Show licence.png' }).click()

  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await card.getByRole('button', { name: 'Remove licence.png' }).click()
  await expect(card.getByRole('button', { name: 'Show licence.png' })).toHaveCount(0)
})

test('axe finds no serious violation in fields with an error', { tag: '@slow' }, async ({ page }) => {
  await openField(page, 'Money')
  await stand(page, 'With an error')

  for (const name of ['Money', 'DictSelect', 'Region', 'ImageUpload']) {
    await page.getByLabel('Find a renderer').fill(name)
    await expect(page.locator('#gallery-fields').getByRole('heading', { name }).first()).toBeVisible()
    await expect(page.locator('#gallery-fields [aria-busy="true"]')).toHaveCount(0)
    await expect(page.getByText('Error messages appear here.').first()).toBeVisible()

    expect(await seriousViolations(page), name).toEqual([])
  }
})

for (const look of ['With an error', 'Read-only']) {
  // `screens.spec.ts` checks the whole gallery with editable fields. These tests check other states of the
  // fields.
  test(`axe finds no serious violation in any field: ${look}`, { tag: '@slow' }, async ({ page }) => {
    // The check of a hundred samples is slow on any machine.
    test.setTimeout(240_000)
    const drawn = () =>
      expect(page.locator('#gallery-fields [aria-busy="true"]')).toHaveCount(0, { timeout: 60_000 })
    page.setDefaultTimeout(60_000)
    await signInWithoutForm(page, 'admin', '/dev/gallery')
    await drawn()
    await stand(page, look)
    await drawn()

    expect(await seriousViolations(page)).toEqual([])
  })
}
