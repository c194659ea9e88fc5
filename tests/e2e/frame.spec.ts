import type { Locator, Page } from '@playwright/test'
import { expect, signInWithoutForm, test } from './journey.ts'

const BILLS = '/bill/settleBill'
const header = (page: Page) => page.getByRole('banner')
const content = (page: Page) => page.getByRole('main')
const sider = (page: Page) => page.getByRole('complementary')
const widthOf = async (part: Locator) => Math.round((await part.boundingBox())?.width ?? 0)

/** Waits until a scroll takes effect. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

type Kept = Record<string, unknown>

/** Stores preferences as the settings drawer does, before the first page of the tab loads. */
const keep = (page: Page, kept: Kept) =>
  page.addInitScript((entries) => {
    if (sessionStorage.getItem('kept') !== null) return
    sessionStorage.setItem('kept', 'once')
    for (const [key, value] of entries)
      localStorage.setItem(`pro__${key}`, JSON.stringify({ value, expire: null }))
  }, Object.entries(kept))

/** Stores preferences as the settings drawer does, and reloads. */
async function prefer(page: Page, kept: Kept): Promise<void> {
  await page.evaluate((entries) => {
    for (const [key, value] of entries)
      localStorage.setItem(`pro__${key}`, JSON.stringify({ value, expire: null }))
  }, Object.entries(kept))
  await page.reload()
  await expect(content(page)).toBeVisible()
}

async function openSettings(page: Page) {
  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitem', { name: 'system settings' }).click()
  const drawer = page.getByRole('dialog', { name: 'system settings' })
  await expect(drawer).toBeVisible()
  return drawer
}

async function openBills(page: Page, kept: Kept = {}): Promise<void> {
  await keep(page, kept)
  await signInWithoutForm(page, 'clerk', BILLS)
  await seeBills(page)
}

/**
 * Waits until bills are visible. A wide window shows bills as rows, and a narrow window shows them as cards.
 */
const seeBills = (page: Page) => expect(page.getByRole('link', { name: /^B2/ }).first()).toBeVisible()

test('a page is framed by a side or top menu, a header and an empty footer', async ({ page }) => {
  const menu = (place: Locator) => place.getByRole('navigation', { name: 'Main menu' })
  await openBills(page)
  await expect(menu(sider(page))).toBeVisible()
  await expect(header(page)).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeEmpty()

  await prefer(page, { DEFAULT_LAYOUT_MODE: 'topmenu' })

  await expect(menu(header(page))).toBeVisible()
  await expect(sider(page)).toHaveCount(0)
})

test('settings apply immediately, are saved, and apply in other tabs', { tag: '@slow' }, async ({
  page,
  context,
}) => {
  await openBills(page)
  const other = await context.newPage()
  await other.goto(BILLS)
  await expect(sider(other)).toBeVisible()
  await page.bringToFront()
  const drawer = await openSettings(page)
  await expect(drawer).toContainText('Development preview only')

  await drawer.getByRole('radio', { name: 'Top menu' }).click()
  await drawer.getByRole('radio', { name: 'Dark', exact: true }).click()
  await drawer.getByRole('radio', { name: 'Violet' }).click()

  await expect(sider(page)).toHaveCount(0)
  await expect(sider(other)).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('data-appearance', 'dark')
  await expect(other.locator('html')).toHaveAttribute('data-appearance', 'dark')

  await page.reload()
  await expect(header(page).getByRole('menuitem', { name: 'Bills' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-appearance', 'dark')
})

test('the drawer shows saved settings, resets them in one click, and closes back to the page', {
  tag: '@slow',
}, async ({ page }) => {
  await openBills(page, { DEFAULT_LAYOUT_MODE: 'topmenu', DEFAULT_COLOR: '#722ED1' })
  const drawer = await openSettings(page)
  await expect(drawer.getByRole('radio', { name: 'Violet' })).toBeChecked()

  await drawer.getByRole('button', { name: 'Reset to defaults' }).click()
  await expect(sider(page)).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('button', { name: 'User menu' })).toBeFocused()
})

test('the dark background is shown before the shell loads', { tag: '@slow' }, async ({ page }) => {
  await openBills(page, { GAIWAN_APPEARANCE: 'dark' })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/application-*.js', async (route) => {
    await held
    await route.continue()
  })

  await page.reload({ waitUntil: 'commit' })

  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(11, 13, 14)')
  await expect(content(page)).toHaveCount(0)
  release()
  await expect(content(page)).toBeVisible()
})

test('in the top menu mode fixed content is 1200 px wide and centred, fluid content uses the full width', {
  tag: '@slow',
}, async ({ page }) => {
  await openBills(page, { DEFAULT_LAYOUT_MODE: 'topmenu' })
  await expect.poll(() => widthOf(content(page))).toBe(1240)
  const [brand, tools] = [
    header(page).getByRole('link', { name: 'Home' }).first(),
    page.getByRole('button', { name: 'Log out' }),
  ]
  expect(await widthOf(brand)).toBeGreaterThanOrEqual(165)
  // Only the minimum width is checked, because the buttons need more space than this width.
  await expect(tools.locator('..')).toHaveCSS('min-width', '360px')

  await prefer(page, { DEFAULT_CONTENT_WIDTH_TYPE: 'Fluid' })

  await expect.poll(() => widthOf(content(page))).toBe(1440)
})

test('a fixed header stays, hides when scrolling down past 100 px, and returns when scrolling up', {
  tag: '@slow',
}, async ({ page }) => {
  await openBills(page, {
    DEFAULT_FIXED_HEADER: true,
    DEFAULT_FIXED_HEADER_HIDDEN: true,
    DEFAULT_MULTI_PAGE: false,
  })
  await expect(page.getByRole('table').first()).toBeVisible()
  expect((await content(page).boundingBox())?.y).toBe(59)

  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, 90)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(90)
  await drawn(page)
  expect(await header(page).getAttribute('data-hidden')).toBe('false')
  await expect(header(page)).toBeInViewport({ ratio: 1 })

  await page.mouse.wheel(0, 200)
  await expect(header(page)).not.toBeInViewport()

  await page.mouse.wheel(0, -60)
  await expect(header(page)).toBeInViewport({ ratio: 1 })
})

test('the tabs stay below a fixed header, and move up when it hides', { tag: '@slow' }, async ({ page }) => {
  const tabs = page.getByRole('navigation', { name: 'Open pages' })
  await openBills(page, { DEFAULT_FIXED_HEADER: true, DEFAULT_FIXED_HEADER_HIDDEN: true })
  // The test waits for rows, because the page can't scroll without them.
  await seeBills(page)

  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, 90)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(90)
  expect((await tabs.boundingBox())?.y).toBe(59)

  await page.mouse.wheel(0, 200)
  await expect.poll(async () => (await tabs.boundingBox())?.y).toBe(0)
})

test('without the multi-tab mode there is no tab bar', { tag: '@slow' }, async ({ page }) => {
  const tabs = page.getByRole('navigation', { name: 'Open pages' })
  await openBills(page)
  await expect(tabs).toBeVisible()

  await prefer(page, { DEFAULT_MULTI_PAGE: false })

  await expect(tabs).toHaveCount(0)
})

test('a fixed side menu stays in place while the page scrolls', { tag: '@slow' }, async ({ page }) => {
  const scroll = async () => {
    await page.mouse.wheel(0, 300)
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  }
  await openBills(page)
  await page.mouse.move(700, 500)
  await expect(scroll).toPass()
  await expect.poll(async () => (await sider(page).boundingBox())?.y).toBeLessThan(0)

  await prefer(page, { DEFAULT_FIXED_SIDEMENU: true })
  // Scrolling is tried repeatedly, because the page can't scroll before its rows are loaded.
  await expect(scroll).toPass()

  expect((await sider(page).boundingBox())?.y).toBe(0)
})

for (const [width, tag] of [
  [1000, ['@slow']],
  [390, []],
] as const) {
  test(`at ${width} px the menu is a drawer that closes after a selection and focuses the page`, {
    tag: [...tag],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await openBills(page)
    await expect(sider(page)).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)

    await page.getByRole('button', { name: 'Open the menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Trades' }).click()

    await expect(page).toHaveURL(/tradeOrder/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(content(page)).toBeFocused()

    await page.getByRole('button', { name: 'Open the menu' }).press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Open the menu' })).toBeFocused()
  })
}

test('the side menu is 200 px wide, 80 px collapsed, remembered, and expands again above the mobile width', async ({
  page,
}) => {
  await openBills(page)
  await expect.poll(() => widthOf(sider(page))).toBe(200)
  await page.getByRole('button', { name: 'Close the menu' }).click()
  await page.reload()
  await expect.poll(() => widthOf(sider(page))).toBe(80)

  await page.setViewportSize({ width: Math.floor(1087.99), height: 900 })
  await expect(sider(page)).toHaveCount(0)

  await page.setViewportSize({ width: 1088, height: 900 })
  await expect.poll(() => widthOf(sider(page))).toBe(200)
})

test('below 768 px the content has smaller margins', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await openBills(page)
  await expect(content(page)).toHaveCSS('padding', '20px')

  await page.setViewportSize({ width: Math.floor(767.99), height: 900 })

  await expect(content(page)).toHaveCSS('padding', '12px')
})

test('the first Tab skips to the content, and a page change is announced', { tag: '@slow' }, async ({
  page,
}) => {
  await openBills(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(content(page)).toBeFocused()

  await sider(page).getByRole('link', { name: 'Trades' }).click()

  await expect(content(page)).toBeFocused()
  await expect(page.locator('p[aria-live="polite"]')).toHaveText('Trades · brand back office')
})

test('invalid values in every key fall back to the defaults', { tag: '@slow' }, async ({ page }) => {
  await openBills(page)
  await page.evaluate(() => {
    const keys = [
      'THEME',
      'COLOR',
      'LAYOUT_MODE',
      'CONTENT_WIDTH_TYPE',
      'FIXED_HEADER',
      'FIXED_HEADER_HIDDEN',
    ]
    const more = ['FIXED_SIDEMENU', 'COLOR_WEAK', 'MULTI_PAGE']
    for (const key of [...keys, ...more]) localStorage.setItem(`pro__DEFAULT_${key}`, '{"value":{"x":[1]}}')
    localStorage.setItem('pro__SIDEBAR_TYPE', '}{')
    localStorage.setItem('pro__GAIWAN_APPEARANCE', '{"value":"<script>"}')
  })

  await page.reload()

  await expect.poll(() => widthOf(sider(page))).toBe(200)
  await expect(page.getByRole('table').first()).toBeVisible()
})

for (const [width, tag] of [
  [1440, []],
  [390, ['@slow']],
] as const) {
  test(`no layout shift at load, ${width} px wide`, { tag: [...tag] }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await openBills(page)
    await page.addInitScript(() => {
      const shifts = Object.assign(window, { shifted: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.shifted += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })

    for (const path of ['/dashboard/analysis', BILLS, '/404']) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      expect(
        await page.evaluate(() => (window as unknown as { shifted: number }).shifted),
      ).toBeLessThanOrEqual(0.02)
    }
  })
}
