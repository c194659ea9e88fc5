import { expect, signInWithoutForm } from './journey.ts'
import { test } from './person.ts'

test('a user is added, edited, frozen, unfrozen, given a password and deleted', {
  tag: '@smoke',
}, async ({ page, person, locale }) => {
  const name = person.own('springbrew')
  const role = locale === 'zh-CN' ? '店长' : 'Shop manager'
  await signInWithoutForm(page, 'admin', '/isystem/user')
  await person.press('New user')
  const adding = person.top()
  await person.fill('User name', 'keeper', adding)
  await person.fill('Real name', 'Spring Brew', adding)
  await person.fill('Password', 'first brew of spring', adding)
  await person.fill('Confirm password', 'first brew of spring', adding)
  await person.press('Add', adding)
  await expect(adding.getByRole('alert')).toHaveCount(1)
  await person.fits()
  await person.fill('User name', name, adding)
  await person.press('Add', adding)
  await person.sees(`User ${name} can sign in.`)

  const row = person.row(name)
  await person.act(name, 'Edit')
  const editing = person.dialog(`User ${name}`)
  await expect(person.field('Real name', editing)).toHaveValue('Spring Brew')
  await person.choose('Roles', `${role} (shop_keeper)`, { within: editing })
  await person.fill('Real name', 'Summer Brew', editing)
  await person.press('Save', editing)
  await expect(row).toContainText('Summer Brew')

  for (const [action, status] of [
    ['Freeze', 'Frozen'],
    ['Unfreeze', 'Normal'],
  ] as const) {
    await person.act(name, action)
    await person.confirm(action)
    await expect(row).toContainText(person.part(status))
  }
  await person.fits()

  await person.act(name, 'Set password')
  const prompt = person.dialog(`New password of ${name}`)
  await person.fill('New password', 'second brew of spring', prompt)
  await person.fill('Confirm new password', 'second brew of spring', prompt)
  await person.press('Set password', prompt)
  await person.sees(`${name} has a new password.`)

  for (const action of ['Freeze selected', 'Unfreeze selected', 'Delete selected']) {
    await row.getByRole('checkbox').check()
    await person.press(action)
    await person.confirm(action)
    await person.sees('1 of 1 done, 0 failed', person.top())
    await person.fits()
    await person.close()
  }
  await expect(row).toHaveCount(0)
  await person.press('Recycle bin')
  await person.act(name, 'Delete permanently')
  await person.fits()
  await person.confirm('Delete permanently')
  await person.sees(`${name} is permanently deleted.`)
  await expect(row).toHaveCount(0)
})
