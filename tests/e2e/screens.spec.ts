import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import {
  adminPages,
  gallery,
  openScreen,
  type Screen,
  shellPages,
  shellScreens,
  visitorScreens,
} from './screens.ts'

/**
 * Checks that axe finds no serious violation on a screen, and that no element is wider than the window. The
 * window has the size of a desktop, then of a small desktop, then of a phone. One round of tests is in
 * English and light mode, and the other in Chinese and dark mode.
 */

const desk = { width: 1440, height: 900 }
const telephone = { width: 390, height: 844 }
const sizes = [desk, { width: 1000, height: 800 }, telephone]

/** Settings of each round. In dark mode axe checks only colours, because the round in light mode checks the other rules. */
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
// The tests of this file take half of the time of all journeys, so they run in parallel on all workers.
test.describe.configure({ mode: 'parallel' })

/**
 * Lists the violations that axe rates as serious or critical, each with the first elements that violate the
 * rule.
 */
async function findViolations(page: Page, { name }: Screen, { rules }: Round): Promise<string[]> {
  // Axe checks one frame and reports only violations, which halves the time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  // Disabled elements need no contrast, but axe doesn't recognise all disabled elements.
  axe.exclude('.ant-select-disabled')
  if (rules) axe.withRules([...rules])
  // While a dialog is open, only the dialog is checked. The page below the dialog is checked as a separate
  // screen.
  if ((await page.getByRole('dialog').count()) > 0) axe.include('[role="dialog"]')
  const { violations } = await axe.analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${name}: ${id}: ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 160))}`)
}

/** Measures how far the page or a dialog extends beyond the window, in px. */
const pastWindow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const dialogs = [...document.querySelectorAll('[role="dialog"]')].map((dialog) =>
      dialog.getBoundingClientRect(),
    )
    const sides = dialogs.flatMap(({ left, right }) => [-left, right - innerWidth])
    return Math.ceil(Math.max(0, scrollWidth - clientWidth, ...sides))
  })

async function findOverflow(page: Page, { name }: Screen, width: number): Promise<string[]> {
  // The screen adapts to a narrower window after a moment.
  await expect
    .poll(() => pastWindow(page), { timeout: 3_000 })
    .toBe(0)
    .catch(() => undefined)
  const past = await pastWindow(page)
  return past > 0 ? [`${name} at ${width} px: ${past} px too wide`] : []
}

/**
 * Opens each screen and checks it with axe. Then checks the width of the screen in smaller and smaller
 * windows.
 */
async function findProblems(page: Page, screens: readonly Screen[], round: Round): Promise<string[]> {
  const faults: string[] = []
  for (const [index, screen] of screens.entries()) {
    await page.setViewportSize(screen.isNarrow ? telephone : desk)
    await openScreen(page, screen, screens[index - 1])
    faults.push(...(await findViolations(page, screen, round)))
    for (const size of screen.isNarrow ? [telephone] : sizes) {
      await page.setViewportSize(size)
      faults.push(...(await findOverflow(page, screen, size.width)))
    }
  }
  return faults
}

/**
 * Selects the screens that are also opened in a phone's window. The test opens all other screens in a wider
 * window, and then makes the window as narrow as a phone.
 */
const phoneScreens = (screens: readonly Screen[]): Screen[] =>
  screens
    .filter(({ name }) => ['home', 'bills', 'menu search', 'bill drawer'].includes(name))
    .map((screen) => ({ ...screen, name: `${screen.name} on a telephone`, isNarrow: true }))

const usePreferences = (page: Page, { language, appearance }: Round) =>
  page.addInitScript(
    (kept) => {
      for (const [key, value] of Object.entries(kept))
        localStorage.setItem(`pro__${key}`, JSON.stringify({ value, expire: null }))
    },
    { LANGUAGE: language, GAIWAN_APPEARANCE: appearance },
  )

/** Signs in with the sign-in form. Finds the inputs by name, because the labels depend on the language. */
async function signInAsAdmin(page: Page): Promise<void> {
  await page.goto('/user/login')
  await page.locator('input[name="username"]').fill('admin')
  await page.locator('input[name="password"]').fill('123456')
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/user\/login/)
}

/** Screens with special colours are also checked in dark mode. */
const colouredScreens = [
  ...['home', 'bills', 'bill report', 'bill report as chart', 'settlement calendar', 'shop form'],
  ...['settings drawer', 'notices', 'announcement dialog', 'bill drawer', 'adjustment form', 'menu drawer'],
  'top menu',
  ...['users', 'menus', 'departments', 'log', 'database'],
]

/** Screens of signed-in users that `npm test` checks: one for each kind of page. */
const commonNames = ['home', 'bills', 'bill report', 'shop form', 'Account settings: base']
const isCommon = ({ name }: Screen) => commonNames.includes(name)
const isRare = (screen: Screen) => !isCommon(screen)

const screensOfRound = (screens: readonly Screen[], { rules }: Round) =>
  rules ? screens.filter(({ name }) => colouredScreens.includes(name)) : screens

for (const [name, round] of Object.entries(rounds)) {
  // `npm test` checks only in light mode: all pages of visitors, and one page of each kind for signed-in
  // users. `npm run test:all` checks all screens in both modes.
  const slow = round.rules ? { tag: '@slow' } : {}

  test(`all screens for visitors are accessible and fit the window ${name}`, slow, async ({ page }) => {
    test.setTimeout(120_000)
    await usePreferences(page, round)

    expect(await findProblems(page, visitorScreens, round)).toEqual([])
  })

  test(`the gallery is accessible and fits the window ${name}`, { tag: '@slow' }, async ({ page, watch }) => {
    // The gallery shows hostile markup. Chromium reports this markup as soon as the sanitiser parses it.
    watch.allow('Executing inline event handler violates')
    // The gallery requests pictures that don't exist.
    watch.allow('/sys/common/static/')
    test.setTimeout(240_000)
    await usePreferences(page, round)
    await signInAsAdmin(page)

    expect(await findProblems(page, [gallery], round)).toEqual([])
  })

  for (const [what, { screens, options }] of Object.entries({
    'common page': { screens: shellPages.filter(isCommon), options: slow },
    'other page': { screens: shellPages.filter(isRare), options: { tag: '@slow' } },
    overlay: { screens: shellScreens, options: { tag: '@slow' } },
    'page of administration': { screens: adminPages, options: { tag: '@slow' } },
  })) {
    test(`every ${what} for users is accessible and fits the window ${name}`, options, async ({ page }) => {
      test.setTimeout(240_000)
      await usePreferences(page, round)
      await signInAsAdmin(page)

      const drawn = screensOfRound(screens, round)
      expect(await findProblems(page, [...drawn, ...phoneScreens(drawn)], round)).toEqual([])
    })
  }
}
