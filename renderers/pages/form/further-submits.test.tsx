// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openPage } from '../../../tests/support/draw.tsx'

const HOLD = 'PUT /bill/settleBill/hold'
const CONFIRM = 'PUT /bill/settleBill/confirm'
const GET = 'GET /bill/settleBill/queryById'

const confirmToo = {
  id: 'holdAndConfirm',
  op: 'bill.confirm',
  args: { why: { $expr: 'values.reason' } },
  label: 'Hold and confirm',
}
const afterwards = JSON.parse('{ "then": { "reset": true } }') as object
const formOf = (submits: object[], more: object = {}) => ({
  format: 1,
  id: 'bill/HoldForm',
  kind: 'form',
  title: 'Hold a bill',
  data: { bill: { op: 'bill.get', args: { id: { $expr: 'params.id' } } } },
  form: {
    nodes: [
      { node: 'field', id: 'reason', field: 'reason', title: 'reason', required: true },
      { node: 'field', id: 'isLarge', field: 'isLarge', title: 'large', component: 'Switch' },
    ],
    submit: { op: 'bill.hold', label: 'Hold' },
    submits,
    ...more,
  },
})
const reason = async () => (await screen.findByLabelText('reason')) as HTMLInputElement
const typeReason = async (text = 'cracked') => userEvent.type(await reason(), text)
const button = (name: string) => screen.findByRole('button', { name }) as Promise<HTMLButtonElement>
const press = async (name: string) => userEvent.click(await button(name))
const answered = { [HOLD]: () => ({ result: {} }), [CONFIRM]: () => ({ result: {} }) }

afterEach(cleanup)

test('a further submit sends its own arguments to its own operation, under its own id', async () => {
  const { calls } = openPage(formOf([confirmToo]), { answers: answered })
  await typeReason()

  await press('Hold and confirm')

  await expect.poll(() => calls.map(({ body }) => body)).toEqual([{ why: 'cracked' }])
  expect(calls[0]?.path).toBe('/bill/settleBill/confirm')
  expect(calls[0]?.headers.get('x-action-id')).toBe('holdAndConfirm')
})

test('Enter runs the primary submit', async () => {
  const { calls } = openPage(formOf([confirmToo]), { answers: answered })

  await typeReason('cracked{Enter}')

  await expect.poll(() => calls.map(({ path }) => path)).toEqual(['/bill/settleBill/hold'])
})

test('Enter sends nothing if the user may only run a further submit', async () => {
  const primary = { op: 'bill.hold', label: 'Hold', requires: 'bill:hold' }
  const { calls } = openPage(formOf([confirmToo], { submit: primary }), { answers: answered, codes: [] })

  await typeReason('cracked{Enter}')
  await press('Hold and confirm')

  await expect.poll(() => calls.map(({ path }) => path)).toEqual(['/bill/settleBill/confirm'])
  expect(screen.queryByRole('button', { name: 'Hold' })).toBeNull()
})

test('a further submit checks the form first', async () => {
  const { calls } = openPage(formOf([confirmToo]), { answers: answered })

  await press('Hold and confirm')

  expect(await screen.findByText('Required')).toBeTruthy()
  expect(calls).toEqual([])
})

test('a further submit needs its permission and its condition', async () => {
  const onLarge = { ...confirmToo, visible: { $expr: 'values.isLarge == true' } }
  const secret = { ...confirmToo, id: 'secret', label: 'Secret', requires: 'bill:secret' }
  openPage(formOf([onLarge, secret]), { codes: [] })
  await reason()
  expect(screen.queryByRole('button', { name: 'Hold and confirm' })).toBeNull()

  await userEvent.click(screen.getByRole('switch'))

  expect(await button('Hold and confirm')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Secret' })).toBeNull()
})

test('while one submit is sent, its button loads and the others are disabled', async () => {
  let resolve: (answer: object) => void = () => undefined
  const promise = new Promise<object>((done) => {
    resolve = done
  })
  openPage(formOf([confirmToo]), { answers: { [CONFIRM]: () => promise } })
  await typeReason()

  await press('Hold and confirm')

  await expect.poll(async () => (await button('Hold')).disabled).toBe(true)
  expect((await screen.findByRole('button', { name: /Hold and confirm/ })).getAttribute('aria-busy')).toBe(
    'true',
  )
  resolve({ result: {} })
  await expect.poll(async () => (await button('Hold')).disabled).toBe(false)
})

test('a failed further submit keeps all values and shows the errors at their inputs', async () => {
  const failing = { ...confirmToo, ...afterwards }
  const refused = () => ({
    status: 400,
    message: 'no',
    result: { error: 'X', fields: { reason: 'too short' } },
  })
  openPage(formOf([failing]), { answers: { [CONFIRM]: refused } })
  await typeReason()

  await press('Hold and confirm')

  expect(await screen.findByText('too short')).toBeTruthy()
  expect((await reason()).value).toBe('cracked')
})

test('a submit with reset empties the form and focuses its first input', async () => {
  const { calls, navigation } = openPage(formOf([{ ...confirmToo, ...afterwards }]), {
    answers: answered,
  })
  await typeReason()

  await press('Hold and confirm')

  await expect.poll(async () => (await reason()).value).toBe('')
  await expect.poll(async () => document.activeElement === (await reason())).toBe(true)
  expect(navigation.entries).toEqual([''])
  await typeReason('broken')
  await press('Hold and confirm')
  await expect.poll(() => calls.map(({ body }) => body)).toEqual([{ why: 'cracked' }, { why: 'broken' }])
})

test('after a conflict, submitting again repeats the further submit', async () => {
  let version = 1
  let status = 409
  const { calls } = openPage(formOf([confirmToo], { load: 'bill', conflict: { versionField: 'version' } }), {
    answers: {
      [GET]: () => ({ result: { id: '7', version: version++, reason: '' } }),
      [CONFIRM]: () => {
        const sent = { status, message: 'stale', result: status === 409 ? { error: 'STALE' } : {} }
        status = 200
        return sent
      },
    },
  })
  await typeReason()
  await press('Hold and confirm')

  await press('Keep mine and submit again')

  await expect
    .poll(() => calls.filter(({ method }) => method !== 'GET').map(({ path }) => path))
    .toEqual(['/bill/settleBill/confirm', '/bill/settleBill/confirm'])
})
