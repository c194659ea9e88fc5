import type { Product } from '../../support/product.ts'
import { median, ms, type Row } from '../table.ts'
import { addMenuEntries, clickTime, launch, logIn, openSignedInContext } from './visit.ts'

const TABS = 40
const NOTICES = 500

const notice = (_: unknown, place: number) => ({
  id: `n${place}`,
  titile: `Notice ${place}`,
  sender: 'admin',
  sendTime: '2026-01-01 08:00:00',
  createTime: '2026-01-01 08:00:00',
  msgContent: '<p>Bench</p>',
  priority: 'LMH'[place % 3],
  msgCategory: '1',
})

/** Measures clicks with 40 tabs and 500 unread notices. */
export async function benchManyTabs(product: Product): Promise<Row[]> {
  const browser = await launch()
  const login = await logIn(product, 'clerk')
  const context = await openSignedInContext(browser, product, login)
  await addMenuEntries(context, TABS)
  await context.route('**/annountCement/listByUser**', (route) => {
    const anntMsgList = Array.from({ length: NOTICES }, notice)
    const result = { anntMsgList, anntMsgTotal: NOTICES, sysMsgList: [], sysMsgTotal: 0 }
    return route.fulfill({ json: { success: true, code: 200, message: '', result } })
  })
  const tabs = Array.from({ length: TABS }, (_, place) => ({ path: `/more/${place}`, search: '' }))
  await context.addInitScript((kept) => sessionStorage.setItem('OPEN_TABS', JSON.stringify(kept)), {
    user: login.userInfo.id,
    tabs,
  })
  const page = await context.newPage()
  await page.goto('/dashboard/analysis')
  const bell = page.getByRole('button', { name: '500 unread notices' })
  await bell.waitFor()
  await bell.click()
  const popover = page.getByRole('dialog')
  const leave = async () => {
    await popover.getByRole('listitem').first().waitFor()
    await page.keyboard.press('Escape')
    await popover.waitFor({ state: 'detached' })
  }
  await leave()
  await page.waitForLoadState('networkidle')

  const toggle = 'header button[aria-label$=" the menu"]'
  const times = { bell: [] as number[], menu: [] as number[] }
  for (let round = 0; round < 7; round++) {
    times.bell.push(await clickTime(page, 'button[title="500 unread notices"]', '[role="dialog"] li'))
    await leave()
    const isOpen = await page.locator(toggle).getAttribute('aria-expanded')
    times.menu.push(await clickTime(page, toggle, `${toggle}:not([aria-expanded="${isOpen}"])`))
  }
  await browser.close()
  const row = (what: string, values: readonly number[]): Row => ({
    what: `${what}, 40 tabs and 500 notices (≤ 50 ms)`,
    measured: ms(median(values)),
    against: 'limit 50 ms',
    ratio: (median(values) / 50).toFixed(2),
  })
  return [row('a click on the bell', times.bell), row('a click on the menu toggle', times.menu)]
}
