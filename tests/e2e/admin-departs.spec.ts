import type { Page } from '@playwright/test'
import { callsOf, expect, signInWithoutForm } from './journey.ts'
import { type Person, test } from './person.ts'

type Calls = Awaited<ReturnType<typeof callsOf>>

/** Functions that undo the journey's changes, so that other journeys find departments and users unchanged. */
const undoing: (() => Promise<unknown>)[] = []
test.afterEach(async () => {
  for (const undo of undoing.splice(0).reverse()) await undo()
})

/** Reads a user with the operations of user administration. */
async function accountOf({ get }: Calls, username: string) {
  const { records } = await get(`/sys/user/list?username=${username}`)
  return get(`/sys/user/queryById?id=${records[0].id}`)
}

/** Changes an account and restores it after the journey. */
async function changeAccount(calls: Calls, username: string, change: object): Promise<void> {
  const before = await accountOf(calls, username)
  await calls.put('/sys/user/edit', { ...before, ...change })
  const was = Object.keys(change).map((key) => [key, before[key]])
  undoing.push(async () =>
    calls.put('/sys/user/edit', { ...(await accountOf(calls, username)), ...Object.fromEntries(was) }),
  )
}

/** Creates a department below the head office, with one user. */
async function departOf(page: Page, departName: string, username: string) {
  const calls = await callsOf(page.request, 'admin')
  const [root] = await calls.get('/sys/sysDepart/queryTreeList')
  const depart = await calls.post('/sys/sysDepart/add', { parentId: root.id, departName })
  const { id: userId } = await accountOf(calls, username)
  await calls.post('/sys/user/editSysDepartWithUser', { depId: depart.id, userIdList: [userId] })
  undoing.push(
    () => calls.delete(`/sys/sysDepart/delete?id=${depart.id}`),
    () => calls.delete(`/sys/user/deleteUserInDepart?depId=${depart.id}&userId=${userId}`),
  )
  return { depart, root, calls }
}

/**
 * Selects a department. On a desktop, the tree is beside the page. On a phone, the tree is a select box above
 * the page.
 */
async function chooseDepart(page: Page, person: Person, name: string): Promise<void> {
  if (person.onPhone) {
    await person.field('Tree of departments').fill(name)
    await page.locator('.ant-select-tree').getByTitle(name, { exact: true }).click()
  } else {
    await page.getByRole('searchbox', { name: person.named('Search departments') }).fill(name)
    const tree = page.getByRole('navigation', { name: person.named('Tree of departments') })
    await tree.getByTitle(name, { exact: true }).click()
  }
}

test('an administrator adds a department, adds users, and can delete it only when it is empty', async ({
  page,
  person,
}) => {
  const name = person.own('华西大区')
  const { get } = await callsOf(page.request, 'admin')
  await signInWithoutForm(page, 'admin', '/isystem/depart')
  await person.act('总部', 'Add child')
  const form = person.dialog('New department under 总部')
  await person.fill('Department', name, form)
  await person.choose('Type', 'Department', { within: form })
  await person.press('Save', form)
  await expect(person.row(name)).toContainText('A01A')
  const [{ children }] = await get('/sys/sysDepart/queryTreeList')
  const { orgCode } = children.find(({ departName }: { departName: string }) => departName === name)
  await person.sees(`${name} is added as ${orgCode}.`)

  await person.search({ Department: name })
  await person.act(name, 'Edit')
  await person.fill('Telephone', '028-66660000', person.top())
  await person.press('Save', person.top())
  await person.sees(`${name} is saved.`)
  await page.getByRole('link', { name }).click()
  await person.sees('028-66660000', person.top())
  await person.fits()
  await person.close()

  await person.act(name, 'People')
  const people = person.dialog(`People of ${name}`)
  await person.press('Add people', people)
  const prompt = person.dialog('Add people')
  await person.choose('People', '陈雨桐 (clerk)', { within: prompt, typed: 'clerk' })
  await person.press('Add', prompt)
  await expect(person.row('clerk', people)).toBeVisible()
  await person.fits()
  await person.close()
  await person.act(name, 'Delete')
  await person.confirm('Delete')
  await person.sees(`${name} or its sub-departments have people (1). Move them first.`)

  await person.act(name, 'People')
  await person.act('clerk', 'Remove', people)
  await person.confirm('Remove')
  await person.sees('陈雨桐 is removed.')
  await person.sees('No people in this department yet', people)
  await person.close()
  await person.act(name, 'Delete')
  await person.confirm('Delete')
  await person.sees(`${name} is deleted.`)
  await person.sees('No results found')
})

test('a department gets permissions, and one of its roles is assigned to one of its users', {
  tag: '@slow',
}, async ({ page, person }) => {
  const name = person.own('华东客服')
  const code = person.own('journey_care')
  const { depart, root, calls } = await departOf(page, name, 'configurator')
  await changeAccount(calls, 'admin', { userIdentity: 2, departIds: root.id })
  await signInWithoutForm(page, 'admin', `/isystem/depart?orgCode=${depart.orgCode}`)
  await person.act(name, 'Permissions')
  const grants = person.dialog(`Permissions of ${name}`)
  await person.fill('Search menus and buttons', 'trade:list', grants)
  await grants.getByRole('treeitem').filter({ hasText: 'trade:list' }).click()
  await person.fits()
  await person.press('Save', grants)
  await person.sees(`The permissions of ${name} are saved.`)

  await page.goto('/isystem/departUserList?tab=roles')
  await chooseDepart(page, person, name)
  await person.press('New role')
  await person.fill('Role', '客服', person.top())
  await person.fill('Role code', code, person.top())
  await person.press('Save', person.top())
  await person.act(code, 'Grant')
  const rights = person.dialog('Permissions of 客服')
  await expect(rights.getByRole('treeitem').filter({ hasText: 'bill:list' })).toHaveCount(0)
  await rights.getByRole('treeitem').filter({ hasText: 'trade:list' }).click()
  await person.press('Save', rights)
  await person.sees('The permissions of 客服 are saved.')
  await person.fits()

  await page.getByRole('tab', { name: person.named('People') }).click()
  await person.act('configurator', 'Roles')
  await person.choose('Department roles', `客服 (${code})`, { within: person.top() })
  await person.press('Save', person.top())
  await expect(page.getByText(person.part('The roles of 赵一鸣 are saved.'))).toBeVisible()
  await person.fits()
  const configurator = await callsOf(page.request, 'configurator')
  const trades = '/bill/tradeOrder/list?pageSize=1'
  expect((await configurator.get(trades)).records).toBeDefined()

  await person.act('configurator', 'Remove')
  await person.confirm('Remove')
  await person.sees('赵一鸣 is removed.')
  await page.getByRole('tab', { name: person.named('Department roles') }).click()
  await person.act(code, 'Delete')
  await person.confirm('Delete')
  await person.sees('No roles yet. Roles assign the permissions granted to the department.')
  expect(await configurator.get(trades)).toMatchObject({ error: 'FORBIDDEN' })
  await configurator.post('/sys/logout')
})

test('a department moves after a preview of the changes', { tag: '@slow' }, async ({ page, person }) => {
  const name = person.own('会搬家的部门')
  const { depart } = await departOf(page, name, 'clerk')
  await signInWithoutForm(page, 'admin', `/isystem/depart?orgCode=${depart.orgCode}`)
  await person.act(name, 'Move')
  const dialog = person.dialog(`Move ${name}`)
  await dialog.getByRole('searchbox', { name: person.named('Search departments') }).fill('A01A03')
  await dialog.getByTitle('华北大区').click()
  const changes = dialog.getByRole('region', { name: person.named('What changes') })
  await expect(changes).toContainText(depart.orgCode)
  const [code = ''] = (await changes.textContent())?.match(/A01A03A\d\d/) ?? []
  await person.fits()
  await person.press('Move', dialog)
  await person.sees(`${name} now has the code ${code}.`)
  await expect(dialog).toBeHidden()
})

test('the address book finds users by department and name, with their contacts', { tag: '@slow' }, async ({
  page,
  person,
}) => {
  const name = person.own('通讯部')
  const { calls } = await departOf(page, name, 'reviewer')
  await changeAccount(calls, 'reviewer', { telephone: '0571-88880000', email: 'reviewer@example.com' })
  await signInWithoutForm(page, 'admin', '/isystem/addressList')
  await chooseDepart(page, person, name)
  await expect(page).toHaveURL(/depart=/)
  const telephone = page.getByRole('link', { name: '0571-88880000' })
  await expect(telephone).toHaveAttribute('href', 'tel:057188880000')
  await expect(page.getByRole('link', { name: 'reviewer@example.com' })).toBeVisible()
  await person.fits()
  if (person.onPhone) await page.locator('.ant-select-clear').click()
  else await person.press('Everyone')
  await expect(page).not.toHaveURL(/depart=./)
  // The test waits for the list of all users, because text that is typed earlier belongs to the list of the
  // department.
  await expect(person.row('林知夏')).toBeVisible()
  await person.search({ Name: '林知夏' })
  await expect(person.row('林知夏')).toBeVisible()
  await expect(person.row('王景行')).toHaveCount(0)
})
