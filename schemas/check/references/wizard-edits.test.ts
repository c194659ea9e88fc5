import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { catalog } from '#renderers/catalog'
import { models, operations, shapes, type WizardPage } from '#schemas'
import { checkPage } from '#schemas/check'
import { expandFragments, readFragments } from '#schemas/fragments'

const shopForm = expandFragments(
  JSON.parse(readFileSync(new URL('../../pages/shopinfo/shop-form.page.json', import.meta.url), 'utf8')),
  readFragments(join(import.meta.dirname, '../../fragments')),
) as WizardPage

/** Returns the errors of the shop wizard with changed settings. */
function errorsOf(wizard: Partial<WizardPage['wizard']>) {
  const page = { ...shopForm, wizard: { ...shopForm.wizard, ...wizard } }
  return checkPage(JSON.stringify(page), { contracts: { operations, shapes, models }, catalog }).map(
    ({ code, pointer, message }) => [code, pointer, message],
  )
}

const edit = { param: 'id', versionField: 'version' }

test('an edit needs a parameter of the page', () => {
  expect(errorsOf({ edit: { ...edit, param: 'shop' } })).toContainEqual([
    'E201',
    '/wizard/edit/param',
    'The page has no parameter "shop".',
  ])
})

test('an edit needs a field with the version of the record', () => {
  expect(errorsOf({ edit: { ...edit, versionField: 'revision' } })).toContainEqual([
    'E201',
    '/wizard/edit/versionField',
    'ShopRevision has no field "revision".',
  ])
})

test('an edit needs a record to load', () => {
  const { load: _, ...wizard } = shopForm.wizard
  const page = { ...shopForm, wizard }
  const found = checkPage(JSON.stringify(page), { contracts: { operations, shapes, models }, catalog })

  expect(found.map(({ code, pointer }) => [code, pointer])).toContainEqual(['E221', '/wizard/edit'])
})

test('the check of a step needs an operation with its values', () => {
  const args = { tableName: 'shop_basic_info', fieldName: 'shop_code', fieldVal: '1' }
  const steps = shopForm.wizard.steps.map((step) =>
    step.id === 'channels' ? { ...step, check: { op: 'check.duplicate', args } } : step,
  )
  const reported = ['channels', 'hasLedgerRule', 'receivers'].map((name) => [
    'E206',
    '/wizard/steps/4/check/op',
    `check.duplicate has no argument "${name}", which the step sends.`,
  ])

  expect(errorsOf({ steps })).toEqual(reported)
})
