// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { PageHost } from '#runtime'
import { draw } from '../../../tests/support/draw.tsx'

const field = (name: string, more: object = {}) => ({
  ...{ node: 'field', id: name, field: name, title: name },
  ...more,
})
const page = {
  format: 1,
  id: 'bill/HoldForm',
  kind: 'form',
  title: 'New hold',
  params: { id: { type: 'string' } },
  data: { bill: { op: 'bill.get', args: { id: { $expr: 'params.id' } } } },
  form: {
    load: 'bill',
    modes: {
      add: { requires: { view: 'hold:add' }, submit: { op: 'bill.confirm', label: 'Add' } },
      edit: {
        title: 'Edit a hold',
        requires: { view: 'hold:edit' },
        submit: {
          op: 'bill.hold',
          args: { id: { $expr: 'record.id' }, version: { $expr: 'record.version' } },
          label: 'Save',
        },
      },
      view: { title: 'Hold', requires: { view: 'hold:view' } },
    },
    nodes: [field('billNo', { modes: ['add'] }), field('reason', { disabled: { $expr: 'record.isLocked' } })],
    args: { reason: { $expr: 'values.reason' } },
    conflict: { versionField: 'version' },
  },
}
const HOLD = 'PUT /bill/settleBill/hold'
const GET = 'GET /bill/settleBill/queryById'
const codes = ['hold:add', 'hold:edit', 'hold:view']

const open = (params: Record<string, unknown>, options: Parameters<typeof draw>[1] = {}) =>
  draw(<PageHost component={page.id} params={params} />, {
    pages: { [page.id]: page },
    codes,
    ...options,
    answers: {
      [GET]: () => ({ result: { id: '7', version: 3, reason: 'Cracked' } }),
      [HOLD]: () => ({ result: {} }),
      ...options.answers,
    },
  })
const sent = ({ calls }: ReturnType<typeof draw>) =>
  calls.filter(({ method }) => method !== 'GET').map(({ body }) => body)

afterEach(cleanup)

test('without a record the form opens empty, in the mode add', async () => {
  const { calls } = open({})

  expect(await screen.findByRole('form', { name: 'New hold' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Add' })).toBeTruthy()
  expect(await screen.findByLabelText('billNo')).toBeTruthy()
  expect((screen.getByLabelText('reason') as HTMLInputElement).disabled).toBe(false)
  expect(calls).toEqual([])
})

test('with a record the form edits it, without the nodes of the mode add', async () => {
  const drawn = open({ id: '7' })

  const reason = await screen.findByLabelText('reason')
  expect(screen.getByRole('form', { name: 'Edit a hold' })).toBeTruthy()
  expect(screen.queryByLabelText('billNo')).toBeNull()
  await userEvent.type(reason, '!')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))

  await expect.poll(() => sent(drawn)).toEqual([{ id: '7', version: 3, reason: 'Cracked!' }])
})

test('a conflict in the mode edit compares both versions', async () => {
  let version = 3
  const drawn = open(
    { id: '7' },
    {
      answers: {
        [GET]: () => ({ result: { id: '7', version, reason: version === 3 ? 'Cracked' : 'Dented' } }),
        [HOLD]: () => {
          if (version === 4) return { result: {} }
          version = 4
          return { status: 409, message: 'changed', result: { error: 'BILL_CHANGED' } }
        },
      },
    },
  )
  await userEvent.type(await screen.findByLabelText('reason'), '!')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Keep mine and submit again' }))

  await expect.poll(() => sent(drawn)).toMatchObject([{ version: 3 }, { version: 4, reason: 'Cracked!' }])
})

test('the mode view shows the record read-only', async () => {
  open({ id: '7', mode: 'view' })

  expect(await screen.findByText('Cracked')).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Hold' })).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(document.querySelector('button[type=submit]')).toBeNull()
})

test('each mode needs its own permission', async () => {
  const { calls } = open({ id: '7' }, { codes: ['hold:add'] })

  await expect.poll(() => document.body.textContent).toContain('hold:edit')
  expect(calls).toEqual([])
})
