import { callsOf, expect, signInWithoutForm } from './journey.ts'
import { test } from './person.ts'

test('a data rule is created, tested, granted, explained for a row, and deleted', { tag: '@slow' }, async ({
  page,
  person,
}) => {
  const name = person.own('Open bills')
  const clerk = await callsOf(page.request, 'clerk')
  const bills = async (query = '') => (await clerk.get(`/bill/settleBill/list${query}`)).total
  const [all, pending] = [await bills(), await bills('?status=PENDING')]

  await signInWithoutForm(page, 'admin', '/isystem/permission?search=bill:list')
  await person.act('bill:list', 'Data rules')
  const rules = person.dialog('Data rules of Settlement bills')
  await person.press('New rule', rules)
  const form = person.dialog('New data rule')
  await person.fill('Rule', name, form)
  await person.choose('Field', /\(status\)$/, { within: form })
  await person.choose('Condition', 'is', { within: form })
  await person.fill('Value', '#{sys_secret}', form)
  await person.press('Try it', form)
  await person.sees('Unknown variable #{sys_secret}', form)
  await person.fits()
  await person.fill('Value', 'PENDING', form)
  await person.press('Save', form)
  await person.sees(`The rule ${name} is saved.`)
  await expect(person.row(name, rules)).toBeVisible()
  await person.fits()

  await page.goto('/isystem/roleUserList')
  await person.act('settlement_clerk', 'Grant')
  await person.fill('Search menus and buttons', 'bill:list', person.top())
  const rule = person.top().getByRole('treeitem').filter({ hasText: name })
  await rule.click()
  await expect(rule).toHaveAttribute('aria-checked', 'true')
  await person.press('Save', person.top())
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(pending).toBeLessThan(all)
  expect(await bills()).toBe(pending)

  await page.goto('/bill/settleBill?status=SETTLED')
  await person.act('B20', 'Why do I see this row?')
  const why = person.dialog('Why do I see this row?')
  await person.sees('You see it because all of these are met:', why)
  await person.choose('Another person', '陈雨桐 (clerk)', { within: why, typed: 'clerk' })
  await person.sees("陈雨桐 (clerk) doesn't see it: the marked conditions aren't met.", why)
  await expect(why.getByRole('listitem').filter({ hasText: name })).toContainText('PENDING')
  await person.fits()

  await page.goto('/isystem/permission?search=bill:list')
  await person.act('bill:list', 'Data rules')
  await person.act(name, 'Delete', rules)
  await person.confirm('Delete')
  await person.sees(`The rule ${name} is deleted.`)
  expect(await bills()).toBe(all)
})
