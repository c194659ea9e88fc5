import { expect, test } from 'vitest'
import { createTestForm } from '../form/form-engine.fixture.ts'
import { safeValues } from '../saved-draft/use-draft-ports.ts'
import { restoreWizard, valuesOfWizard } from './draft-values.ts'

const setup = () => createTestForm([{ node: 'field', id: 'name', field: 'name' }]).form

test('a draft restores the results of saved steps, whatever the names of the steps', () => {
  const [form, resumed] = [setup(), setup()]
  form.saved.value = { password: { id: '1' }, note: null }

  restoreWizard(resumed, JSON.parse(JSON.stringify(safeValues(form, valuesOfWizard(form)))))

  expect(resumed.saved.value).toEqual({ password: { id: '1' }, note: null })
})

test('a draft without saved steps has the values of the inputs only', () => {
  expect(valuesOfWizard(setup())).toEqual({})
})

test.each([null, [], { $saved: 'x' }, { $saved: { first: 1 } }, { $saved: [1, { step: 2 }] }])(
  'the draft %j has no results of saved steps',
  (values) => {
    const form = setup()

    restoreWizard(form, values)

    expect(form.saved.value).toEqual({})
  },
)

test('a form that is filled anew forgets its saved steps', () => {
  const form = setup()
  form.saved.value = { first: { id: '1' } }

  form.load(undefined)

  expect(form.saved.value).toEqual({})
})
