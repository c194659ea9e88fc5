import { createMenuSearchIndex, type MenuEntry, searchMenu } from '../../../src/header/menu-search-index.ts'
import { toPinyin } from '../../../src/header/to-pinyin.ts'
import type { Product } from '../../support/product.ts'
import { median, ms, type Row } from '../table.ts'
import { addMenuEntries, launch, logIn, openSignedInContext } from './visit.ts'

const ENTRIES = 2_000
const TYPED = 'jszd19'

const entry = (_: unknown, place: number): MenuEntry => ({
  key: `${place}`,
  title: `Settlement bills ${place}`,
  otherTitle: `结算账单 ${place}`,
  path: `/more/${place}`,
  parents: ['More'],
  target: { type: 'path', path: `/more/${place}` },
})

/** Returns the median time in ms of one call of `run`. */
function timeOf(run: () => unknown): number {
  const times = Array.from({ length: 200 }, () => {
    const began = performance.now()
    run()
    return performance.now() - began
  })
  return median(times)
}

/** Measures one search among 2,000 menu items, and compares it with a simple loop over titles and paths. */
function benchIndex(): Row {
  const entries = Array.from({ length: ENTRIES }, entry)
  const index = createMenuSearchIndex(entries, toPinyin)
  const own = timeOf(() => searchMenu(index, TYPED))
  const bare = timeOf(() =>
    entries.filter(({ title, otherTitle, path }) =>
      [title, otherTitle, path].some((text) => text?.toLowerCase().includes(TYPED)),
    ),
  )
  return {
    what: 'menu search, one look-up among 2,000 entries',
    measured: ms(own),
    against: `bare loop ${ms(bare)}`,
    ratio: (own / bare).toFixed(2),
  }
}

/**
 * Measures the time from each key press in the menu search of a real page until the results are rendered. The
 * slowest key press counts.
 */
async function benchKeys(product: Product): Promise<Row> {
  const browser = await launch()
  const context = await openSignedInContext(browser, product, await logIn(product, 'admin'))
  await addMenuEntries(context, ENTRIES)
  const page = await context.newPage()
  await page.goto('/dashboard/analysis')
  await page.getByRole('main').waitFor()
  await page.getByRole('button', { name: 'search menu' }).click()
  const field = page.getByRole('combobox', { name: 'search menu' })
  await field.pressSequentially('warm', { delay: 100 })
  await field.fill('')
  const times = await field.evaluate((element, typed) => {
    const input = element as HTMLInputElement
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    return [...typed].map((_, place) => {
      const began = performance.now()
      set?.call(input, typed.slice(0, place + 1))
      // React renders the change before dispatchEvent returns.
      input.dispatchEvent(new InputEvent('input', { bubbles: true }))
      return performance.now() - began
    })
  }, TYPED)
  await browser.close()
  const slowest = Math.max(...times)
  return {
    what: 'menu search, the slowest key among 2,000 entries, drawn (≤ 16 ms)',
    measured: ms(slowest),
    against: 'limit 16 ms',
    ratio: (slowest / 16).toFixed(2),
  }
}

export const benchMenuSearch = async (product: Product): Promise<Row[]> => [
  benchIndex(),
  await benchKeys(product),
]
