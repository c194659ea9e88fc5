import { expect, signInWithoutForm } from './journey.ts'
import { test } from './person.ts'

test('a role is created and gets permissions in the tree, and leaving unsaved changes asks for confirmation', async ({
  page,
  person,
}) => {
  const code = person.own('auditor')
  await signInWithoutForm(page, 'admin', '/isystem/roleUserList')
  await person.press('New role')
  await person.fill('Role', 'Auditors', person.top())
  await person.fill('Role code', code, person.top())
  await person.press('Save', person.top())
  await expect(person.row(code)).toBeVisible()

  await person.act(code, 'Grant')
  const drawer = person.top()
  await person.sees('0 granted', drawer)
  await person.fill('Search menus and buttons', 'bill:hold', drawer)
  const box = (text: string) => drawer.getByRole('treeitem').filter({ hasText: text })
  await box('bill:hold').click()
  await person.sees('3 granted: 3 new, 0 removed', drawer)
  await expect(box('bill:list')).toHaveAttribute('aria-checked', 'mixed')
  await person.fits()

  await page.keyboard.press('Escape')
  await person.press('Stay')
  await person.press('Save', drawer)
  await person.sees('The permissions of Auditors are saved.')

  await person.act(code, 'Grant')
  await person.sees('3 granted', person.top())
  await page.keyboard.press('Escape')
  await person.act(code, 'Users')
  await person.sees('No users have this role yet', person.top())
  await page.keyboard.press('Escape')
  await person.act(code, 'Delete')
  await person.confirm('Delete')
  await person.sees('The role Auditors is deleted.')
  await expect(person.row(code)).toHaveCount(0)
})
