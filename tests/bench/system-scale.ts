import path from 'node:path'
import type { BrowserContext, Page } from 'playwright'
import { type Product, startProduct } from '../support/product.ts'
import { signedIn } from './endpoint.ts'
import { againstLimit } from './figures.ts'
import { runCommand } from './run-command.ts'
import { clickTime, launch, logIn, openSignedInContext } from './shell/visit.ts'
import type { Row } from './table.ts'

const ROUNDS = 7
/** Time in ms for which the pointer is on a button before the click. */
const DWELL_MS = 200
const HEAD = 's000001'
const HEAD_ROLE = 'scale-role'
/** Title of the last folder of the menu, which contains 9 groups, 90 items and 150 buttons. */
const LAST_FOLDER = '业务 20'
const LIST_CODE = 'system:user:list'

const dataDir = path.resolve('data/bench-system')
const ENTRY = 'nav [role="menu"] a'

/**
 * Measures the time from the click on "Sign in" until the menu of 2,000 items is painted. The browser has
 * already cached the product's code.
 */
async function benchLogin(context: BrowserContext): Promise<Row> {
  const page = await context.newPage()
  const times: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    await page.goto('/user/login')
    await page.getByLabel('User name').fill('admin')
    await page.getByLabel('Password', { exact: true }).fill('123456')
    await page.waitForLoadState('networkidle')
    const time = await clickTime(page, 'button[type="submit"]', ENTRY)
    if (round > 0) times.push(time)
    await page.evaluate(() => localStorage.clear())
  }
  await page.close()
  return againstLimit('sign-in to painted menu of 2,000 entries', times, 800)
}

/**
 * Returns the time in ms from a click on the checkbox of the last folder in the permission tree until layout
 * is done.
 */
const measureTick = (page: Page): Promise<number> =>
  page.evaluate(async (title) => {
    const tree = document.querySelector('[role="dialog"] [role="tree"]')
    if (tree) tree.scrollTop = tree.scrollHeight
    await new Promise((resolve) => setTimeout(resolve, 100))
    const rows = [...document.querySelectorAll<HTMLElement>('[role="dialog"] [role="treeitem"]')]
    const row = rows.find((each) => each.querySelector('[title]')?.getAttribute('title') === title)
    if (!row) throw new Error(`no ${title} in the tree`)
    const began = performance.now()
    row.click()
    // React renders the change of a click in a microtask.
    await null
    await null
    document.body.getBoundingClientRect()
    return performance.now() - began
  }, LAST_FOLDER)

/**
 * Measures opening the permissions of a role and ticking a folder. Ticks the folder off and on again, so that
 * no permission changes.
 */
async function benchTree(page: Page): Promise<Row[]> {
  await page.goto('/isystem/roleUserList')
  const grant = page.getByRole('row', { name: /scale_head/ }).getByRole('button', { name: 'Grant' })
  await grant.evaluate((button) => button.setAttribute('data-bench', 'grant'))
  const opens: number[] = []
  const ticks: number[] = []
  // Users hover over a button before they click it.
  await grant.hover()
  await page.waitForTimeout(DWELL_MS)
  for (let round = 0; round <= ROUNDS; round++) {
    await page.waitForLoadState('networkidle')
    opens.push(await clickTime(page, '[data-bench="grant"]', '[role="dialog"] [role="treeitem"]'))
    ticks.push(await measureTick(page), await measureTick(page))
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
  const [first = Number.NaN, ...again] = opens
  return [
    againstLimit('rights of a role opened, tree of 5,000 places painted', again, 200),
    againstLimit('… the first time, pointed at for 200 ms before it is pressed', [first], 200),
    againstLimit('… a tick of a folder with 250 places, work until drawn', ticks.slice(2), 16),
  ]
}

/**
 * Measures requests for the user list, one after another. The caller is the manager of a region with 5,000
 * users.
 */
async function benchUserList(product: Product): Promise<Row[]> {
  const { get } = await signedIn(product, HEAD)
  const asked = {
    'first page of 100,000 people, in the scope of a region': '',
    '… sorted by user name': '&column=username&order=asc',
    '… frozen ones': '&status=2',
  }
  const rows: Row[] = []
  for (const [what, query] of Object.entries(asked)) {
    const times: number[] = []
    for (let round = 0; round < 3 * ROUNDS; round++)
      times.push((await get(`/sys/user/list?pageNo=1&pageSize=20${query}`)).took)
    rows.push(againstLimit(what, times, 30))
  }
  return rows
}

interface Answer {
  success: boolean
  code: number
  result: { treeList: { key: string; slotTitle?: string }[]; ids: string[] } | string[] | null
}

/**
 * Measures the first request after a permission was revoked or granted. The change must already apply to the
 * measured request.
 */
async function benchPermissions(product: Product): Promise<Row> {
  const admin = await signedIn(product)
  const head = await signedIn(product, HEAD)
  const call = async ({ base, headers }: typeof admin, to: string, body?: object) => {
    const began = performance.now()
    const json = { 'content-type': 'application/json', ...headers }
    const response = await fetch(
      base + to,
      body ? { method: 'POST', headers: json, body: JSON.stringify(body) } : { headers },
    )
    return { answer: (await response.json()) as Answer, took: performance.now() - began }
  }
  const held = (await call(admin, `/sys/permission/queryRolePermission?roleId=${HEAD_ROLE}`)).answer
    .result as string[]
  const codes = await call(head, '/sys/permission/getUserPermissionByToken')
  const listed = JSON.stringify(codes.answer).includes(LIST_CODE)
  const save = (from: string[], to: string[]) =>
    call(admin, '/sys/permission/saveRolePermission', {
      roleId: HEAD_ROLE,
      permissionIds: to.join(','),
      lastpermissionIds: from.join(','),
    })
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    await save(held, [])
    const refused = await call(head, '/sys/user/list')
    await save([], held)
    const entered = await call(head, '/sys/user/list')
    if (!listed || refused.answer.success || !entered.answer.success)
      throw new Error('a change of permissions did not apply to the next request')
    times.push(refused.took, entered.took)
  }
  return againstLimit('the request after a change of rights, which holds for it', times, 100)
}

/** Measures a large organisation: 100,000 users, 5,000 departments, 2,000 menus with 3,000 buttons. */
export async function benchSystem(): Promise<Row[]> {
  runCommand('npm run --silent seed -- --scale system', { DATA_DIR: dataDir })
  const product = await startProduct({ dataDir })
  const browser = await launch()
  try {
    const fresh = await browser.newContext({ baseURL: product.url, locale: 'en-US' })
    const rows = [await benchLogin(fresh), ...(await benchUserList(product)), await benchPermissions(product)]
    const context = await openSignedInContext(browser, product, await logIn(product, 'admin'))
    return [...rows, ...(await benchTree(await context.newPage()))]
  } finally {
    await browser.close()
    await product.stop()
  }
}
