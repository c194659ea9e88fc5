// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../../../tests/support/draw.tsx'

const print = {
  letterhead: { $text: 'Brand ${record.brandName}' },
  title: { $text: 'Bill ${record.billNo}' },
  nodes: [
    {
      node: 'group',
      id: 'facts',
      nodes: [
        { node: 'field', id: 'shop', field: 'shopName', title: 'Shop' },
        { node: 'field', id: 'account', field: 'accountNo', title: 'Account', requires: 'bill:account' },
      ],
    },
    {
      node: 'sum',
      id: 'sum',
      title: 'Amounts',
      terms: [
        { field: 'grossFen', title: 'Gross' },
        { field: 'feeFen', title: 'Fees', sign: 'minus' },
        { field: 'adjustFen', title: 'Adjustments', sign: 'signed' },
      ],
      result: { field: 'payableFen', title: 'Payable' },
    },
    { node: 'text', id: 'secret', text: 'Internal note', requires: 'bill:secret' },
    {
      node: 'text',
      id: 'held',
      text: 'On hold',
      visible: { field: 'status', op: 'eq', value: 'HELD' },
    },
    { node: 'signatures', id: 'signatures', lines: [{ label: 'For the shop' }] },
  ],
  footer: 'Keep this document.',
}
const page = {
  format: 1,
  id: 'bill/Bill',
  kind: 'detail',
  title: 'Settlement bill',
  params: { id: { type: 'string' } },
  data: { bill: { op: 'bill.get', args: { id: { $expr: 'params.id' } } } },
  detail: {
    load: 'bill',
    nodes: [
      {
        node: 'group',
        id: 'screen',
        title: 'On screen',
        nodes: [{ node: 'field', id: 'billNo', field: 'billNo', title: 'Bill number' }],
      },
    ],
    print,
  },
}
const record = {
  id: '7',
  billNo: 'SB7',
  brandName: 'Leaf & Lid',
  shopName: '<b>Shop</b>',
  accountNo: '6222',
  status: 'PENDING',
  grossFen: 10_000,
  feeFen: 38,
  adjustFen: -500,
  payableFen: 9_462,
}

async function openOnPaper(more: object = {}, detail: object = {}) {
  const changed = { ...page, detail: { ...page.detail, ...detail } }
  openPage(changed, {
    answers: { 'GET /bill/settleBill/queryById': () => ({ result: { ...record, ...more } }) },
  })
  await screen.findByText('SB7')
  expect(screen.queryByRole('article')).toBeNull()
  act(() => void dispatchEvent(new Event('beforeprint')))
  return within(screen.getByRole('article'))
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  dispatchEvent(new Event('afterprint'))
  cleanup()
})

test('on paper, the document replaces the screen', async () => {
  const paper = await openOnPaper()

  expect(paper.getByText('Brand Leaf & Lid')).toBeTruthy()
  expect(paper.getByRole('heading', { level: 1, name: 'Bill SB7' })).toBeTruthy()
  expect(paper.getByText('<b>Shop</b>')).toBeTruthy()
  expect(paper.getByText('For the shop')).toBeTruthy()
  expect(paper.getByText('Keep this document.')).toBeTruthy()
  expect(paper.getByText(/^Printed by /)).toBeTruthy()
  expect(screen.getByText('On screen').closest('[data-screen]')).toBeTruthy()
})

test('after printing, only the screen is left', async () => {
  await openOnPaper()

  act(() => void dispatchEvent(new Event('afterprint')))

  expect(screen.queryByRole('article')).toBeNull()
  expect(screen.getByText('SB7')).toBeTruthy()
})

test('the amounts are written out as a sum', async () => {
  const paper = await openOnPaper()

  const rows = paper.getAllByRole('row').map((row) => row.textContent)

  expect(rows).toEqual(['Gross100.00', '−Fees0.38', '±Adjustments−5.00', '=Payable¥94.62'])
  expect(paper.queryByText("These amounts don't add up.")).toBeNull()
})

test('a negative amount that is subtracted is shown as added', async () => {
  const paper = await openOnPaper({ feeFen: -38, payableFen: 9_538 })

  expect(paper.getByRole('row', { name: '+ Fees 0.38' })).toBeTruthy()
})

test.each([{ payableFen: 9_461 }, { payableFen: null }, { feeFen: null }, { feeFen: 0.5 }])(
  'with %j, the document says that the amounts do not add up',
  async (more) => {
    const paper = await openOnPaper(more)

    expect(paper.getByText("These amounts don't add up.")).toBeTruthy()
  },
)

test('parts without permission or against their rule are not printed', async () => {
  const paper = await openOnPaper()

  for (const text of ['6222', 'Internal note', 'On hold']) expect(paper.queryByText(text)).toBeNull()
})

test('a part that fails leaves the other parts', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const broken = { node: 'text', id: 'broken', text: { $text: '${1 + "a"}' } }
  const paper = await openOnPaper({}, { print: { ...print, nodes: [broken, ...print.nodes] } })

  expect(paper.getByText('/detail/print/nodes/0')).toBeTruthy()
  expect(paper.getByText('For the shop')).toBeTruthy()
})

test('a document for a smaller paper says so', async () => {
  const paper = await openOnPaper({}, { print: { ...print, paper: 'A5', letterhead: undefined } })

  expect(paper.queryByText(/^Brand/)).toBeNull()
  expect(screen.getByRole('article').closest('[data-paper="A5"]')).toBeTruthy()
})
