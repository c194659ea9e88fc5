import { expect, linesOf, signInWithoutForm, test } from './journey.ts'

test('the dashboard compares today with the days before, and opens the lists behind its figures', async ({
  page,
}) => {
  await signInWithoutForm(page, 'clerk', '/')

  const takings = page.getByRole('link', { name: /Sales today/ })
  await expect(takings).toContainText(/¥ [\d,]+\.\d\d/)
  await expect(takings).toContainText('vs same time yesterday')
  await expect(takings).toContainText('vs same time last week')
  await expect(page.getByRole('link', { name: /Payment success rate/ })).toContainText(/\d%|–/)
  await page.getByRole('link', { name: /Bills to confirm/ }).click()
  await expect(page).toHaveURL(/status=PENDING/)
})

for (const [width, tag] of [
  [1440, []],
  [390, ['@slow']],
] as const) {
  test(`at ${width} px the charts and links follow the chosen period, also back`, {
    tag: [...tag],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await signInWithoutForm(page, 'clerk', '/')
    const salesOf = (days: number) =>
      page.getByRole('figure', { name: `Sales, last ${days} days`, exact: true })
    const shopsOf = (days: number) => page.getByRole('region', { name: `Top shops, last ${days} days` })
    await expect(salesOf(30)).toBeVisible()
    const startOf = async (days: number) =>
      /paidTime=([\d-]+)/.exec(
        (await shopsOf(days).getByRole('link').first().getAttribute('href')) ?? '',
      )?.[1]
    const before = await startOf(30)

    if (width < 768) await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByRole('combobox', { name: 'Chart period' }).click()
    await page.getByTitle('Last 7 days', { exact: true }).click()
    await page.getByRole('button', { name: 'Search', exact: true }).click()

    await expect(page).toHaveURL(/days=7/)
    await expect(salesOf(7)).toBeVisible()
    const after = await startOf(7)
    expect(before).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(String(after) > String(before)).toBe(true)

    await page.goBack()

    await expect(page).not.toHaveURL(/days=7/)
    await expect(salesOf(30)).toBeVisible()
  })
}

test('a day of the chart opens its payments, and the way back keeps the filters', async ({ page }) => {
  await signInWithoutForm(page, 'clerk', '/dashboard/analysis?days=7')
  const chart = page.getByRole('figure', { name: 'Sales, last 7 days', exact: true })
  await expect(chart.locator('svg path').first()).toBeAttached()

  await chart.getByRole('img').click()

  await expect(page).toHaveURL(/tradeOrder\?kind=PAY&status=.*&paidTime=([\d-]+)\+00:00:00,\1\+23:59:59/)
  await page.goBack()
  await chart.getByRole('button', { name: 'Show as table' }).click()
  await expect(chart.getByRole('rowheader').last()).toContainText('Today so far')
  await expect(chart.getByRole('link')).toHaveCount(7)
})

test('a chart is shown as a table, and saved as CSV and as a picture', { tag: '@slow' }, async ({ page }) => {
  await signInWithoutForm(page, 'clerk', '/')
  const chart = page.getByRole('figure', { name: 'Sales, last 30 days', exact: true })
  await expect(chart.getByRole('img')).toHaveAttribute('aria-label', /highest ¥ [\d,.]+/)
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
    expect(file.suggestedFilename()).toBe(`Sales,-last-30-days.${kind.toLowerCase()}`)
  }
})

test('each of the top shops links to its trades', { tag: '@slow' }, async ({ page }) => {
  await signInWithoutForm(page, 'clerk', '/')
  const shops = page.getByRole('region', { name: 'Top shops, last 30 days' })

  await shops.getByRole('link').first().click()

  await expect(page).toHaveURL(/tradeOrder\?.*shopId=/)
})

test('amounts of the top shops stay on one line at any width', { tag: '@slow' }, async ({ page }) => {
  await signInWithoutForm(page, 'clerk', '/')
  const amount = page
    .getByRole('region', { name: 'Top shops, last 30 days' })
    .getByText(/^¥? ?[\d,]+\.\d\d$/)
    .first()

  for (const width of [1440, 1100, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await linesOf(amount), `${width} px`).toBe(1)
  }
})

test('a failed block is retried alone, and the other blocks stay', { tag: '@slow' }, async ({
  page,
  watch,
}) => {
  watch.allow('analysis/channels')
  let isDown = true
  await page.route(/analysis\/channels/, (route) =>
    isDown
      ? route.fulfill({ status: 500, json: { success: false, code: 500, message: '', result: null } })
      : route.continue(),
  )
  await signInWithoutForm(page, 'clerk', '/')
  await expect(page.getByRole('figure', { name: 'Sales, last 30 days', exact: true })).toBeVisible()
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  isDown = false

  await retry.click()

  await expect(page.getByRole('figure', { name: 'Channels, last 30 days' })).toBeVisible()
})

test('a user without permission for trades and bills learns who can help', { tag: '@slow' }, async ({
  page,
}) => {
  await signInWithoutForm(page, 'configurator', '/')

  await expect(page.getByText('No figures available for your role.')).toBeVisible()
})

for (const [width, tag] of [
  [1000, ['@slow']],
  [390, []],
] as const) {
  test(`at ${width} px nothing is wider than the window, and charts follow it`, { tag: [...tag] }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await signInWithoutForm(page, 'clerk', '/')

    const chart = page.getByRole('figure', { name: 'Sales, last 30 days', exact: true })
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
