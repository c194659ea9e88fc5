import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { type Screen, shellPages, shellParts, show, visitorScreens } from './screens.ts'

/** Every screen at a desk, on a small window and on a telephone, in both languages. */

const DESK = 1440
const sizes = [
  { width: DESK, height: 900 },
  { width: 1000, height: 800 },
  { width: 390, height: 844 },
]
const languages = ['en-US', 'zh-CN'] as const

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** How far the page, and a dialog above it, go past the window, in px. */
const pastWindow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const dialogs = [...document.querySelectorAll('[role="dialog"]')].map((dialog) =>
      dialog.getBoundingClientRect(),
    )
    const sides = dialogs.flatMap(({ left, right }) => [-left, right - innerWidth])
    return Math.ceil(Math.max(0, scrollWidth - clientWidth, ...sides))
  })

async function tell(page: Page, { name }: Screen, width: number): Promise<string[]> {
  // A narrower window is drawn anew a moment later.
  await expect
    .poll(() => pastWindow(page), { timeout: 3_000 })
    .toBe(0)
    .catch(() => undefined)
  const past = await pastWindow(page)
  return past > 0 ? [`${name} at ${width} px: ${past} px too wide`] : []
}

/** A page is opened once, its window made smaller step by step. */
async function tooWidePages(page: Page, screens: readonly Screen[]): Promise<string[]> {
  const found: string[] = []
  for (const screen of screens) {
    await page.setViewportSize(sizes[0] ?? { width: DESK, height: 900 })
    await show(page, screen)
    for (const size of sizes) {
      await page.setViewportSize(size)
      found.push(...(await tell(page, screen, size.width)))
    }
  }
  return found
}

/** What lies above a page is opened anew in each window. */
async function tooWideParts(page: Page, screens: readonly Screen[]): Promise<string[]> {
  const found: string[] = []
  for (const size of sizes) {
    await page.setViewportSize(size)
    for (const screen of screens.filter(({ isNarrow }) => !isNarrow || size.width < DESK)) {
      await show(page, screen)
      found.push(...(await tell(page, screen, size.width)))
    }
  }
  return found
}

/** Signs in without the form's words, which differ by language. */
async function enter(page: Page): Promise<void> {
  await page.goto('/user/login')
  await page.locator('input[name="username"]').fill('admin')
  await page.locator('input[name="password"]').fill('123456')
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/user\/login/)
}

for (const language of languages) {
  test.describe(language, () => {
    test.use({ locale: language })

    test('no page is wider than the window', async ({ page, watch }) => {
      // The gallery shows hostile markup; Chromium tells of it as soon as the purifier parses it.
      watch.allow('Executing inline event handler violates')
      test.setTimeout(180_000)

      const visitors = await tooWidePages(page, visitorScreens)
      await enter(page)

      expect([...visitors, ...(await tooWidePages(page, shellPages))]).toEqual([])
    })

    test('nothing that opens above a page is wider than the window', async ({ page }) => {
      test.setTimeout(240_000)
      await enter(page)

      expect(await tooWideParts(page, shellParts)).toEqual([])
    })
  })
}
