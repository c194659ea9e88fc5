import { expect, signInWithoutForm, test } from './journey.ts'

test('a page has inputs, layouts and rows of Formily, and submits their values', { tag: '@slow' }, async ({
  page,
}) => {
  await signInWithoutForm(page, 'admin', '/demo/formilyForm')
  const grid = page.getByRole('region', { name: 'Rule' })
  const columns = grid.locator('[class*=grid-layout]')

  await page.getByRole('button', { name: 'Try it' }).click()
  await expect(page.getByText('At least 1 row')).toBeVisible()
  await grid.getByLabel('Name').fill('Digits')
  await grid.getByText('demo-rule').click()
  await grid.getByLabel('Code').fill('digits')
  await page.getByRole('heading', { name: 'Formily form' }).click()
  await grid.getByLabel('Value to check').fill('12a')
  await page.getByRole('switch', { name: 'Built-in' }).click()
  await page.getByRole('button', { name: 'Add a row' }).click()
  const [request] = await Promise.all([
    page.waitForRequest(/checkRules\/try/),
    page.getByRole('button', { name: 'Try it' }).click(),
  ])

  expect(request.postDataJSON()).toEqual({
    value: '12a',
    parts: [{ digits: '*', pattern: '^[0-9]+$', message: 'Digits only' }],
  })
  await expect(page.getByText('Not passed: Digits only')).toBeVisible()
  await expect(grid.getByText('digits', { exact: true })).toBeVisible()
  await expect(columns).toHaveCSS('display', 'grid')
})

test('rows shown as cards are copied, moved, deleted and validated one by one', { tag: '@slow' }, async ({
  page,
}) => {
  await signInWithoutForm(page, 'admin', '/demo/formilyForm')
  const messages = page.getByLabel('Message', { exact: true })
  await page.getByRole('button', { name: 'Add a row' }).click()
  await messages.fill('First')
  await page.getByRole('button', { name: 'Copy row 1' }).click()
  await messages.nth(1).fill('Second')

  await page.getByRole('button', { name: 'Move row 2 up' }).click()
  await expect(messages.first()).toHaveValue('Second')
  await page.getByRole('button', { name: 'Delete row 2' }).click()
  await expect(messages).toHaveCount(1)
  await messages.fill('')
  await page.getByRole('button', { name: 'Try it' }).click()

  await expect(page.getByText('Rows with errors: 1')).toBeVisible()
})
