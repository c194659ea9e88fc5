// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openPage } from '../../../tests/support/draw.tsx'
import {
  bodiesOf,
  draftServer,
  HOLD,
  heading,
  press,
  stepNamed,
  toSecond,
  withDrafts,
  wizardOf,
} from './wizard.fixture.ts'

afterEach(cleanup)

const toReview = async () => {
  await userEvent.type(await toSecond(), 'West Lake')
  await press(/Next step/)
  await screen.findByLabelText('note')
  await press(/Next step/)
  await heading('Review')
}

test('the review shows all values except secrets and opens each step', async () => {
  openPage(wizardOf())
  await userEvent.type(await toSecond(), 'West Lake')
  await press(/Next step/)
  await userEvent.type(await screen.findByLabelText('secret'), 'hush')
  await press(/Next step/)

  const first = await screen.findByRole('region', { name: 'The first' })
  expect(await within(first).findByText('Lake shop')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByText('hush')).toBeNull()

  await press('Edit The second')

  expect(((await screen.findByLabelText('place')) as HTMLInputElement).value).toBe('West Lake')
})

test('submitting asks for confirmation, sends an idempotency key and shows a message', async () => {
  const submit = { op: 'bill.hold', confirm: 'Take it in?', done: 'Taken in' }
  const { calls, notify } = openPage(wizardOf({ submit }), { answers: { [HOLD]: () => ({ result: {} }) } })
  await toReview()

  await press(/Submit/)

  await expect.poll(() => notify.toast.mock.calls).toEqual([[{ type: 'success', text: 'Taken in' }]])
  expect(notify.confirm.mock.calls).toEqual([[{ text: 'Take it in?' }]])
  expect(bodiesOf(calls, 'PUT')).toEqual([{ name: 'Lake shop', place: 'West Lake' }])
  expect(calls[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
})

test('a server error opens its step and focuses its input', async () => {
  const reject = () => ({
    status: 400,
    message: 'no',
    result: { error: 'X', fields: { place: 'is no place' } },
  })
  openPage(wizardOf(), { answers: { [HOLD]: reject } })
  await toReview()

  await press(/Submit/)

  const input = await screen.findByLabelText('place')
  expect(await screen.findByText('is no place')).toBeTruthy()
  await expect.poll(() => document.activeElement).toBe(input)
  expect(stepNamed('second').textContent).toContain('has errors')
})

test('a submitted wizard can only be started over', async () => {
  openPage(wizardOf(), { answers: { [HOLD]: () => ({ result: {} }) } })
  await toReview()
  await press(/Submit/)
  expect(await screen.findByText('Submitted')).toBeTruthy()
  expect(screen.queryByRole('form')).toBeNull()

  await press('Start over')

  expect(((await screen.findByLabelText('name')) as HTMLInputElement).value).toBe('')
})

const submitWithNext = JSON.parse('{ "op": "bill.hold", "then": { "page": "bill/SettleBillList" } }')

test('submitting deletes the draft', async () => {
  const { calls } = openPage(withDrafts({ submit: submitWithNext }), {
    answers: draftServer({ [HOLD]: () => ({ result: {} }) }),
  })
  await toReview()

  await press(/Submit/)

  await expect.poll(() => calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
})
