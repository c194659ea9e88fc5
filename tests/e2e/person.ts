import { expect, type Locator, type Page } from '@playwright/test'
import { translationPattern } from '../support/translation-pattern.ts'
import { test as journeys, retryAborted } from './journey.ts'
import { desktop, phone } from './seats.ts'

/**
 * Page object of the administration journeys. A journey names elements in English. The page object finds
 * these elements in the language of the seat (`seats.ts`), and in rows or cards.
 */

export type Place = Page | Locator

/** Language and window size of the seat at which a journey runs. */
interface Where {
  locale: string | undefined
  viewport: { width: number } | null
}

interface ChooseMore {
  within?: Place
  typed?: string
}

/** A user at a seat. Unless a comment says otherwise, names are complete English texts of the product. */
export interface Person {
  /**
   * True if the window has the size of a phone. In such a window, the menu covers the page, and rows can't be
   * reordered by keyboard.
   */
  onPhone: boolean
  /** Makes a code or name unique by appending a suffix of this seat. */
  own: (code: string) => string
  /** Returns a pattern that matches exactly this text in the language of the seat. */
  named: (text: string) => RegExp
  /** Returns a pattern that matches every text that contains this text in the language of the seat. */
  part: (text: string) => RegExp
  /** The topmost overlay. */
  top: () => Locator
  /** Locates a dialog or drawer by its title. */
  dialog: (title: string) => Locator
  button: (name: string, within?: Place) => Locator
  press: (name: string, within?: Place) => Promise<void>
  field: (label: string, within?: Place) => Locator
  fill: (label: string, value: string, within?: Place) => Promise<void>
  /**
   * Selects an option of a select box by its text. With `typed`, first types this text to filter the options.
   */
  choose: (label: string, option: string | RegExp, more?: ChooseMore) => Promise<void>
  /**
   * Fills in the filters of a list, by label, and starts the search. On a phone expands the filters first.
   */
  search: (values: Readonly<Record<string, string>>, within?: Place) => Promise<void>
  /** Locates the first row or card that contains a text. */
  row: (text: string | RegExp, within?: Place) => Locator
  /** Runs an action of a row, which is a button in the row or an item of the row's menu. */
  act: (row: string | RegExp, action: string, within?: Place) => Promise<void>
  /** Runs an action of a list, which is a button in the toolbar or an item of the toolbar's menu. */
  tool: (name: string) => Promise<void>
  sees: (text: string, within?: Place) => Promise<void>
  /** Clicks a button of the topmost confirmation. */
  confirm: (button?: string) => Promise<void>
  /** Closes the topmost overlay. */
  close: () => Promise<void>
  /** Expects that no element is wider than the window. */
  fits: () => Promise<void>
}

function personAt(page: Page, { locale = '', viewport }: Where): Person {
  const language = locale === 'zh-CN' ? 'zh-CN' : 'en-US'
  const width = viewport?.width ?? desktop.width
  const onPhone = width === phone.width
  const tag = `${language.slice(0, 2)}${width}`
  const words = (text: string) => translationPattern(language, text)
  // The label of a required field can begin with a star.
  const named = (text: string) => new RegExp(`^\\*?\\s*${words(text)}\\s*$`)
  const part = (text: string) => new RegExp(words(text))
  const top = () => page.getByRole('dialog').last()
  const button: Person['button'] = (name, within = page) => within.getByRole('button', { name: named(name) })
  const field: Person['field'] = (label, within = page) => within.getByLabel(named(label))
  const row: Person['row'] = (text, within = page) =>
    within
      .getByRole('row')
      .or(within.getByRole('article'))
      .filter({ hasText: typeof text === 'string' ? part(text) : text })
      .first()
  /**
   * Clicks an action of a row or toolbar. The action is a button or an item of the menu of this row or
   * toolbar.
   */
  const pressIn = async (place: Place, name: string) => {
    const inline = button(name, place)
    const menu = button('More', place).or(button('Actions', place))
    await expect(inline.or(menu).first()).toBeVisible()
    if (await inline.isVisible()) return inline.click()
    await menu.click()
    // The side menu can have an item of the same name.
    await page
      .locator('.ant-dropdown')
      .getByRole('menuitem', { name: named(name) })
      .click()
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
      const form = within.getByRole('form', { name: named('Search') }).first()
      const filters = form.getByRole('button', { name: part('Filters') })
      if (onPhone && (await filters.getAttribute('aria-expanded')) === 'false') await filters.click()
      for (const [label, value] of Object.entries(values)) await field(label, form).fill(value)
      await button('Search', form).click()
    },
    row,
    act: (text, action, within) => pressIn(row(text, within), action),
    tool: (name) => {
      // The heading of a list that is embedded in another page has level 2.
      const heading = page.getByRole('heading', { level: 1 }).or(page.getByRole('heading', { level: 2 }))
      return pressIn(page.locator('header', { has: heading }).first(), name)
    },
    sees: (text, within = page) => expect(within.getByText(named(text)).first()).toBeVisible(),
    confirm: async (name) => {
      // Only the confirmation is searched, because a row of the drawer below it can have a button of the same
      // name.
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
  /** Opens another browser context at the same seat, for another user. */
  another: () => Promise<{ page: Page; person: Person }>
}

export const test = journeys.extend<Company>({
  person: async ({ page, locale, viewport }, use) => {
    await use(personAt(page, { locale, viewport }))
  },
  another: async ({ browser, locale, viewport }, use) => {
    const pages: Page[] = []
    await use(async () => {
      const page = retryAborted(await browser.newPage())
      pages.push(page)
      return { page, person: personAt(page, { locale, viewport }) }
    })
    for (const page of pages) await page.close()
  },
})
