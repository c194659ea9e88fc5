import type { Locator, Page } from '@playwright/test'

/**
 * Enters the approval of a second user in a form. Returns the approval dialog, which then closes or shows an
 * error.
 */
export async function sign(
  page: Page,
  form: Locator,
  username: string,
  password = '123456',
): Promise<Locator> {
  await form.getByRole('button', { name: /Request approval|Approve again/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Second approval' })
  await dialog.getByLabel("Approver's user name").fill(username)
  await dialog.getByLabel("Approver's password").fill(password)
  await dialog.getByLabel("Approver's password").press('Enter')
  return dialog
}
