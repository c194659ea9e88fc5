import { expect, signInWithoutForm } from './journey.ts'
import { test } from './person.ts'

/**
 * Creates an import file with one user. Its headings are Chinese, because JeecgBoot uses Chinese headings in
 * every language.
 */
const fileOf = (name: string) => ({
  name: 'users.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`用户账号,真实姓名,角色\n${name},Lin Import,settlement_clerk\n`),
})

test('users are imported, get one-time passwords and an agent, and are deleted and restored', {
  tag: '@slow',
}, async ({ page, person, another }) => {
  test.slow()
  const name = person.own('imp_lin')
  await signInWithoutForm(page, 'admin', '/isystem/user')
  await person.tool('Import')
  const importing = person.top()
  await importing.locator('input[type=file]').setInputFiles(fileOf(name))
  await person.press('Import 1 row', importing)
  await expect(person.button('Undo import', importing)).toBeVisible()
  await person.fits()
  await person.close()

  await person.act(name, 'One-time password')
  await person.press('Create password', person.top())
  const password = await person.top().locator('code').innerText()
  await expect(person.button(`Copy the password of ${name}`)).toBeInViewport({ ratio: 1 })
  await person.fits()
  await person.press('Close', person.top())
  await person.sees("They won't be shown again after you close this.")
  await person.confirm('Close')

  const guest = await another()
  await guest.page.goto('/user/login')
  await guest.person.fill('User name', name)
  await guest.person.fill('Password', password)
  await guest.person.press('Sign in')
  await guest.person.fill('One-time password', password)
  await guest.person.fill('new password', 'spring water and leaves')
  await guest.person.fill('confirm new password', 'spring water and leaves')
  await guest.person.fits()
  await guest.person.press('OK')
  await expect(guest.person.button('Log out')).toBeVisible()

  await person.act(name, 'Agent')
  await person.choose('Agent', '李沐阳 (keeper)', { within: person.top(), typed: 'keeper' })
  await person.press('Save', person.top())
  await person.sees('The agent is saved.')
  await person.press('Agents')
  await expect(person.row(name)).toContainText('keeper')
  await person.act(name, 'Edit')
  await person.choose('State', 'Inactive', { within: person.top() })
  await person.press('Save', person.top())
  await expect(person.row(name)).toContainText(person.part('Inactive'))
  await person.fits()
  await person.act(name, 'Delete')
  await person.confirm('Delete')
  await expect(person.row(name)).toHaveCount(0)
  await person.press('New agent')
  await person.choose('User', `Lin Import (${name})`, { within: person.top(), typed: name })
  await person.choose('Agent', '陈雨桐 (clerk)', { within: person.top(), typed: 'clerk' })
  await person.fits()
  await person.press('Save', person.top())
  await expect(person.row(name)).toContainText('clerk')

  await page.goto('/isystem/user')
  await person.act(name, 'Delete')
  await person.confirm('Delete')
  await expect(person.row(name)).toHaveCount(0)
  await person.press('Recycle bin')
  await person.row(name).getByRole('checkbox').check()
  await person.press('Restore selected')
  await person.fits()
  await person.confirm('Restore selected')
  await person.sees('1 of 1 done, 0 failed', person.top())
  await person.close()
  await expect(person.row(name)).toHaveCount(0)
})
