// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { answer, asked, list, page, rowOf } from '../../../tests/support/bill-list.ts'
import { openPage } from '../../../tests/support/draw.tsx'

const search = {
  fields: [
    { id: 's1', field: 'billNo', op: 'eq', title: 'Bill number' },
    {
      id: 's2',
      field: 'shopCode',
      op: 'eq',
      title: 'Shop code',
      when: { field: 'billNo', op: 'notEmpty' },
      required: true,
    },
    {
      id: 's3',
      field: 'holdReason',
      op: 'like',
      title: 'Reason',
      when: { $expr: "can('bill:hold') && values.shopCode != null" },
    },
  ],
}
const open = (address = '', codes: string[] = ['bill:hold'], own: object = {}) => {
  const opened = { ...page, list: { ...page.list, search }, ...own }
  return openPage(opened, { codes, search: address, answers: { [list]: () => ({ result: answer }) } })
}

beforeEach(() => localStorage.clear())
afterEach(cleanup)

describe('search fields with a condition', () => {
  test('a field appears as soon as the values in the form meet its condition', async () => {
    open()
    await screen.findByText('SB1')
    expect(screen.queryByLabelText('Shop code')).toBeNull()

    await userEvent.type(screen.getByLabelText('Bill number'), 'SB1')

    expect(await screen.findByLabelText('Shop code')).toBeTruthy()
    expect(screen.queryByLabelText('Reason')).toBeNull()
  })

  test('a hidden required field does not block the rows', async () => {
    open()

    expect(await screen.findByText('SB1')).toBeTruthy()
  })

  test('the value of a hidden field is not sent, nor that of a field that depends on it', async () => {
    const { calls } = open('?shopCode=T1&holdReason=late')
    await screen.findByText('SB1')

    expect(asked(calls)).not.toHaveProperty('shopCode')
    expect(asked(calls)).not.toHaveProperty('holdReason')
  })

  test('the values of shown fields are sent', async () => {
    const { calls } = open('?billNo=SB1&shopCode=T1&holdReason=late')
    await screen.findByText('SB1')

    expect(asked(calls)).toMatchObject({ billNo: 'SB1', shopCode: 'T1', holdReason: '*late*' })
  })

  test('without the permission of its condition, a field sends nothing', async () => {
    const { calls } = open('?billNo=SB1&shopCode=T1&holdReason=late', [])
    await screen.findByText('SB1')

    expect(asked(calls)).toMatchObject({ shopCode: 'T1' })
    expect(asked(calls)).not.toHaveProperty('holdReason')
  })

  test('a value that is cleared hides the fields that depend on it', async () => {
    const { calls } = open('?billNo=SB1&shopCode=T1')
    await screen.findByText('SB1')

    await userEvent.clear(screen.getByLabelText('Bill number'))
    await userEvent.keyboard('{Enter}')

    await waitFor(() => expect(asked(calls)).not.toHaveProperty('billNo'))
    expect(asked(calls)).not.toHaveProperty('shopCode')
    expect(screen.queryByLabelText('Shop code')).toBeNull()
  })
})

describe('actions with a condition', () => {
  const actions = page.actions.map((action) =>
    action.id === 'release' ? { ...action, when: { field: 'status', op: 'eq', value: 'HELD' } } : action,
  )

  test('a row shows an action only if its condition is met', async () => {
    open('', [], { actions, list: { ...page.list, rowActions: ['release'] } })

    expect(within(await rowOf('<b>SB2</b>')).getByRole('button', { name: 'Release' })).toBeTruthy()
    expect(within(await rowOf('SB1')).queryByRole('button', { name: 'Release' })).toBeNull()
  })

  test('an action whose condition fails is an error in its place', async () => {
    const broken = page.actions.map((action) =>
      action.id === 'release' ? { ...action, when: { $expr: 'record.billNo - 1' } } : action,
    )
    open('', [], { actions: broken, list: { ...page.list, rowActions: ['release'] } })

    const row = within(await rowOf('SB1'))

    expect(row.getByLabelText('EXPR_TYPE')).toBeTruthy()
    expect(row.queryByRole('button', { name: 'Release' })).toBeNull()
  })
})
