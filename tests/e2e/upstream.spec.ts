import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { readConfig } from '../../server/config.ts'
import type { Generation } from '../../server/upstream/generation.ts'
import { buildUpstreamApp } from '../../server/upstream/upstream-app.ts'
import { jeecgAnnouncement, jeecgResults, unread } from '../support/jeecg-data.ts'
import { type JeecgServer, startJeecgServer, WebPage } from '../support/jeecg-server.ts'
import { clickRowAction, rowWith } from './journey.ts'

/** Milliseconds that the JeecgBoot server has to respond. */
const TIMEOUT_MS = 2_500

/** Starts a JeecgBoot server of each generation, and our client in front of it. */
const test = base.extend<{ generation: Generation; jeecg: JeecgServer; clientUrl: string }>({
  generation: ['2.2', { option: true }],
  jeecg: async ({ generation }, use) => {
    const jeecg = await startJeecgServer({ generation, results: jeecgResults })
    await use(jeecg)
    await jeecg.close()
  },
  clientUrl: async ({ jeecg }, use) => {
    const app = buildUpstreamApp({
      config: readConfig({}),
      upstream: jeecg.url,
      webDir: path.resolve('dist/web'),
      clock: () => new Date(),
      timeoutMs: TIMEOUT_MS,
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
    await use(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`)
    await app.close()
  },
  baseURL: async ({ clientUrl }, use) => use(clientUrl),
})

async function signIn(page: Page, path: string): Promise<void> {
  await page.goto(`/user/login?redirect=${encodeURIComponent(path)}`)
  await page.getByLabel('User name').fill('admin')
  await page.getByLabel('Password', { exact: true }).fill('123456')
  await page.getByLabel('Verification code').fill('abcd')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
}

const UNREAD = 'GET /sys/annountCement/listByUser'

const open = (page: Page, title: string) => page.getByRole('link', { name: title }).click()

for (const generation of ['2.2', '2.4'] as const) {
  // The tests of the server cover what differs between the versions.
  const tag = generation === '2.2' ? [] : ['@slow']
  test.describe(`JeecgBoot ${generation}`, { tag }, () => {
    test.use({ generation })

    test('an administrator works with users, roles, menus, departments and dictionaries', async ({
      page,
    }) => {
      await signIn(page, '/isystem/user')
      await expect(rowWith(page, 'admin')).toContainText('管理员')

      await open(page, '角色管理')
      await clickRowAction(page, '结算员', 'Grant')
      await expect(page.getByRole('treeitem', { name: /用户管理/ })).toBeVisible()
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByText('The permissions of 结算员 are saved.')).toBeVisible()

      await open(page, '菜单管理')
      await expect(rowWith(page, '系统管理')).toContainText('/isystem')

      await open(page, '部门管理')
      // A lone root is expanded from the start. Its child is listed once.
      await expect(rowWith(page, '研发部')).toContainText('A01A05')
      await expect(page.getByRole('row').filter({ hasText: '研发部' })).toHaveCount(1)

      await open(page, '数据字典')
      await clickRowAction(page, '性别', 'Edit')
      const name = page.getByRole('dialog').getByLabel('Dictionary', { exact: true })
      await expect(name).toHaveValue('性别')
      await name.fill('性别（新）')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
    })

    test('the bell rings for a new announcement, which is read', async ({ page, jeecg }) => {
      await signIn(page, '/isystem/announcement')
      await expect(rowWith(page, '系统升级')).toContainText('全体用户')
      await expect(page.getByRole('button', { name: '1 unread notice' })).toBeVisible()

      const fresh = { ...jeecgAnnouncement, id: 'a2', titile: '结算通知' }
      jeecg.results[UNREAD] = unread(fresh, jeecgAnnouncement)
      jeecg.results['GET /sys/annountCement/queryById'] = fresh
      jeecg.announce({ cmd: 'topic', msgId: 'a2', msgTxt: '结算通知' })
      const bell = page.getByRole('button', { name: '2 unread notices' })
      await expect(bell).toBeVisible()
      const reloaded = page.waitForResponse(/listByUser/)
      await bell.click()
      await reloaded
      jeecg.results[UNREAD] = unread(jeecgAnnouncement)
      await page.getByRole('button', { name: /结算通知/ }).click()

      await expect(page.getByRole('dialog', { name: 'notice message' })).toContainText('今晚升级')
      await expect
        .poll(() => jeecg.requests)
        .toContainEqual(
          expect.objectContaining({
            method: 'PUT',
            path: '/sys/sysAnnouncementSend/editByAnntIdAndUserId',
            body: { anntId: 'a2' },
          }),
        )
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: '1 unread notice' })).toBeVisible()
    })

    test('a page of our own says that the server lacks its calls', async ({ page }) => {
      await signIn(page, '/dashboard/analysis')

      await expect(page.getByText("The JeecgBoot server doesn't offer this.").first()).toBeVisible()
    })
  })
}

test('a list whose server is slow says so, and loads with the next try', async ({ page, jeecg }) => {
  jeecg.held.add('GET /sys/user/list')
  await signIn(page, '/isystem/user')

  await expect(page.getByRole('main').getByRole('status', { name: 'Loading' })).toBeVisible()
  await expect(page.getByText('The JeecgBoot server takes too long to answer.').first()).toBeVisible()
  jeecg.held.clear()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(rowWith(page, 'admin')).toContainText('管理员')
})

test('answers that are no answers of JeecgBoot are explained', async ({ page, jeecg }) => {
  jeecg.results['GET /sys/user/list'] = new WebPage()
  jeecg.results['GET /sys/role/list'] = 'a text'
  await signIn(page, '/isystem/user')

  await expect(page.getByText('The JeecgBoot server answered with a web page.').first()).toBeVisible()
  await open(page, '角色管理')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})
