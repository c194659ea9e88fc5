import { callsOf, expect, signInWithoutForm } from './journey.ts'
import { test } from './person.ts'

test('a check rule is built, tested, rejected for a slow pattern, and saved', { tag: '@slow' }, async ({
  page,
  person,
  watch,
}) => {
  watch.allow('400 (Bad Request)')
  const code = person.own('only_digits')
  await signInWithoutForm(page, 'admin', '/isystem/checkRule')
  await person.press('New rule')
  const form = person.top()
  await person.fill('Rule', 'Digits', form)
  await person.fill('Code', code, form)
  await person.press('Add a row', form)
  // In the table, labels contain the row number. On a phone, the labels of a card don't contain it.
  const inRow = (name: string) => (person.onPhone ? name : `${name}, row 1`)
  await person.fill(inRow('Pattern'), '^(a+)+$', form)
  await person.fill(inRow('Message'), 'Only digits', form)
  await person.press('Try it', form)
  await person.sees("Row 1: pattern not allowed. Groups can't be repeated.", form)
  await person.fits()

  await person.fill(inRow('Pattern'), '^[0-9]+$', form)
  await person.fill('Value', '1a', form)
  await person.field('Value', form).press('Enter')
  await expect(form.getByRole('status').getByText('Only digits')).toBeVisible()
  await person.press('Save', form)
  await person.sees(`The rule ${code} is saved.`)

  await person.act(code, 'Edit')
  await person.fill('Rule', 'Digits alone', person.top())
  await person.press('Save', person.top())
  await expect(person.row(code)).toContainText('Digits alone')
  await person.act(code, 'Delete')
  await person.confirm('Delete')
  await person.sees(`The rule ${code} is deleted.`)
  await expect(person.row(code)).toHaveCount(0)
})

test('the form of a fill rule depends on its type, and a preview consumes no number', {
  tag: '@slow',
}, async ({ page, person }) => {
  const code = person.own('purchase_no')
  await signInWithoutForm(page, 'admin', '/isystem/fillRule')
  await person.press('New rule')
  const form = person.top()
  await person.fill('Rule', 'Purchases', form)
  await person.fill('Code', code, form)
  await person.fill('Prefix', 'PO', form)
  await person.press('Try it', form)
  await expect(form.getByText('PO0001')).toBeVisible()
  await person.choose('Type', 'Random text', { within: form })
  await expect(person.field('Character set', form)).toBeVisible()
  await expect(person.field('First number', form)).toBeHidden()
  await person.choose('Type', 'Sequence number', { within: form })
  await person.fits()
  await person.press('Save', form)
  await person.sees(`The rule ${code} is saved.`)

  for (const _time of [1, 2]) {
    await person.act(code, 'Try')
    await person.sees("The next code is PO0001. This preview doesn't use it up.")
  }
  await person.act(code, 'Edit')
  await person.fill('Prefix', 'PUR', person.top())
  await person.press('Save', person.top())
  await expect(person.row(code)).toContainText('PUR')
  await person.act(code, 'Try')
  await person.sees("The next code is PUR0001. This preview doesn't use it up.")
  await person.act(code, 'Delete')
  await person.confirm('Delete')
  await person.sees(`The rule ${code} is deleted.`)
  await expect(person.row(code)).toHaveCount(0)
})

test('two versions of a record are compared side by side', { tag: '@slow' }, async ({ page, person }) => {
  const code = person.own('taster')
  const { post, put } = await callsOf(page.request, 'admin')
  const { id } = await post('/sys/position/add', { code, name: 'Taster' })
  await put('/sys/position/edit', { id, code, name: 'Tea taster' })

  await signInWithoutForm(page, 'admin', '/sys/dataLog-list')
  await person.search({ Record: id })
  await person.act('Tea taster', 'Versions')

  const name = person.row('changed', person.top())
  await expect(name.getByRole('cell')).toHaveText(['Taster', 'Tea taster'])
  await person.fits()
})

test('a statement runs with typed values and is listed with its runs; an inactive one does not run', {
  tag: '@slow',
}, async ({ page, person }) => {
  await signInWithoutForm(page, 'admin', '/isystem/statement')
  await person.act('Unreferenced files', 'Run')
  await person.fill('Older than (days)', '3', person.top())
  await person.press('Run', person.top())
  await expect(person.top().getByText(/\d+ (rows?|行).*\d+ (ms|毫秒)/)).toBeVisible()
  await person.fits()
  await person.close()

  await person.act('Unreferenced files', 'History')
  await expect(person.row('{"days": 3}', person.top())).toContainText(person.part('Done'))
  await person.fits()
  await person.close()

  const name = 'Users without a department'
  for (const enabled of ['No', 'Yes']) {
    await person.act(name, 'Settings')
    await person
      .top()
      .getByRole('switch', { name: person.named('Enabled') })
      .click()
    await person.fits()
    await person.press('Save', person.top())
    await person.sees(`The settings of ${name} are saved.`)
    await person.sees(enabled, person.row(name))
  }
})
