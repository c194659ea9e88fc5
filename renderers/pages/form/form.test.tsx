// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { PageHost, RecordPlaceContext } from '#runtime'
import type { SuccessMessage } from '#schemas'
import { draw, openPage } from '../../../tests/support/draw.tsx'

const field = (name: string, more: object = {}) => ({
  node: 'field',
  id: name,
  field: name,
  title: name,
  ...more,
})
const formOf = (nodes: object[], more: object = {}) => ({
  format: 1,
  id: 'bill/HoldForm',
  kind: 'form',
  title: 'Hold a bill',
  data: { bill: { op: 'bill.get', args: { id: { $expr: 'params.id' } } } },
  form: { nodes, submit: { op: 'bill.hold' }, ...more },
})
const HOLD = 'PUT /bill/settleBill/hold'
const GET = 'GET /bill/settleBill/queryById'
const save = async () => userEvent.click(await screen.findByRole('button', { name: /Save/ }))

afterEach(cleanup)

test('a form sends its values with origin headers and an idempotency key', async () => {
  const { calls, notify } = openPage(formOf([field('reason')]), {
    answers: { [HOLD]: () => ({ result: {} }) },
  })

  await userEvent.type(await screen.findByLabelText('reason'), 'cracked')
  await save()

  await expect.poll(() => notify.toast.mock.calls).toEqual([[{ type: 'success', text: 'Saved' }]])
  expect(calls.map(({ body }) => body)).toEqual([{ reason: 'cracked' }])
  expect(calls[0]?.headers.get('x-action-id')).toBe('submit')
  expect(calls[0]?.headers.get('x-page-id')).toBe('bill/HoldForm')
  expect(calls[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
})

test('a required input has an asterisk that screen readers skip, and is announced as required', async () => {
  openPage(
    formOf([
      field('reason', { required: true }),
      field('price', { component: 'Money', required: true }),
      field('note'),
    ]),
  )

  const reason = await screen.findByRole('textbox', { name: 'reason' })
  const markOf = (name: string) => screen.getByText(name).querySelector('[aria-hidden="true"]')

  expect(reason.getAttribute('aria-required')).toBe('true')
  expect(screen.getByRole('textbox', { name: 'price' }).getAttribute('aria-required')).toBe('true')
  expect(markOf('reason')).toBeTruthy()
  expect(screen.getByRole('textbox', { name: 'note' }).getAttribute('aria-required')).toBeNull()
  expect(markOf('note')).toBeNull()
})

test.each([
  ['a warning if its condition holds', true, { type: 'warning', text: 'cracked is unknown' }],
  ['success otherwise', false, { type: 'success', text: 'cracked is kept' }],
])('the message after saving is %s', async (_, unknown, toast) => {
  const done: SuccessMessage = [
    {
      when: { $expr: 'result.unknown' },
      text: { $text: '${values.reason} is unknown' },
      type: 'warning',
    },
    { text: { $text: '${values.reason} is kept' } },
  ]
  const { notify } = openPage(formOf([field('reason')], { submit: { op: 'bill.hold', done } }), {
    answers: { [HOLD]: () => ({ result: { unknown } }) },
  })

  await userEvent.type(await screen.findByLabelText('reason'), 'cracked')
  await save()

  await expect.poll(() => notify.toast.mock.calls).toEqual([[toast]])
})

test.each([
  ['1.234', 'Enter an amount with at most two decimals'],
  ['100000000000000', 'Enter 90,071,992,547,409.91 or less'],
  ['0.99', 'Enter 1.00 or more'],
])('the invalid amount %s is shown on blur', async (typed, message) => {
  openPage(formOf([field('amount', { component: 'Money', props: { minFen: 100 }, required: true })]))

  await userEvent.type(await screen.findByLabelText('amount'), typed)
  await userEvent.tab()

  expect((await screen.findByRole('alert')).textContent).toBe(message)
})

test('saving a new record empties the form and opens the next page', async () => {
  const then = { close: true, page: 'bill/SettleBillList' }
  const { navigation } = openPage(formOf([field('reason')], { submit: { op: 'bill.hold', then } }), {
    answers: { [HOLD]: () => ({ result: {} }) },
  })
  await userEvent.type(await screen.findByLabelText('reason'), 'cracked')

  await save()

  await expect.poll(() => navigation.entries.at(-1)).toBe('/bill/SettleBillList')
  expect((screen.getByLabelText('reason') as HTMLInputElement).value).toBe('')
})

test('saving a form that closes leaves the page of its record', async () => {
  const leave = vi.fn(async () => undefined)
  const then = { close: true }
  const form = formOf([field('reason')], { submit: { op: 'bill.hold', then } })
  draw(
    <RecordPlaceContext value={{ onNamed: () => undefined, leave }}>
      <PageHost component={form.id} params={{ id: '7' }} />
    </RecordPlaceContext>,
    { pages: { [form.id]: form }, answers: { [HOLD]: () => ({ result: {} }) } },
  )
  await userEvent.type(await screen.findByLabelText('reason'), 'cracked')
  expect(leave).not.toHaveBeenCalled()

  await save()

  await expect.poll(() => leave.mock.calls.length).toBe(1)
})

test('a double click sends once', async () => {
  const { calls } = openPage(formOf([field('reason')]), { answers: { [HOLD]: () => ({ result: {} }) } })
  await userEvent.type(await screen.findByLabelText('reason'), 'cracked')

  await userEvent.dblClick(screen.getByRole('button', { name: /Save/ }))

  await expect.poll(() => calls.length).toBe(1)
})

test('a form that is opened again after saving waits for the current record', async () => {
  let version = 1
  let answered = Promise.resolve()
  const { calls } = draw(<Opener />, {
    pages: {
      'bill/HoldForm': formOf([field('reason')], {
        load: 'bill',
        conflict: { versionField: 'version' },
        submit: { op: 'bill.hold', args: { version: { $expr: 'record.version' } } },
      }),
    },
    answers: {
      [GET]: () => answered.then(() => ({ result: { id: 'b1', version } })),
      [HOLD]: () => {
        version += 1
        return { result: {} }
      },
    },
  })
  await userEvent.type(await screen.findByLabelText('reason'), 'cracked')
  let answer = () => {}
  answered = new Promise((resolve) => {
    answer = resolve
  })
  await save()
  await expect.poll(() => version).toBe(2)
  await userEvent.click(screen.getByRole('button', { name: 'Open or close' }))

  await userEvent.click(screen.getByRole('button', { name: 'Open or close' }))
  expect(screen.queryByLabelText('reason')).toBeNull()
  answer()
  await userEvent.type(await screen.findByLabelText('reason'), 'mended')
  await save()

  await expect.poll(() => version).toBe(3)
  expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toMatchObject([
    { version: 1 },
    { version: 2 },
  ])
})

function Opener() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Open or close
      </button>
      {isOpen && <PageHost component="bill/HoldForm" params={{ id: 'b1' }} />}
    </>
  )
}

test('a failed save keeps the values, and the next attempt has the same idempotency key', async () => {
  let status = 503
  const { calls } = openPage(formOf([field('reason')]), { answers: { [HOLD]: () => ({ status }) } })
  await userEvent.type(await screen.findByLabelText('reason'), 'cracked')
  await save()
  await expect.poll(() => calls.length).toBe(1)

  status = 200
  await save()

  await expect.poll(() => calls.length).toBe(2)
  expect((screen.getByLabelText('reason') as HTMLInputElement).value).toBe('cracked')
  expect(new Set(calls.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
})

test('submit checks an input in another tab, opens the tab and focuses the input', async () => {
  const { calls } = openPage(
    formOf([
      {
        node: 'tabs',
        id: 't',
        items: [
          { node: 'group', id: 'one', title: 'One', nodes: [field('a')] },
          { node: 'group', id: 'two', title: 'Two', nodes: [field('b', { required: true })] },
        ],
      },
    ]),
  )
  await screen.findByLabelText('a')
  expect(screen.queryByLabelText('b')).toBeNull()

  await save()

  const input = await screen.findByLabelText('b')
  expect(await screen.findByText('Required')).toBeTruthy()
  await expect.poll(() => document.activeElement).toBe(input)
  expect(calls).toEqual([])
})

test('submit checks an input in a collapsed group and expands the group', async () => {
  openPage(
    formOf([
      field('a'),
      { node: 'group', id: 'g', title: 'More', collapsed: true, nodes: [field('b', { required: true })] },
    ]),
  )
  const more = await screen.findByRole('button', { name: /More/ })
  expect(more.getAttribute('aria-expanded')).toBe('false')

  await save()

  expect(await screen.findByLabelText('b')).toBeTruthy()
  expect(screen.getByRole('button', { name: /More/ }).getAttribute('aria-expanded')).toBe('true')
})

test('submit checks an unmounted input of a long form and scrolls to it', async () => {
  const many = Array.from({ length: 150 }, (_, index) => field(`f${index}`, { required: index === 140 }))
  openPage(formOf(many))
  await screen.findByLabelText('f0')
  expect(screen.queryByLabelText('f140')).toBeNull()

  await save()

  const input = await screen.findByLabelText('f140')
  await expect.poll(() => document.activeElement).toBe(input)
})

test('server errors are shown at their inputs, and the first is focused', async () => {
  const reject = () => ({
    status: 400,
    message: 'no',
    result: { error: 'X', fields: { reason: 'Too vague' } },
  })
  const { notify } = openPage(formOf([field('other'), field('reason')]), { answers: { [HOLD]: reject } })
  await userEvent.type(await screen.findByLabelText('reason'), 'hm')

  await save()

  expect(await screen.findByText('Too vague')).toBeTruthy()
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('reason'))
  expect(notify.toast).not.toHaveBeenCalled()
})

test('a declined confirmation sends nothing', async () => {
  const submit = { op: 'bill.hold', confirm: { $text: 'Hold for ${values.reason}?' } }
  const { calls, notify } = openPage(formOf([field('reason')], { submit }))
  notify.confirm.mockResolvedValueOnce(false)
  await userEvent.type(await screen.findByLabelText('reason'), 'rain')

  await save()

  await expect.poll(() => notify.confirm.mock.calls).toEqual([[{ text: 'Hold for rain?' }]])
  expect(calls).toEqual([])
})

test('a record that fails to load shows an error with a retry button', async () => {
  openPage(formOf([field('holdReason')], { load: 'bill' }), { answers: { [GET]: () => ({ status: 404 }) } })

  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('a conflict compares both values, and submitting again sends the new version', async () => {
  const record = { id: '7', holdReason: 'rain', accountNo: '1', version: 1 }
  let now = record
  const { calls } = openPage(
    formOf([field('holdReason'), field('accountNo')], {
      load: 'bill',
      conflict: { versionField: 'version' },
    }),
    {
      answers: {
        [GET]: () => ({ result: now }),
        [HOLD]: ({ body }) =>
          (body as typeof record).version === now.version
            ? { result: {} }
            : { status: 409, message: 'stale' },
      },
    },
  )
  await userEvent.type(await screen.findByLabelText('holdReason'), ' and wind')
  now = { ...record, holdReason: 'snow', accountNo: '2', version: 2 }
  await save()

  const dialog = await screen.findByRole('dialog')
  const row = within(dialog).getByRole('row', { name: /holdReason/ })
  await expect.poll(() => row.textContent).toContain('rain and windsnow')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep mine and submit again' }))

  await expect.poll(() => calls.filter(({ method }) => method === 'PUT').length).toBe(2)
  expect(calls.findLast(({ method }) => method === 'PUT')?.body).toEqual({
    id: '7',
    version: 2,
    holdReason: 'rain and wind',
    accountNo: '2',
  })
})

test('without permissions there is no submit button and no input', async () => {
  openPage(
    formOf([field('holdReason', { requires: { write: 'bill:hold' } })], {
      load: 'bill',
      submit: { op: 'bill.hold', requires: 'bill:hold' },
    }),
    { answers: { [GET]: () => ({ result: { holdReason: 'rain' } }) } },
  )

  expect(await screen.findByText('rain')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})

test('a failed node shows an error in its place, and its siblings work', async () => {
  openPage(formOf([field('a', { component: 'Nothing' }), field('b')]))

  expect(await screen.findByLabelText('b')).toBeTruthy()
  expect(screen.getByRole('img', { name: 'REGISTRY_UNKNOWN' })).toBeTruthy()
})

test('a dependent input appears with its value', async () => {
  openPage(formOf([field('kind'), field('why', { visible: { field: 'kind', op: 'eq', value: 'x' } })]))
  const kind = await screen.findByLabelText('kind')
  expect(screen.queryByLabelText('why')).toBeNull()

  await act(() => userEvent.type(kind, 'x'))

  expect(await screen.findByLabelText('why')).toBeTruthy()
})
