import { callsOf, expect, signInWithoutForm } from './journey.ts'
import { test } from './person.ts'

test('a change is found in the log, with its old values', { tag: '@slow' }, async ({
  page,
  request,
  person,
}) => {
  const clerk = await callsOf(request, 'clerk')
  const { records } = await clerk.get('/bill/settleBill/list?status=PENDING&pageSize=1')
  const [{ id, version }] = records
  const data = { id, version, reason: 'looked at by a journey' }
  const headers = { ...clerk.headers, 'Idempotency-Key': `log-${id}`, 'X-Page-Id': 'bill/SettleBillList' }
  await request.put('/jeecg-boot/bill/settleBill/hold', { headers, data })

  await signInWithoutForm(page, 'admin', '/isystem/log')
  await person.sees('Sign-ins are kept for 180 days, operations permanently. No entry can be changed.')
  await person.tool('Views')
  await page.getByRole('menuitem', { name: person.named('Operations') }).click()
  const held = person.row(`bill.hold settle_bill ${id}`)
  await expect(held).toContainText('bill/SettleBillList')
  await person.fits()
  await held.getByRole('link').click()
  const drawer = person.top()
  await expect(drawer.getByTitle(person.named('Before')).first()).toHaveText('PENDING')
  await expect(drawer.getByTitle(person.named('After')).first()).toHaveText('HELD')
  await person.fits()
  await person.close()

  await person.tool('View: Operations')
  await page.getByRole('menuitem', { name: person.named('Sign-ins') }).click()
  await expect(person.row('clerk')).toContainText(person.part('Signed in'))
  await person.press('Visits and retention')
  await person.sees('Visits, last 7 days')
  await person.sees('Visits today')
  await person.sees(
    'A visit is a successful sign-in. Sign-ins are kept for 180 days, so totals cover that period only. Operations are kept permanently.',
  )
  await person.fits()
})

test('another session is ended after a confirmation', { tag: '@slow' }, async ({ page, request, person }) => {
  const { headers } = await callsOf(request, 'configurator')
  await signInWithoutForm(page, 'admin', '/isystem/online')
  await person.act('configurator', 'Sign out')
  await person.sees('Sign out 赵一鸣 (configurator)? Unsaved work will be lost.')
  await person.fits()
  await person.confirm('Sign out')

  await person.sees('Session ended.')
  await expect(person.row('configurator')).toHaveCount(0)
  const answer = await request.get('/jeecg-boot/sys/user/getCurrentUserDeparts', { headers })
  expect((await answer.json()).success).not.toBe(true)
})

test('an announcement is created for one user, released, read, revoked and deleted', {
  tag: '@slow',
}, async ({ page, person, another }) => {
  const title = person.own('Stocktaking')
  await signInWithoutForm(page, 'admin', '/isystem/annountCement')
  await person.press('Add')
  const form = person.dialog('New announcement')
  await person.fill('Title', title, form)
  await form.getByText(person.named('Named users')).click()
  await person.choose('People', '李沐阳 (keeper)', { within: form, typed: 'keeper' })
  await person.fill('Content', '请于周五前完成盘点。', form)
  await person.fits()
  await person.press('Save', form)
  await person.sees('The draft is saved. Release it from the list.')

  const row = person.row(title)
  await expect(row).toContainText(person.part('Draft'))
  await person.act(title, 'Release')
  await person.confirm('Release')
  await person.sees('The announcement is released.')
  await expect(row).toContainText(person.part('Released'))

  const reader = await another()
  await signInWithoutForm(reader.page, 'keeper', '/isps/userAnnouncement')
  await expect(reader.person.row(title)).toContainText(reader.person.part('Unread'))
  await reader.person.act(title, 'View')
  await reader.person.sees('请于周五前完成盘点。', reader.person.top())
  await reader.person.fits()
  await reader.person.close()
  await expect(reader.person.row(title)).not.toContainText(reader.person.part('Unread'))

  await person.tool('Refresh')
  await person.act(title, 'Readers')
  const readers = person.dialog(`Readers of “${title}”: 1 of 1`)
  await expect(person.row('keeper', readers)).toContainText(person.part('Read'))
  await person.fits()
  await person.close()
  await person.act(title, 'Revoke')
  await person.confirm('Revoke')
  await expect(row).toContainText(person.part('Revoked'))
  await person.act(title, 'Delete')
  await person.confirm('Delete')
  await person.sees('The announcement is deleted.')
  await expect(row).toHaveCount(0)
})
