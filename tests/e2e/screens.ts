import { expect, type Page } from '@playwright/test'

/** A screen of the product, and how to open it. */
export interface Screen {
  name: string
  path: string
  /** Selector of an element that is visible as soon as the screen is rendered. */
  sees: string
  /** Opens an overlay, such as a dialog, a drawer or a popover. */
  open?: (page: Page) => Promise<void>
  /** Selector of the overlay that `open` opens. */
  over?: string
  /** Preferences with which the screen is opened, by storage key. */
  kept?: Readonly<Record<string, string>>
  /** True for a screen that exists only in a narrow window, where the menu is a drawer. */
  isNarrow?: true
}

const HOME = '/dashboard/analysis'
const DIALOG = '[role="dialog"]'

const press = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

/** Selects an item of the user menu. */
const chooseUserMenuItem = (entry: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name: /^(User menu|用户菜单)$/ }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

/** Runs an action of the first row that has this action, as a button or as an item of a menu. */
const runRowAction = (action: RegExp) => async (page: Page) => {
  const inline = page.locator('main tbody').getByRole('button', { name: action }).first()
  if (await inline.isVisible()) return inline.click()
  await page
    .locator('main :is(tbody, article)')
    .getByRole('button', { name: /^(More|更多|Actions|操作)/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: action }).click()
}

const openNotices = press(/unread notice|未读通知/)

/** Sends the signed-in user an announcement that contains an image without a description. */
async function announce(page: Page): Promise<void> {
  const [token, user] = await page.evaluate(() =>
    ['Access-Token', 'Login_Userinfo'].map((key) => JSON.parse(localStorage[`pro__${key}`]).value),
  )
  const headers = { 'X-Access-Token': token }
  const data = {
    titile: 'Settlement over the holiday / 国庆假期结算安排',
    msgContent: `<h2>Bills</h2><p>They <a href="/bill/settleBill">settle</a> later.</p>
      <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw="><table><tr><th>Day</th><td>${'1 October '.repeat(20)}</td></tr></table>`,
    ...{ msgType: 'USER', userIds: `${user.id},`, msgCategory: '1', priority: 'H' },
    ...{ openType: 'url', openPage: '/bill/settleBill' },
  }
  const api = '/jeecg-boot/sys/annountCement'
  const added = await (await page.request.post(`${api}/add`, { headers, data })).json()
  expect(added.success, added.message).toBe(true)
  await page.request.get(`${api}/doReleaseData`, { headers, params: { id: added.result.id } })
}

async function openAnnouncement(page: Page): Promise<void> {
  await announce(page)
  await openNotices(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /国庆假期/ })
    .first()
    .click()
}

/** Screens for visitors. */
export const visitorScreens: readonly Screen[] = [
  { name: 'login by password', path: '/user/login', sees: 'input[name="password"]' },
  {
    name: 'login by phone',
    path: '/user/login',
    sees: 'input[name="password"]',
    open: (page) => page.getByRole('tab', { name: /phone|手机/i }).click(),
    over: '#panel-phone',
  },
  { name: 'register', path: '/user/register', sees: 'main form' },
  { name: 'register result', path: '/user/register-result', sees: 'main a' },
  { name: 'forgotten password', path: '/user/alteration', sees: 'main form' },
]

/** Selector of the link in a row or card that opens the detail page. */
const row = 'main :is(tbody tr:nth-child(2), article h2) a'
const rowButton = 'main :is(tbody, article h2) button'
/** Selector that matches the rows of a list, or the note that the list is empty. */
const rows = 'main :is(table, article, section section h2)'

/** Pages for signed-in users. */
export const shellPages: readonly Screen[] = [
  { name: 'home', path: HOME, sees: 'main a' },
  { name: 'bills', path: '/bill/settleBill', sees: row },
  { name: 'trades', path: '/bill/tradeOrder', sees: row },
  { name: 'bill report', path: '/bill/settleBillReport', sees: 'main tfoot a' },
  { name: 'bill report as pivot table', path: '/bill/settleBillReport?view=pivot', sees: 'main tfoot a' },
  { name: 'bill report as chart', path: '/bill/settleBillReport?view=trend', sees: 'main figure [role=img]' },
  { name: 'adjustments', path: '/bill/billAdjustment', sees: rows },
  { name: 'settlement calendar', path: '/bill/settleCalendar', sees: 'main ol time' },
  { name: 'shops', path: '/shopinfo/shopInfo', sees: row },
  { name: 'shop form', path: '/shopinfo/shopForm', sees: 'main h1' },
  { name: 'my announcements', path: '/isps/userAnnouncement', sees: rows },
  { name: 'Account center', path: '/account/center', sees: 'main time' },
  { name: 'Account settings: base', path: '/account/settings/base', sees: 'main form' },
  { name: 'Account settings: security', path: '/account/settings/security', sees: 'main time' },
  { name: 'Account settings: sign-in log', path: '/account/settings/log', sees: 'main tbody td' },
  { name: '403', path: '/403', sees: 'main h1' },
  { name: '404', path: '/404', sees: 'main h1' },
  { name: '500', path: '/500', sees: 'main h1' },
  { name: 'the blank layout', path: '/test/home', sees: 'main h1' },
]

/** Pages for administrators. */
export const adminPages: readonly Screen[] = [
  { name: 'users', path: '/isystem/user', sees: rows },
  { name: 'new user', path: '/isystem/userAdd', sees: 'main form' },
  { name: 'agents', path: '/isystem/userAgent', sees: rows },
  { name: 'roles', path: '/isystem/roleUserList', sees: rows },
  { name: 'menus', path: '/isystem/permission', sees: 'main [role=treegrid], main table' },
  { name: 'departments', path: '/isystem/depart', sees: rows },
  { name: 'my departments', path: '/isystem/departUserList', sees: 'main h1' },
  { name: 'address book', path: '/isystem/addressList', sees: 'main h1' },
  { name: 'positions', path: '/isystem/position', sees: rows },
  { name: 'dictionaries', path: '/isystem/dict', sees: rows },
  {
    name: 'items of a dictionary',
    path: '/isystem/dict',
    sees: rowButton,
    open: (page) => page.locator(rowButton).first().click(),
  },
  { name: 'categories', path: '/isys/category', sees: rows },
  { name: 'check rules', path: '/isystem/checkRule', sees: rows },
  { name: 'fill rules', path: '/isystem/fillRule', sees: rows },
  { name: 'pages', path: '/isystem/page', sees: rows },
  { name: 'new check rule', path: '/isystem/checkRuleForm', sees: 'main form' },
  { name: 'announcements', path: '/isystem/annountCement', sees: rows },
  { name: 'log', path: '/isystem/log', sees: rows },
  { name: 'data log', path: '/sys/dataLog-list', sees: rows },
  { name: 'statements', path: '/isystem/statement', sees: rows },
  { name: 'sessions', path: '/isystem/online', sees: rows },
  { name: 'database', path: '/monitor/redis/info', sees: 'main h1' },
  { name: 'process', path: '/monitor/JvmInfo', sees: 'main h1' },
  { name: 'requests', path: '/monitor/HttpTrace', sees: rows },
  { name: 'messages', path: '/modules/message/sysMessageList', sees: rows },
  { name: 'templates', path: '/modules/message/sysMessageTemplateList', sees: rows },
]

/** The gallery of all renderers. The gallery is as large as all other pages together. */
export const gallery: Screen = { name: 'gallery', path: '/dev/gallery', sees: 'main article' }

/** Overlays above the pages, and other layouts of menu and header. */
export const shellScreens: readonly Screen[] = [
  { name: 'menu search', path: HOME, sees: 'main a', open: openSearch, over: 'mark' },
  {
    name: 'user menu',
    path: HOME,
    sees: 'main a',
    open: press(/^(User menu|用户菜单)$/),
    over: '.ant-dropdown [role="menu"]',
  },
  {
    name: 'settings drawer',
    path: HOME,
    sees: 'main a',
    open: chooseUserMenuItem(/system settings|系统设置/),
    over: DIALOG,
  },
  {
    name: 'password dialog',
    path: HOME,
    sees: 'main a',
    open: chooseUserMenuItem(/change password|修改密码/),
    over: DIALOG,
  },
  {
    name: 'department dialog',
    path: HOME,
    sees: 'main a',
    open: chooseUserMenuItem(/department switch|部门切换/),
    over: DIALOG,
  },
  { name: 'notices', path: HOME, sees: 'main a', open: openNotices, over: DIALOG },
  {
    name: 'announcement dialog',
    path: HOME,
    sees: 'main a',
    open: openAnnouncement,
    over: `${DIALOG} article`,
  },
  {
    name: 'announcement drawer',
    path: '/isps/userAnnouncement',
    sees: rowButton,
    open: (page) => page.locator(rowButton).first().click(),
    over: DIALOG,
  },
  {
    name: 'bill drawer',
    path: '/bill/settleBill',
    sees: row,
    open: (page) => page.locator(row).first().click(),
    over: `${DIALOG} :is(table, li dl)`,
  },
  {
    name: 'adjustment form',
    path: '/bill/settleBill?status=PENDING',
    sees: row,
    open: runRowAction(/^(Adjust|调账)$/),
    over: `${DIALOG} form`,
  },
  {
    name: 'export dialog',
    path: '/bill/settleBill',
    sees: row,
    open: press(/^(Export|导出)$/),
    over: `${DIALOG} [role="radiogroup"]`,
  },
  {
    name: 'shop page',
    path: '/shopinfo/shopInfo',
    sees: row,
    open: (page) => page.locator(row).first().click(),
    over: 'main header[data-screen]',
  },
  {
    name: 'trade drawer',
    path: '/bill/tradeOrder',
    sees: row,
    open: (page) => page.locator(row).first().click(),
    over: `${DIALOG} dl`,
  },
  {
    name: 'menu drawer',
    path: HOME,
    sees: 'main a',
    isNarrow: true,
    open: press(/^(Open the menu|展开菜单)$/),
    over: `${DIALOG} nav`,
  },
  {
    name: 'top menu',
    path: '/bill/settleBill',
    sees: row,
    kept: { DEFAULT_LAYOUT_MODE: 'topmenu', DEFAULT_THEME: 'dark' },
  },
]

async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /^(search menu|搜索菜单)$/ }).fill('b')
}

/** Waits until nothing is loading and no animation runs. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"], .ant-skeleton-active, .ant-spin-spinning')).toHaveCount(0)
  await expect(page.getByRole('status', { name: /^(Loading|加载中)/ })).toHaveCount(0)
  const moving = () =>
    document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
      .length
  await expect.poll(() => page.evaluate(moving)).toBe(0)
}

/** Stores preferences in the browser in the same form as the product. */
async function storePreferences(page: Page, kept: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((entries) => {
    for (const [key, value] of entries)
      localStorage.setItem(`pro__${key}`, JSON.stringify({ value, expire: null }))
  }, Object.entries(kept))
}

const visible = (page: Page, over: string) => page.locator(over).filter({ visible: true })

/** True if two screens differ only by their overlays. */
const isSamePage = (before: Screen, { path, kept, isNarrow }: Screen): boolean =>
  before.over !== undefined &&
  before.path === path &&
  before.isNarrow === isNarrow &&
  before.kept === undefined &&
  kept === undefined

async function load(page: Page, { path, sees, kept }: Screen): Promise<void> {
  if (kept) await storePreferences(page, kept)
  await page.goto(path)
  await expect(page.locator(sees).first()).toBeVisible()
  await settle(page)
}

/** Closes the overlays of a page. */
async function close(page: Page, over: string): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(visible(page, over)).toHaveCount(0)
  await settle(page)
}

/**
 * Opens a screen and waits until it is stable. If the previous screen was an overlay of the same page, the
 * page isn't loaded again.
 */
export async function openScreen(page: Page, screen: Screen, before?: Screen): Promise<void> {
  if (before?.over && isSamePage(before, screen)) await close(page, before.over)
  else await load(page, screen)
  await screen.open?.(page)
  if (screen.over) await expect(visible(page, screen.over).first()).toBeVisible()
  await settle(page)
}
