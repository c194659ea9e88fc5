// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openPage } from '../../../tests/support/draw.tsx'
import { mockTableLayout } from '../../../tests/support/mock-table-layout.ts'

afterEach(cleanup)

const shops = [
  { id: '1', shopName: 'West Lake', areaName: 'West' },
  { id: '2', shopName: 'Jasmine Corner', areaName: 'North' },
  { id: '3', shopName: 'Bamboo Grove', areaName: 'East' },
  { id: '4', shopName: 'Lotus Bridge', areaName: 'South' },
]
const list = {
  format: 1,
  id: 'shop/List',
  kind: 'list',
  title: 'Shops',
  data: { rows: { op: 'shop.list', model: 'Shop' } },
  list: { columns: [{ id: 'name', field: 'shopName', title: 'Shop' }] },
}
/** Rows of the first page of the list. The shop West Lake is missing, because it is on another page. */
const rows = shops.slice(1)
const pick = {
  page: list.id,
  valueField: 'id',
  labelField: 'shopName',
  multiple: true,
  fill: { areas: 'areaName' },
}

/**
 * Opens a form with a stored record. The record's field `areas` was filled earlier, from the selected shops.
 */
function open(chosen: readonly string[], more: object = {}, named: readonly object[] = shops) {
  const field = { node: 'field', id: 'shops', field: 'shops', title: 'shops', component: 'PagePick' }
  const page = {
    format: 1,
    id: 'bill/HoldForm',
    kind: 'form',
    title: 'Hold a bill',
    data: { bill: { op: 'bill.get', args: { id: '7' } } },
    form: {
      load: 'bill',
      nodes: [
        { ...field, props: { ...pick, ...more } },
        { node: 'field', id: 'areas', field: 'areas', title: 'areas' },
      ],
      submit: { op: 'bill.hold' },
    },
  }
  return openPage(page, {
    pages: { [list.id]: list },
    answers: {
      'GET /bill/settleBill/queryById': () => ({ result: { id: '7', shops: chosen, areas: 'as loaded' } }),
      'GET /shopinfo/shopBasicInfo/list': () => ({ result: { records: rows, total: rows.length } }),
      'GET /shopinfo/shopBasicInfo/options': () => ({ result: named }),
    },
  })
}
/**
 * Clicks the first button with this name, which is the button in the field. A dialog that is closing also has
 * a button with this name.
 */
const remove = async (name: string) => {
  const [button] = await screen.findAllByRole('button', { name: `Remove ${name}` })
  await userEvent.click(button as HTMLElement)
}
const areas = async () => ((await screen.findByLabelText('areas')) as HTMLInputElement).value
const toggle = async (...names: string[]) => {
  await userEvent.click(await screen.findByRole('button', { name: /^shops.* please select$/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Pick from a list' }))
  const rows = await Promise.all(names.map((name) => dialog.findByRole('row', { name: new RegExp(name) })))
  await rows.reduce(async (before, row) => {
    await before
    await userEvent.click(within(row).getByRole('checkbox'))
  }, Promise.resolve())
  await userEvent.click(dialog.getByRole('button', { name: 'OK' }))
}

test('removing one of three rows fills the fields from the other two rows', async () => {
  open(['1', '2', '3'], { op: 'shop.options' })

  await remove('Jasmine Corner')

  await expect.poll(areas).toBe('West,East')
})

test('adding a row fills the fields from all selected rows', async () => {
  open(['1'], { op: 'shop.options' })
  await screen.findByRole('button', { name: 'Remove West Lake' })

  await toggle('Jasmine')

  await expect.poll(areas).toBe('West,North')
})

test('picked rows are remembered after the dialog closes', async () => {
  open([])
  await toggle('Jasmine', 'Bamboo', 'Lotus')
  await expect.poll(areas).toBe('North,East,South')

  await remove('Jasmine Corner')

  await expect.poll(areas).toBe('East,South')
})

test.each([
  ['no operation returns the rows', {}, shops, '2'],
  ['the operation returns only labels', { op: 'shop.options' }, [{ id: '1', shopName: 'One' }], '2'],
])('filled values stay if %s', async (_, more, named, taken) => {
  open(['1', '2'], more, named)

  await remove(taken)

  expect(await areas()).toBe('as loaded')
})

test('choosing OK without a change keeps the filled values', async () => {
  open(['1', '2'])

  await toggle()

  expect(await areas()).toBe('as loaded')
})

const picked = {
  node: 'field',
  id: 'shops',
  field: 'shops',
  title: 'shops',
  component: 'PagePick',
  props: pick,
}
const filled = { node: 'field', id: 'areas', field: 'areas', title: 'areas' }
const rowsOfPick = {
  node: 'array',
  id: 'rows',
  field: 'rows',
  title: 'Rows',
  columns: [picked, filled],
}

test.each([
  ['a wizard', [picked, filled], async () => undefined, ''],
  [
    'a row of a sub-table',
    [rowsOfPick],
    async () => userEvent.click(await screen.findByRole('button', { name: 'Add a row' })),
    ', row 1',
  ],
])('a selection fills fields of %s', async (_, nodes, prepare, row) => {
  mockTableLayout()
  const wizard = { steps: [{ id: 'one', title: 'One', nodes }], submit: { op: 'bill.hold' } }
  const page = { format: 1, id: 'bill/Wizard', kind: 'wizard', title: 'Hold bills', wizard }
  openPage(page, {
    pages: { [list.id]: list },
    answers: {
      'GET /shopinfo/shopBasicInfo/list': () => ({ result: { records: rows, total: rows.length } }),
    },
  })
  await prepare()

  await toggle('Jasmine')

  await expect.poll(() => screen.getByLabelText<HTMLInputElement>(`areas${row}`).value).toBe('North')
})

test('an empty selection empties the filled fields', async () => {
  open(['1'])

  await remove('1')

  await expect.poll(areas).toBe('')
})
