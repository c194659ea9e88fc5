import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, signIn, test } from './journey.ts'
import { type Screen, shellPages, shellParts, show, visitorScreens } from './screens.ts'

/** axe finds nothing serious on any screen, by day and by night. */

/** By night only the colours differ. */
const rulesOf = { light: undefined, dark: ['color-contrast', 'link-in-text-block'] } as const
type Appearance = keyof typeof rulesOf
const appearances = Object.keys(rulesOf) as Appearance[]
const telephone = { width: 390, height: 844 }
/** What a narrow frame draws otherwise than a wide one. */
const narrow = ['home', 'bills', 'menu search', 'menu drawer', 'bill drawer']
const isNarrow = ({ name }: Screen) => narrow.includes(name)

// Colours are judged when nothing fades any more.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const choose = (page: Page, appearance: Appearance) =>
  page.addInitScript((value) => {
    localStorage.setItem('pro__GAIWAN_APPEARANCE', JSON.stringify({ value, expire: null }))
  }, appearance)

/** What axe calls serious or worse, each with its first places. */
async function seriousOn(page: Page, screen: Screen, appearance: Appearance): Promise<string[]> {
  await show(page, screen)
  const axe = new AxeBuilder({ page })
  const rules = rulesOf[appearance]
  if (rules) axe.withRules([...rules])
  // What lies below a dialog is judged as a page of its own.
  if ((await page.getByRole('dialog').count()) > 0) axe.include('[role="dialog"]')
  const { violations } = await axe.analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) => `${screen.name}: ${id}: ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 160))}`,
    )
}

async function seriousOnAll(
  page: Page,
  screens: readonly Screen[],
  appearance: Appearance,
): Promise<string[]> {
  const found: string[] = []
  for (const screen of screens) found.push(...(await seriousOn(page, screen, appearance)))
  return found
}

for (const appearance of appearances) {
  test(`what visitors see is accessible: ${appearance}`, async ({ page }) => {
    test.setTimeout(90_000)
    await choose(page, appearance)

    expect(await seriousOnAll(page, visitorScreens, appearance)).toEqual([])
  })

  for (const [what, screens] of Object.entries({
    'the pages': shellPages,
    'the parts above them': shellParts,
  })) {
    test(`to the signed-in ${what} are accessible: ${appearance}`, async ({ page, watch }) => {
      // The gallery shows hostile markup; Chromium tells of it as soon as the purifier parses it.
      watch.allow('Executing inline event handler violates')
      test.setTimeout(240_000)
      await choose(page, appearance)
      await signIn(page, 'admin')

      const wide = await seriousOnAll(
        page,
        screens.filter((screen) => !screen.isNarrow),
        appearance,
      )
      await page.setViewportSize(telephone)
      const small = await seriousOnAll(page, screens.filter(isNarrow), appearance)

      expect({ wide, small }).toEqual({ wide: [], small: [] })
    })
  }
}
