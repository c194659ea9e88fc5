// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../../../tests/support/draw.tsx'

const page = {
  format: 1,
  id: 'bill/SettleBillList',
  kind: 'list',
  title: 'Settlement bills',
  data: { rows: { op: 'bill.list' } },
  list: {
    search: {
      fields: [{ id: 's1', field: 'billNo', op: 'eq', title: 'Bill number' }],
    },
    columns: [{ id: 'c1', field: 'billNo', title: 'Bill' }],
  },
}
const rows = { records: [{ id: '1', billNo: 'SB1' }], total: 1, next: null, prev: null }

async function open(search = '', shown = page) {
  const test = openPage(shown, { search, answers: { 'GET /bill/settleBill/list': () => ({ result: rows }) } })
  await screen.findByText('SB1')
  return test
}
const billNo = () => screen.getByLabelText<HTMLInputElement>('Bill number')

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('Reset clears a value that was typed but not searched', async () => {
  const { calls } = await open()
  await userEvent.type(billNo(), 'SB9')

  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))

  expect(billNo().value).toBe('')
  expect(calls.at(-1)?.query).not.toHaveProperty('billNo')
})

test('Search with the same filter reloads and adds no history entry', async () => {
  const { calls, navigation } = await open('?billNo=SB1')
  const before = calls.length

  await userEvent.click(screen.getByRole('button', { name: 'Search' }))

  await waitFor(() => expect(calls).toHaveLength(before + 1))
  expect(navigation.entries).toEqual(['?billNo=SB1'])
})

test('an invalid input in the collapsed part is expanded and focused', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(520)
  const payable = { id: 's2', field: 'payableFen', op: 'eq', title: 'Payable', component: 'Money' }
  const search = { fields: [...page.list.search.fields, payable] }
  await open('', { ...page, list: { ...page.list, search } })
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  await userEvent.type(screen.getByLabelText('Payable'), '12x')
  await userEvent.click(screen.getByRole('button', { name: 'Less' }))

  await userEvent.click(screen.getByRole('button', { name: 'Search' }))

  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Payable')))
  expect(screen.getByRole('button', { name: 'Less' })).toBeTruthy()
})

test('a typed value stays while the page number changes', async () => {
  const { navigation } = await open()
  await userEvent.type(billNo(), 'SB9')

  act(() => navigation.navigate('?page=2'))

  expect(billNo().value).toBe('SB9')
})
