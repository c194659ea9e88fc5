// @vitest-environment happy-dom
import {
  onFormSubmit,
  onFormSubmitFailed,
  onFormSubmitStart,
  onFormSubmitSuccess,
  onFormSubmitValidateFailed,
  onFormSubmitValidateStart,
  onFormSubmitValidateSuccess,
} from '@formily/core'
import { useFormEffects } from '@formily/react'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { defineFormilyField } from '#runtime'
import { openPage } from '../../../tests/support/draw.tsx'

const events: string[] = []
const record = (event: string) => () => void events.push(event)

/** A custom component that records the submit events of its form. */
function Listener() {
  useFormEffects(() => {
    onFormSubmitStart(record('start'))
    onFormSubmitValidateStart(record('validate'))
    onFormSubmitValidateSuccess(record('valid'))
    onFormSubmitValidateFailed(record('invalid'))
    onFormSubmitSuccess(record('success'))
    onFormSubmitFailed(record('failed'))
    onFormSubmit(record('end'))
  })
  return null
}

const fields = [
  defineFormilyField({ name: 'Listener', title: 'Listener', accepts: ['string'], Component: Listener }),
]
const HOLD = 'PUT /bill/settleBill/hold'

function open(submit: object, answers: NonNullable<Parameters<typeof openPage>[1]>['answers'] = {}) {
  const nodes = [
    { node: 'field', id: 'reason', field: 'reason', title: 'reason', required: true },
    { node: 'field', id: 'listener', field: 'listener', component: 'Listener' },
  ]
  const page = {
    format: 1,
    id: 'bill/HoldForm',
    kind: 'form',
    title: 'Hold a bill',
    form: { nodes, submit: { op: 'bill.hold', ...submit } },
  }
  return openPage(page, { fields, answers })
}
const type = async () => userEvent.type(await screen.findByLabelText('reason'), 'cracked')
const save = async () => userEvent.click(await screen.findByRole('button', { name: /Save/ }))

beforeEach(() => {
  events.length = 0
})
afterEach(cleanup)

test('effects receive all events of a successful save', async () => {
  open({}, { [HOLD]: () => ({ result: {} }) })
  await type()

  await save()

  await expect.poll(() => events).toEqual(['start', 'validate', 'valid', 'success', 'end'])
})

test('effects receive a failed check; nothing is sent, and errors are shown at their fields', async () => {
  const { calls, notify } = open({})

  await save()

  await expect.poll(() => events).toEqual(['start', 'validate', 'invalid', 'failed', 'end'])
  expect(await screen.findByText('Required')).toBeTruthy()
  expect([calls, notify.toast.mock.calls]).toEqual([[], []])
})

test('a declined confirmation is a failed submit; nothing is sent or shown', async () => {
  const { calls, notify } = open({ confirm: { $text: 'Hold it?' } })
  notify.confirm.mockResolvedValue(false)
  await type()

  await save()

  await expect.poll(() => events).toEqual(['start', 'validate', 'valid', 'failed', 'end'])
  expect([calls, notify.toast.mock.calls]).toEqual([[], []])
})

test('effects receive a rejected save', async () => {
  open({}, { [HOLD]: () => ({ status: 400, result: { fields: { reason: 'Say more' } } }) })
  await type()

  await save()

  await expect.poll(() => events).toEqual(['start', 'validate', 'valid', 'failed', 'end'])
  expect(await screen.findByText('Say more')).toBeTruthy()
})
