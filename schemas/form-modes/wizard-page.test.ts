import { expect, test } from 'vitest'
import type { WizardPage } from '../meta/page.ts'
import { editsRecord, wizardToDraw } from './wizard-page.ts'

const page: WizardPage = {
  format: 1,
  id: 'guide/Wizard',
  kind: 'wizard',
  title: 'New',
  params: { id: { type: 'string' }, draft: { type: 'string' } },
  data: { record: { op: 'shop.revision' }, brands: { op: 'shop.brandOptions' } },
  wizard: {
    load: 'record',
    edit: { param: 'id', title: 'Edit', versionField: 'version' },
    steps: [{ id: 'first', title: 'First', nodes: [{ node: 'field', id: 'name', field: 'name' }] }],
    draft: { param: 'draft' },
    submit: { op: 'shop.submit' },
  },
}

test.each([
  [{ id: '1' }, true],
  [{ id: '' }, false],
  [{ draft: '1' }, false],
])('with the parameters %j, the wizard edits a record: %j', (params, expected) => {
  expect(editsRecord(page, params)).toBe(expected)
})

test('an edit has the title and the record of the edit, and no draft', () => {
  const drawn = wizardToDraw(page, { isEdit: true })

  expect(drawn).toMatchObject({
    title: 'Edit',
    data: page.data,
    wizard: { load: 'record', edit: page.wizard.edit },
  })
  expect(drawn.wizard).not.toHaveProperty('draft')
})

test('a wizard for a new record loads none, and keeps its drafts', () => {
  const drawn = wizardToDraw(page, { isEdit: false })

  expect(drawn).toMatchObject({ title: 'New', wizard: { draft: { param: 'draft' } } })
  expect(Object.keys(drawn.data ?? {})).toEqual(['brands'])
  expect(drawn.wizard).not.toHaveProperty('load')
})

test('a wizard without edits stays as it is', () => {
  const { edit: _, ...wizard } = page.wizard
  const plain = { ...page, wizard }

  expect(editsRecord(plain, { id: '1' })).toBe(false)
  expect(wizardToDraw(plain, { isEdit: false })).toBe(plain)
})
