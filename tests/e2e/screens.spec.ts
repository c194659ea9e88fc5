import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { adminPages, gallery, type Screen, shellPages, shellParts, show, visitorScreens } from './screens.ts'

/**
 * Every screen, at a desk, on a small window and on a telephone, by day in English and by night in Chinese: axe finds
 * nothing serious, and nothing is wider than the window.
 */

const desk = { width: 1440, height: 900 }
const telephone = { width: 390, height: 844 }
const sizes = [desk, { width: 1000, height: 800 }, telephone]

/** How a round looks at the screens. By night only the colours are judged: nothing else differs. */
const rounds = {
  'by day in English': { language: 'en-US', appearance: 'light', rules: undefined },
  'by night in Chinese': {
    language: 'zh-CN',
    appearance: 'dark',
    rules: ['color-contrast', 'link-in-text-block'],
  },
} as const
type Round = (typeof rounds)[keyof typeof rounds]

test.use({ viewport: desk })
// Half of the time of all journeys: each worker takes the next one when it is free.
test.describe.configure({ mode: 'parallel' })

/** What axe calls serious or worse, each with its first places. */
async function seriousOn(page: Page, { name }: Screen, { rules }: Round): Promise<string[]> {
  // One frame and no passed rules, which halves the time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  // Disabled elements need no contrast; axe does not recognise all of them.
  axe.exclude('.ant-select-disabled')
  if (rules) axe.withRules([...rules])
  // Content below a dialog is checked as a page of its own.
  if ((await page.getByRole('dialog').count()) > 0) axe.include('[role="dialog"]')
  const { violations } = await axe.analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${name}: ${id}: ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 160))}`)
}

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

async function tooWide(page: Page, { name }: Screen, width: number): Promise<string[]> {
  // A narrower window is drawn again a moment later.
  await expect
    .poll(() => pastWindow(page), { timeout: 3_000 })
    .toBe(0)
    .catch(() => undefined)
  const past = await pastWindow(page)
  return past > 0 ? [`${name} at ${width} px: ${past} px too wide`] : []
}

/** Opens each screen, judges it, and makes its window smaller step by step. */
async function faultsOf(page: Page, screens: readonly Screen[], round: Round): Promise<string[]> {
  const faults: string[] = []
  for (const [index, screen] of screens.entries()) {
    await page.setViewportSize(screen.isNarrow ? telephone : desk)
    await show(page, screen, screens[index - 1])
    faults.push(...(await seriousOn(page, screen, round)))
    for (const size of screen.isNarrow ? [telephone] : sizes) {
      await page.setViewportSize(size)
      faults.push(...(await tooWide(page, screen, size.width)))
    }
  }
  return faults
}

/** The same screens as a telephone draws them. */
const onTelephone = (screens: readonly Screen[]): Screen[] =>
  screens
    .filter(({ name }) => ['home', 'bills', 'menu search', 'bill drawer'].includes(name))
    .map((screen) => ({ ...screen, name: `${screen.name} on a telephone`, isNarrow: true }))

const keep = (page: Page, { language, appearance }: Round) =>
  page.addInitScript(
    (kept) => {
      for (const [key, value] of Object.entries(kept))
        localStorage.setItem(`pro__${key}`, JSON.stringify({ value, expire: null }))
    },
    { LANGUAGE: language, GAIWAN_APPEARANCE: appearance },
  )

/** Signs in without the form's words, which differ by language. */
async function enter(page: Page): Promise<void> {
  await page.goto('/user/login')
  await page.locator('input[name="username"]').fill('admin')
  await page.locator('input[name="password"]').fill('123456')
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/user\/login/)
}

/** Screens with colours of their own are also checked in dark mode. */
const colourful = [
  ...['home', 'bills', 'bill report', 'bill report as chart', 'settlement calendar', 'shop form'],
  ...['settings drawer', 'notices', 'announcement dialog', 'bill drawer', 'adjustment form', 'menu drawer'],
  'top menu',
  ...['users', 'menus', 'departments', 'log', 'database'],
]
const drawnIn = (screens: readonly Screen[], { rules }: Round) =>
  rules ? screens.filter(({ name }) => colourful.includes(name)) : screens

for (const [name, round] of Object.entries(rounds)) {
  // `npm test` looks at everything but administration by day, at the pages by night; `npm run test:all` at everything.
  const slow = round.rules ? { tag: '@slow' } : {}

  test(
    `all screens for visitors are readable, reachable and large enough ${name}`,
    slow,
    async ({ page }) => {
      test.setTimeout(120_000)
      await keep(page, round)

      expect(await faultsOf(page, visitorScreens, round)).toEqual([])
    },
  )

  test(`the gallery is readable, reachable and large enough ${name}`, slow, async ({ page, watch }) => {
    // It shows hostile markup, which Chromium reports as soon as the purifier parses it.
    watch.allow('Executing inline event handler violates')
    // It shows missing pictures.
    watch.allow('/sys/common/static/')
    test.setTimeout(240_000)
    await keep(page, round)
    await enter(page)

    expect(await faultsOf(page, [gallery], round)).toEqual([])
  })

  for (const [what, { screens, options }] of Object.entries({
    page: { screens: shellPages, options: {} },
    part: { screens: shellParts, options: slow },
    'page of administration': { screens: adminPages, options: { tag: '@slow' } },
  })) {
    test(
      `every ${what} for users is readable, reachable and large enough ${name}`,
      options,
      async ({ page }) => {
        test.setTimeout(240_000)
        await keep(page, round)
        await enter(page)

        const drawn = drawnIn(screens, round)
        expect(await faultsOf(page, [...drawn, ...onTelephone(drawn)], round)).toEqual([])
      },
    )
  }
}
