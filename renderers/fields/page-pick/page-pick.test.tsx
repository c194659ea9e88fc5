// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { drawField, drawView } from '../../../tests/support/draw.tsx'
import type { SeenCall } from '../../../tests/support/page-runtime.tsx'

afterEach(cleanup)

const bills = [
  { id: '1', billNo: 'B1', shopName: 'West Lake' },
  { id: '2', billNo: 'B2', shopName: 'Jasmine Corner' },
]
const list = {
  format: 1,
  id: 'bill/List',
  kind: 'list',
  title: 'Bills',
  data: { rows: { op: 'bill.list', model: 'SettleBill' } },
  requires: { view: 'bill:list' },
  list: {
    search: { fields: [{ id: 's', field: 'billNo', op: 'starts', title: 'Bill number', component: 'Text' }] },
    columns: [
      { id: 'no', field: 'billNo', title: 'Bill number', cell: 'Link', props: { page: 'bill/List' } },
      { id: 'shop', field: 'shopName', title: 'Shop' },
    ],
    toolbar: ['drop'],
  },
  actions: [{ id: 'drop', label: 'Drop', steps: [{ do: 'refresh' }] }],
}
const path = 'GET /bill/settleBill/list'
const find = ({ query: { billNo = '' } }: SeenCall) => {
  const records = bills.filter((bill) => bill.billNo.startsWith(billNo.replace('*', '')))
  return { result: { records, total: records.length } }
}
const options = { pages: { [list.id]: list }, answers: { [path]: find }, codes: ['bill:list'] }
const props = { page: 'bill/List', valueField: 'billNo', labelField: 'shopName' }

async function open(more: object = {}, value?: unknown, held: object = {}) {
  const drawn = drawField('PagePick', { value, props: { ...props, ...more } }, { ...options, ...held })
  await userEvent.click(await screen.findByRole('button', { name: 'Label please select' }))
  return { ...drawn, dialog: within(await screen.findByRole('dialog', { name: 'Pick from a list' })) }
}

test('a row of the page is picked, and the field shows its label', async () => {
  const { given, dialog } = await open()

  const row = within(await dialog.findByRole('row', { name: /Jasmine/ }))
  await userEvent.click(row.getByRole('radio'))
  await userEvent.click(dialog.getByRole('button', { name: 'OK' }))

  expect(given).toEqual(['B2'])
  expect((await screen.findAllByRole('button', { name: 'Remove Jasmine Corner' })).length).toBeGreaterThan(0)
})

test('the selection survives another search', async () => {
  const { given, dialog } = await open({ multiple: true }, ['B1'])

  await userEvent.type(await dialog.findByRole('textbox', { name: 'Bill number' }), 'B2{Enter}')
  await userEvent.click(await dialog.findByRole('button', { name: 'Search' }))
  await expect.poll(() => dialog.queryByRole('row', { name: /West Lake/ })).toBeNull()
  const row = within(await dialog.findByRole('row', { name: /Jasmine/ }))
  await userEvent.click(row.getByRole('checkbox'))
  await userEvent.click(dialog.getByRole('button', { name: 'OK' }))

  expect(given).toEqual([['B1', 'B2']])
})

test('the page in the dialog has no actions or links', async () => {
  const { dialog } = await open()

  await dialog.findByRole('row', { name: /Jasmine/ })

  expect(dialog.queryByRole('link')).toBeNull()
  expect(dialog.queryByRole('button', { name: 'Drop' })).toBeNull()
})

test('without permission for the page there is no dialog', async () => {
  const { dialog, calls } = await open({}, undefined, { codes: [] })

  await expect.poll(() => dialog.queryByRole('row')).toBeNull()
  expect(calls).toEqual([])
})

test.each([
  [{ ...props, label: 'West Lake' }, 'B1', 'West Lake'],
  [{ ...props, multiple: true, label: ['West Lake'] }, ['B1', 'B9'], 'B9'],
  [props, 'B1', 'B1'],
])(
  'a stored value shows its label, or the value if the label is unknown: %j',
  async (given, value, words) => {
    drawView('PagePick', value, given, options)

    expect(await screen.findByText(words)).toBeTruthy()
  },
)

test('labels of stored values load in one call', async () => {
  const shops = {
    'GET /shopinfo/shopBasicInfo/options': () => ({ result: [{ id: '7', shopName: 'West Lake' }] }),
  }
  const named = {
    page: 'bill/List',
    valueField: 'id',
    labelField: 'shopName',
    op: 'shop.options',
    multiple: true,
  }
  const { calls } = drawView('PagePick', ['7', '8'], named, { answers: shops })

  expect(await screen.findByText('West Lake')).toBeTruthy()
  expect(calls.map(({ query }) => query)).toEqual([{ ids: '7,8' }])
})

test('a picked value can be removed', async () => {
  const { given } = drawField('PagePick', { value: 'B1', props }, options)

  await userEvent.click(await screen.findByRole('button', { name: 'Remove B1' }))

  expect(given).toEqual([undefined])
})
