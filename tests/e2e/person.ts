import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { wordsIn } from '../support/words.ts'
import { test as journeys, patient } from './journey.ts'

/**
 * A journey that is taken at every seat: at a desk and on a telephone, in both languages. It names what is on screen in
 * English; a person finds it in his own language, and rows where his window draws cards.
 */

type Language = 'en-US' | 'zh-CN'

interface Seat {
  name: string
  use: { locale: Language; viewport: { width: number; height: number } }
}

const desk = { width: 1440, height: 900 }
const telephone = { width: 390, height: 844 }
const seat = (name: string, locale: Language, viewport: typeof desk): Seat => ({
  name,
  use: { locale, viewport },
})

/** `JOURNEYS=all` takes the other two pairs as well: twice the time, for what either alone could break. */
const seats: readonly Seat[] = [
  seat('at a desk, in English', 'en-US', desk),
  seat('on a telephone, in Chinese', 'zh-CN', telephone),
  ...(process.env.JOURNEYS === 'all'
    ? [seat('at a desk, in Chinese', 'zh-CN', desk), seat('on a telephone, in English', 'en-US', telephone)]
    : []),
]

/** Declares journeys once for each seat. */
export function atEverySeat(declare: () => void): void {
  for (const { name, use } of seats)
    base.describe(name, () => {
      journeys.use(use)
      declare()
    })
}

export type Place = Page | Locator

/** Where Playwright has put him. */
interface Where {
  locale: string | undefined
  viewport: { width: number } | null
}

interface ChooseMore {
  within?: Place
  typed?: string
}

/** Somebody at a seat. Names are English texts of the product, whole unless it says a part. */
export interface Person {
  /** He has no keys for moving things, and a menu that opens over the page. */
  onPhone: boolean
  /** Tells what this seat makes from what another one does: codes and names are taken once. */
  own: (code: string) => string
  /** A text, whole. */
  named: (text: string) => RegExp
  /** A part of a text. */
  part: (text: string) => RegExp
  /** What lies on top. */
  top: () => Locator
  /** A dialog or drawer by its title. */
  dialog: (title: string) => Locator
  button: (name: string, within?: Place) => Locator
  press: (name: string, within?: Place) => Promise<void>
  field: (label: string, within?: Place) => Locator
  fill: (label: string, value: string, within?: Place) => Promise<void>
  /** Opens a select and takes the option that says a text; what is typed before narrows it. */
  choose: (label: string, option: string | RegExp, more?: ChooseMore) => Promise<void>
  /** Fills in filters of a list, by their labels, and searches; on a telephone they are unfolded first. */
  search: (values: Readonly<Record<string, string>>, within?: Place) => Promise<void>
  /** The first row, or card, that shows a part of a text. */
  row: (text: string, within?: Place) => Locator
  /** Presses an action of a row: in it, or in its menu. */
  act: (row: string, action: string, within?: Place) => Promise<void>
  /** Uses a tool of a list: in its bar, or in the bar's menu. */
  tool: (name: string) => Promise<void>
  sees: (text: string, within?: Place) => Promise<void>
  /** Answers a question that lies on top. */
  confirm: (button?: string) => Promise<void>
  /** Closes what lies on top. */
  close: () => Promise<void>
  /** Nothing is wider than the window. */
  fits: () => Promise<void>
}

function personAt(page: Page, { locale = '', viewport }: Where): Person {
  const language = locale === 'zh-CN' ? 'zh-CN' : 'en-US'
  const width = viewport?.width ?? desk.width
  const onPhone = width === telephone.width
  const tag = `${language.slice(0, 2)}${width}`
  const words = (text: string) => wordsIn(language, text)
  // A label may carry the star of what must be filled in.
  const named = (text: string) => new RegExp(`^\\*?\\s*${words(text)}\\s*$`)
  const part = (text: string) => new RegExp(words(text))
  const top = () => page.getByRole('dialog').last()
  const button: Person['button'] = (name, within = page) => within.getByRole('button', { name: named(name) })
  const field: Person['field'] = (label, within = page) => within.getByLabel(named(label))
  const row: Person['row'] = (text, within = page) =>
    within
      .getByRole('row')
      .or(within.getByRole('article'))
      .filter({ hasText: part(text) })
      .first()
  /** Where it stands: in a row or bar, or in the menu there. */
  const pressIn = async (place: Place, name: string) => {
    const inline = button(name, place)
    const menu = button('More', place).or(button('Actions', place))
    await expect(inline.or(menu).first()).toBeVisible()
    if (await inline.isVisible()) return inline.click()
    await menu.click()
    await page.getByRole('menuitem', { name: named(name) }).click()
  }
  return {
    onPhone,
    own: (code) => `${code}_${tag}`,
    named,
    part,
    top,
    dialog: (title) => page.getByRole('dialog', { name: named(title) }),
    button,
    press: (name, within) => button(name, within).first().click(),
    field,
    fill: (label, value, within) => field(label, within).first().fill(value),
    choose: async (label, option, { within = page, typed } = {}) => {
      const select = within.getByRole('combobox', { name: named(label) }).first()
      await select.click()
      if (typed) await select.fill(typed)
      await page
        .locator('.ant-select-item-option:visible')
        .filter({ has: page.getByText(typeof option === 'string' ? named(option) : option) })
        .first()
        .click()
    },
    search: async (values, within = page) => {
      const form = within.getByRole('form', { name: named('Search') })
      const filters = form.getByRole('button', { name: part('Filters') })
      if (onPhone && (await filters.getAttribute('aria-expanded')) === 'false') await filters.click()
      for (const [label, value] of Object.entries(values)) await field(label, form).fill(value)
      await button('Search', form).click()
    },
    row,
    act: (text, action, within) => pressIn(row(text, within), action),
    tool: (name) => pressIn(page.locator('header', { has: page.getByRole('heading', { level: 1 }) }), name),
    sees: (text, within = page) => expect(within.getByText(named(text)).first()).toBeVisible(),
    confirm: async (name) => {
      // Not the drawer below, whose row has a button of the same name until the question stands.
      const question = page.locator('.ant-modal').last()
      const answers = name ? button(name, question) : button('OK', question).or(button('Confirm', question))
      await answers.last().click()
    },
    close: async () => {
      const count = await page.getByRole('dialog').count()
      await button('Close', top()).first().click()
      await expect(page.getByRole('dialog')).toHaveCount(count - 1)
    },
    fits: async () =>
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0),
  }
}

interface Company {
  person: Person
  /** Somebody else at a seat like this one, in a browser of his own. */
  another: () => Promise<{ page: Page; person: Person }>
}

export const test = journeys.extend<Company>({
  person: async ({ page, locale, viewport }, use) => {
    await use(personAt(page, { locale, viewport }))
  },
  another: async ({ browser, locale, viewport }, use) => {
    const pages: Page[] = []
    await use(async () => {
      const page = patient(await browser.newPage())
      pages.push(page)
      return { page, person: personAt(page, { locale, viewport }) }
    })
    for (const page of pages) await page.close()
  },
})
