import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { readConfig } from '../../server/config.ts'
import type { Generation } from '../../server/upstream/generation.ts'
import { buildUpstreamApp } from '../../server/upstream/upstream-app.ts'
import { jeecgResults } from '../support/jeecg-data.ts'
import { startJeecgServer } from '../support/jeecg-server.ts'
import { clickRowAction, rowWith } from './journey.ts'

/** Starts a JeecgBoot server of each generation, and our client in front of it. */
const test = base.extend<{ generation: Generation; clientUrl: string }>({
  generation: ['2.2', { option: true }],
  clientUrl: async ({ generation }, use) => {
    const jeecg = await startJeecgServer({ generation, results: jeecgResults })
    const app = buildUpstreamApp({
      config: readConfig({}),
      upstream: jeecg.url,
      webDir: path.resolve('dist/web'),
      clock: () => new Date(),
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
    await use(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`)
    await app.close()
    await jeecg.close()
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

const open = (page: Page, title: string) => page.getByRole('link', { name: title }).click()

for (const generation of ['2.2', '2.4'] as const) {
  // The tests of the server cover what differs between the versions.
  const tag = generation === '2.2' ? [] : ['@slow']
  test.describe(`JeecgBoot ${generation}`, { tag }, () => {
    test.use({ generation })

    test('an administrator works with users, roles, menus, dictionaries and announcements', async ({
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

      await open(page, '数据字典')
      await clickRowAction(page, '性别', 'Edit')
      const name = page.getByRole('dialog').getByLabel('Dictionary', { exact: true })
      await expect(name).toHaveValue('性别')
      await name.fill('性别（新）')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByRole('dialog')).toBeHidden()

      await open(page, '系统通告')
      await expect(rowWith(page, '系统升级')).toContainText('全体用户')
      await page.getByRole('button', { name: '1 unread notice' }).click()
      await expect(
        page
          .getByRole('link', { name: /系统升级/ })
          .or(page.getByRole('button', { name: /系统升级/ }))
          .first(),
      ).toBeVisible()
    })

    test('a page of our own says that the server lacks its calls', async ({ page }) => {
      await signIn(page, '/dashboard/analysis')

      await expect(page.getByText("The JeecgBoot server doesn't offer this.").first()).toBeVisible()
    })
  })
}
