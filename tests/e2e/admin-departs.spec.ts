import type { Page } from '@playwright/test'
import { clickRowAction, enter, expect, rowWith, test } from './journey.ts'

/** Calls as the administrator, beside what the journey clicks. */
async function asAdmin(page: Page) {
  const headers = { 'X-Access-Token': await tokenOf(page, 'admin') }
  return {
    headers,
    put: async (path: string, data: object) => {
      await page.request.put(`/jeecg-boot${path}`, { headers, data })
    },
    get: async (path: string) =>
      (await (await page.request.get(`/jeecg-boot${path}`, { headers })).json()).result,
    post: async (path: string, data: object) =>
      (await (await page.request.post(`/jeecg-boot${path}`, { headers, data })).json()).result,
  }
}

/** A department below the head office with one person in it, and the administrator in charge of the head office. */
async function departOf(page: Page, departName: string, username: string) {
  const { get, post, put } = await asAdmin(page)
  const [root] = await get('/sys/sysDepart/queryTreeList')
  const depart = await post('/sys/sysDepart/add', { parentId: root.id, departName })
  const { records } = await get(`/sys/user/list?username=${username}`)
  await post('/sys/user/editSysDepartWithUser', { depId: depart.id, userIdList: [records[0].id] })
  const [admin] = (await get('/sys/user/list?username=admin')).records
  const account = await get(`/sys/user/queryById?id=${admin.id}`)
  await put('/sys/user/edit', { ...account, userIdentity: 2, departIds: root.id })
  await leaveAfterwards(page, depart.id, username)
  return { depart, get, put }
}

const leaving: (() => Promise<unknown>)[] = []

/** Other journeys find the people as they were. */
async function leaveAfterwards(page: Page, depId: string, username: string): Promise<void> {
  const { headers, get } = await asAdmin(page)
  const { records } = await get(`/sys/user/list?username=${username}`)
  const params = { depId, userId: records[0].id }
  leaving.push(() => page.request.delete('/jeecg-boot/sys/user/deleteUserInDepart', { headers, params }))
}
test.afterEach(async () => {
  for (const leave of leaving.splice(0)) await leave()
})

async function tokenOf(page: Page, username: string): Promise<string> {
  const login = await page.request.post('/jeecg-boot/sys/login', { data: { username, password: '123456' } })
  return (await login.json()).result.token
}

test('an administrator adds a department, fills it with people, and may delete it only when it is empty', async ({
  page,
}) => {
  await enter(page, 'admin')
  await page.goto('/isystem/depart')
  await clickRowAction(page, '总部', 'Add below')
  const form = page.getByRole('dialog', { name: 'New department below 总部' })
  await form.getByRole('textbox', { name: 'Department' }).fill('华西大区')
  await form.getByRole('combobox', { name: 'Kind' }).click()
  await page.locator('.ant-select-item-option').filter({ hasText: 'Department' }).click()
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('华西大区 is added as A01A06.')).toBeVisible()
  await expect(rowWith(page, '华西大区')).toContainText('A01A06')

  await clickRowAction(page, '华西大区', 'People')
  const people = page.getByRole('dialog', { name: 'People of 华西大区' })
  await people.getByRole('button', { name: 'Add people' }).click()
  const prompt = page.getByRole('dialog', { name: 'Add people' })
  await prompt.getByRole('combobox').fill('clerk')
  await page.locator('.ant-select-item-option').filter({ hasText: 'clerk' }).click()
  await prompt.getByRole('button', { name: 'Add', exact: true }).click()
  const clerk = people.getByRole('row').filter({ hasText: 'clerk' })
  await expect(clerk).toBeVisible()
  await people.getByRole('button', { name: 'Close' }).first().click()

  await clickRowAction(page, '华西大区', 'Delete')
  await page.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('People belong to 华西大区')).toBeVisible()
  const { get } = await asAdmin(page)
  const [{ children }] = await get('/sys/sysDepart/queryTreeList')
  const { id } = children.find((depart: { departName: string }) => depart.departName === '华西大区')
  await leaveAfterwards(page, id, 'clerk')
})

test('a department is granted something, makes a role of it, and gives it to somebody of its own', async ({
  page,
}) => {
  const { depart } = await departOf(page, '华东客服', 'configurator')
  await enter(page, 'admin')
  await page.goto(`/isystem/depart?orgCode=${depart.orgCode}`)
  await clickRowAction(page, '华东客服', 'Permissions')
  const grants = page.getByRole('dialog', { name: 'Permissions of 华东客服' })
  await grants.getByPlaceholder('Name or code').fill('trade:list')
  await grants.getByRole('treeitem').filter({ hasText: 'trade:list' }).click()
  await grants.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The permissions of 华东客服 are saved.')).toBeVisible()

  await page.goto(`/isystem/departUserList?depart=${depart.id}&tab=roles`)
  await page.getByRole('button', { name: 'New role' }).click()
  const form = page.getByRole('dialog', { name: 'New department role' })
  await form.getByRole('textbox').first().fill('客服')
  await form.getByRole('textbox', { name: 'Role code' }).fill('journey_care')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await clickRowAction(page, '客服', 'Grant')
  const rights = page.getByRole('dialog', { name: 'Rights of 客服' })
  await expect(rights.getByRole('treeitem').filter({ hasText: 'bill:list' })).toHaveCount(0)
  await rights.getByRole('treeitem').filter({ hasText: 'trade:list' }).click()
  await rights.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The rights of 客服 are saved.')).toBeVisible()

  await page.getByRole('tab', { name: 'People' }).click()
  await clickRowAction(page, 'configurator', 'Roles')
  const given = page.getByRole('dialog', { name: /^Department roles of/ })
  await given.getByRole('combobox').click()
  await page.locator('.ant-select-item-option').filter({ hasText: 'journey_care' }).click()
  await given.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/^The roles of .* are saved\.$/)).toBeVisible()

  const headers = { 'X-Access-Token': await tokenOf(page, 'configurator') }
  const trades = await page.request.get('/jeecg-boot/bill/tradeOrder/list', { headers })
  expect((await trades.json()).success).toBe(true)
  await page.request.post('/jeecg-boot/sys/logout', { headers })
})

test('a department is moved after a look at what that changes', async ({ page }) => {
  const { depart } = await departOf(page, '会搬家的部门', 'clerk')
  await enter(page, 'admin')
  await page.goto(`/isystem/depart?orgCode=${depart.orgCode}`)
  await clickRowAction(page, '会搬家的部门', 'Move')
  const dialog = page.getByRole('dialog', { name: 'Move 会搬家的部门' })
  await dialog.getByRole('searchbox', { name: 'Search departments' }).fill('A01A03')
  await dialog.getByTitle('华北大区').click()
  await expect(dialog.getByRole('region', { name: 'What changes' })).toContainText(depart.orgCode)
  await expect(dialog.getByRole('region', { name: 'What changes' })).toContainText('with those below1')
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(page.getByText(/^会搬家的部门 has the code A01A03A\d\d now\.$/)).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('the address book finds people by department and name, and reaches them', async ({ page }) => {
  const { get, put } = await departOf(page, '通讯部', 'reviewer')
  const [reviewer] = (await get('/sys/user/list?username=reviewer')).records
  const account = await get(`/sys/user/queryById?id=${reviewer.id}`)
  await put('/sys/user/edit', { ...account, telephone: '0571-88880000', email: 'reviewer@example.com' })
  await enter(page, 'admin')
  await page.goto('/isystem/addressList')
  await page.getByRole('searchbox', { name: 'Search departments' }).fill('通讯部')
  await page.getByRole('navigation', { name: 'Tree of departments' }).getByTitle('通讯部').click()
  await expect(page).toHaveURL(/depart=/)
  await expect(page.getByRole('link', { name: '0571-88880000' })).toHaveAttribute('href', 'tel:057188880000')
  await expect(page.getByRole('link', { name: 'reviewer@example.com' })).toBeVisible()
  await expect(page.getByText('Total 1')).toBeVisible()
  await page.getByRole('button', { name: 'Everybody' }).click()
  await expect(rowWith(page, '林知夏')).toBeVisible()
})

test.describe('on a telephone, in Chinese', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'zh-CN' })

  test('departments are cards that open into those below', async ({ page }) => {
    await enter(page, 'admin')
    await page.goto('/isystem/depart')
    await expect(page.getByText('华东大区')).toBeVisible()
    await page.getByText('华东大区').click()
    await expect(page.getByRole('dialog').getByText('A01A01')).toBeVisible()
  })

  test('my departments and the address book fit, with the tree as a choice above', async ({ page }) => {
    const { depart } = await departOf(page, '手机部门', 'clerk')
    await enter(page, 'admin')
    await page.goto(`/isystem/departUserList?depart=${depart.id}`)
    await expect(page.getByText('陈雨桐')).toBeVisible()
    await page.getByRole('tab', { name: '部门角色' }).click()
    await expect(page.getByText(/该部门暂无角色/)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.goto('/isystem/addressList')
    await expect(page.getByText('王景行')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })

  test('a department is moved on a telephone too', async ({ page }) => {
    const { depart } = await departOf(page, '手机搬家', 'clerk')
    await enter(page, 'admin')
    await page.goto(`/isystem/depart?orgCode=${depart.orgCode}`)
    await page.getByRole('button', { name: '操作' }).first().click()
    await page.getByRole('menuitem', { name: '移动', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByTitle('华北大区').click()
    await expect(dialog.getByText('变更内容').or(dialog.getByText(depart.orgCode)).first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})
