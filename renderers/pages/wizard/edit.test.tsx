// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { openPage } from '../../../tests/support/draw.tsx'
import { bodiesOf, field, HOLD, LIST, press, step, wizardOf } from './wizard.fixture.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const GET = 'GET /bill/settleBill/queryById'
const steps = [
  step('first', [
    field('name', { required: true }),
    field('secret', { requiredWhen: { $expr: 'record.id == null' } }),
  ]),
]
const page = {
  ...wizardOf({
    load: 'bill',
    edit: { param: 'id', title: 'Edit the shop', versionField: 'version' },
    draft: { param: 'draft' },
    steps,
    review: undefined,
  }),
  params: { id: { type: 'string' }, draft: { type: 'string', from: 'query' } },
  data: { bill: { op: 'bill.get', args: { id: { $expr: 'params.id' } } } },
}
const answers = {
  [GET]: () => ({ result: { id: '7', version: 3, name: 'Lake shop' } }),
  [HOLD]: () => ({ result: null }),
}

test('an edit starts with the record, offers no draft and sends id and version', async () => {
  const { calls } = openPage(page, { answers })

  const input = (await screen.findByLabelText('name')) as HTMLInputElement
  expect(input.value).toBe('Lake shop')
  expect(screen.getByText('Edit the shop')).toBeTruthy()
  await userEvent.type(input, ' 2')
  await press('Submit')

  await expect.poll(() => bodiesOf(calls, 'PUT')).toEqual([{ id: '7', version: 3, name: 'Lake shop 2' }])
  expect(calls.some(({ path }) => LIST.endsWith(path))).toBe(false)
})

test('without the parameter the wizard starts empty and loads no record', async () => {
  const wizard = { ...page.wizard, edit: { param: 'shop', versionField: 'version' } }
  const other = { ...page, wizard, params: { shop: { type: 'string' } } }
  const { calls } = openPage(other, { answers: { ...answers, [LIST]: () => ({ result: [] }) } })

  expect(((await screen.findByLabelText('name')) as HTMLInputElement).value).toBe('')
  expect(screen.getByText('Take in')).toBeTruthy()
  expect(calls.map(({ path }) => path)).not.toContain('/bill/settleBill/queryById')
})
