import type { Locator } from '@playwright/test'
import { clickRowAction, expect, rowWith, signInWithoutForm, test } from './journey.ts'
import { sign } from './sign.ts'

/** Adds a receiver as the last row. */
async function addReceiver(form: Locator, texts: Readonly<Record<string, string>>): Promise<void> {
  await form.getByRole('button', { name: 'Add a row' }).click()
  for (const [label, text] of Object.entries(texts)) await form.getByLabel(label).last().fill(text)
}

test('a clerk adds a rule with two receivers and edits it, each time approved by a second user', async ({
  page,
}) => {
  await signInWithoutForm(page, 'clerk', '/ledger/ledgerRule')
  await page.getByRole('button', { name: 'New rule' }).click()
  const form = page.getByRole('form', { name: 'New ledger rule' })
  await form.getByLabel('Rule').fill('Harbour group')
  await form.getByText('Group tag', { exact: true }).click()
  await form.getByRole('textbox', { name: 'Group tag' }).fill('harbour')
  await form.getByLabel('Effective from').fill('2026-12-01')
  await form.getByLabel('Effective from').press('Enter')
  await form.getByLabel('Effective to').fill('2026-12-31')
  await form.getByLabel('Effective to').press('Enter')
  await addReceiver(form, { Receiver: 'Head office', 'Account reference': 'M-100', Share: '12.5' })
  await addReceiver(form, { Receiver: 'Landlord', 'Account reference': 'M-200', 'Fixed amount': '5' })
  await expect(
    form.getByText(/Of ¥100.00:\s+¥12.50 → Head office\s+¥5.00 → Landlord\s+¥82.50 → Shop/),
  ).toBeVisible()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('alert')).toHaveText(['Required'])
  await sign(page, form, 'reviewer')
  await expect(form.getByText(/^Approved by/)).toBeVisible()
  await form.getByRole('button', { name: 'Save' }).click()

  await expect(page.getByText('Harbour group is saved.')).toBeVisible()
  await expect(rowWith(page, 'Harbour group')).toContainText('12.50%')
  await clickRowAction(page, 'Harbour group', 'Edit')
  const edit = page.getByRole('form', { name: 'Edit ledger rule' })
  await edit.getByLabel('Share').first().fill('20')
  await edit.getByRole('button', { name: 'Clear' }).last().press('Enter')
  await sign(page, edit, 'reviewer')
  await expect(edit.getByText(/^Approved by/)).toBeVisible()
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(rowWith(page, 'Harbour group')).toContainText('20.00%')
  await expect(rowWith(page, 'Harbour group')).not.toContainText('2026-12-31')
  await rowWith(page, 'Harbour group').getByRole('link', { name: 'Harbour group' }).click()
  const view = page.getByRole('dialog', { name: 'Harbour group' })
  await expect(view).toContainText('¥75.00 → Shop')
  await expect(view).toContainText('reviewer')
})
