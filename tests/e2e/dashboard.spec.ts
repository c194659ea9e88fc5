import { enter, expect, test } from './journey.ts'

test('the board shows today beside the days before, and leads to the rows it counts', async ({ page }) => {
  await enter(page, 'clerk')

  const takings = page.getByRole('link', { name: /Takings today/ })
  await expect(takings).toContainText(/¥ [\d,]+\.\d\d/)
  await expect(takings).toContainText('vs yesterday by this time')
  await expect(takings).toContainText('vs a week ago by this time')
  await expect(page.getByRole('link', { name: /Payments that succeeded/ })).toContainText(/\d%|–/)
  await page.getByRole('link', { name: /Bills to confirm/ }).click()
  await expect(page).toHaveURL(/status=PENDING/)
})

test('a chart is read as a table, and saved as numbers and as a picture', async ({ page }) => {
  await enter(page, 'clerk')
  const chart = page.getByRole('figure', { name: 'Takings of the last 30 days', exact: true })
  await expect(chart.getByRole('img')).toHaveAttribute('aria-label', /most ¥ [\d,.]+/)
  await expect(chart.locator('svg path').first()).toBeAttached()

  await chart.getByRole('button', { name: 'Show as table' }).click()

  await expect(chart.getByRole('row')).toHaveCount(31)
  await chart.getByRole('button', { name: 'Show as chart' }).click()
  for (const kind of ['CSV', 'PNG']) {
    await chart.getByRole('button', { name: /^Save/ }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: `Save as ${kind}` }).click(),
    ])
    expect(file.suggestedFilename()).toBe(`Takings-of-the-last-30-days.${kind.toLowerCase()}`)
  }
})

test('the shops that took the most lead to their trades', async ({ page }) => {
  await enter(page, 'clerk')
  const shops = page.getByRole('region', { name: 'Shops that took the most in 30 days' })

  await shops.getByRole('link').first().click()

  await expect(page).toHaveURL(/tradeOrder\?.*shopId=/)
})

test('a block that fails is asked again by itself, the others stay', async ({ page, watch }) => {
  watch.allow('analysis/channels')
  let isDown = true
  await page.route(/analysis\/channels/, (route) =>
    isDown
      ? route.fulfill({ status: 500, json: { success: false, code: 500, message: '', result: null } })
      : route.continue(),
  )
  await enter(page, 'clerk')
  await expect(page.getByRole('figure', { name: 'Takings of the last 30 days', exact: true })).toBeVisible()
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  isDown = false

  await retry.click()

  await expect(page.getByRole('figure', { name: 'Channels of the last 30 days' })).toBeVisible()
})

test('whoever may see neither trades nor bills is told who can help', async ({ page }) => {
  await enter(page, 'configurator')

  await expect(page.getByText('There are no figures for your role.')).toBeVisible()
})

for (const width of [1000, 390]) {
  test(`${width} px wide nothing is wider than the window, and charts follow it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await enter(page, 'clerk')

    const chart = page.getByRole('figure', { name: 'Takings of the last 30 days', exact: true })
    await expect(chart.locator('svg').first()).toBeVisible()
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(width)
    const drawn = await chart.getByRole('img').evaluate((place) => {
      const svg = place.querySelector('svg')
      return [place.clientWidth, svg?.clientWidth]
    })
    expect(drawn[1]).toBe(drawn[0])
  })
}
