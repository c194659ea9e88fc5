// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openPage } from '../../../../tests/support/draw.tsx'
import type { SeenCall } from '../../../../tests/support/page-runtime.tsx'
import { rowsAnswer } from '../../../../tests/support/rows-answer.ts'

const edit = {
  op: 'shop.editContact',
  requires: 'shop:edit',
  when: { field: 'status', op: 'ne', value: 'CLOSED' },
  required: true,
  maxLength: 10,
}
const page = {
  format: 1,
  id: 'shopinfo/ShopInfoList',
  kind: 'list',
  title: 'Shops',
  data: { rows: { op: 'shop.list' } },
  list: {
    columns: [
      { id: 'code', field: 'shopCode', title: 'Code' },
      { id: 'contact', field: 'contact', title: 'Contact', edit },
      { id: 'mobile', field: 'mobile', title: 'Mobile', edit: { ...edit, format: 'mobile', maxLength: 32 } },
    ],
  },
}
const first = { id: '1', shopCode: 'S1', contact: 'Amy', mobile: '13800000001', status: 'ACTIVE', version: 4 }
const second = { ...first, id: '2', shopCode: 'S2', contact: 'Bob', mobile: '13800000002', version: 7 }
const closed = { ...first, id: '3', shopCode: 'S3', contact: 'Cat', status: 'CLOSED' }
const rowsOf = (...records: object[]) => rowsAnswer(records)
const list = 'GET /shopinfo/shopBasicInfo/list'
const put = 'PUT /shopinfo/shopBasicInfo/editContact'

type Options = NonNullable<Parameters<typeof openPage>[1]>
const open = (answers: Options['answers'] = {}, codes: readonly string[] = ['shop:edit']) =>
  openPage(page, {
    codes,
    answers: { [list]: () => ({ result: rowsOf(first, second, closed) }), ...answers },
  })
const changed = (call: SeenCall) => {
  const { version, ...body } = call.body as { version: number }
  return { result: { ...body, version: version + 1, updateTime: null } }
}
const row = async (code: string) => within((await screen.findByText(code)).closest('tr') as HTMLElement)
const cell = async (code: string, title: string) =>
  (await row(code)).findByRole('button', { name: new RegExp(`Edit ${title}`) })
const input = (title: string) => screen.findByLabelText(title, { selector: 'input' })
const sent = (calls: SeenCall[]) => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)

/** Opens the input of a cell with Enter, and replaces the value. */
async function typeInto(code: string, title: string, text: string) {
  ;(await cell(code, title)).focus()
  await userEvent.keyboard('{Enter}')
  const box = await input(title)
  await waitFor(() => expect(document.activeElement).toBe(box))
  await userEvent.clear(box)
  await userEvent.type(box, text)
  return box
}

beforeEach(() => localStorage.clear())
afterEach(cleanup)

describe('editing', () => {
  test.each([
    ['Enter', () => userEvent.keyboard('{Enter}')],
    ['F2', () => userEvent.keyboard('{F2}')],
    ['a double click', () => userEvent.dblClick(document.activeElement as Element)],
  ])('starts with %s, and the input has the focus and the value', async (_name, begin) => {
    open()
    ;(await cell('S1', 'Contact')).focus()

    await begin()

    const box = await input('Contact')
    expect((box as HTMLInputElement).value).toBe('Amy')
    await waitFor(() => expect(document.activeElement).toBe(box))
  })

  test("doesn't start with a single click", async () => {
    open()

    fireEvent.click(await cell('S1', 'Contact'), { detail: 1 })

    expect(screen.queryByLabelText('Contact')).toBeNull()
  })

  test("doesn't start without permission; only the value is shown", async () => {
    open({}, [])

    const shown = await row('S1')

    expect(shown.getByText('Amy')).toBeTruthy()
    expect(shown.queryByRole('button')).toBeNull()
  })

  test("doesn't start in a row that the rule excludes", async () => {
    open()

    await cell('S1', 'Contact')

    expect((await row('S3')).queryByRole('button')).toBeNull()
  })
})

describe('Enter', () => {
  test('sends the id, the version and the field, and shows the value before the response', async () => {
    let answer = (_: ReturnType<typeof changed>) => {}
    const { calls } = open({
      [put]: (call) =>
        new Promise((resolve) => {
          answer = () => resolve(changed(call))
        }),
    })

    await typeInto('S1', 'Contact', 'Dan{Enter}')

    await waitFor(() => expect(sent(calls)).toEqual([{ id: '1', version: 4, contact: 'Dan' }]))
    expect((await cell('S1', 'Contact')).textContent).toContain('Dan')
    expect((await cell('S1', 'Contact')).getAttribute('aria-busy')).toBe('true')
    answer({} as never)
    await waitFor(async () => expect((await cell('S1', 'Contact')).getAttribute('aria-busy')).toBe('false'))
    expect(document.activeElement).toBe(await cell('S1', 'Contact'))
    expect(calls.find(({ method }) => method === 'PUT')?.headers.get('x-action-id')).toBe('edit-contact')
  })

  test('on an unchanged value sends nothing', async () => {
    const { calls } = open({ [put]: changed })

    await typeInto('S1', 'Contact', ' Amy {Enter}')

    expect(await cell('S1', 'Contact')).toBeTruthy()
    expect(sent(calls)).toEqual([])
  })

  test.each([
    ['nothing', '{Enter}', 'Required'],
    ['too much', 'Alexandra the First{Enter}', 'At most 10 characters'],
  ])('on %s shows the error at the cell and sends nothing', async (_name, typed, words) => {
    const { calls } = open({ [put]: changed })

    const box = await typeInto('S1', 'Contact', typed)

    expect(await screen.findByText(words)).toBeTruthy()
    expect(box.getAttribute('aria-invalid')).toBe('true')
    expect(sent(calls)).toEqual([])
  })

  test.each([
    ['that its input could not parse', 'Money', {}, '1.234', 'Enter an amount with at most two decimals'],
    ['outside the settings of its field', 'Money', { minFen: 100 }, '0.99', 'Enter 1.00 or more'],
  ])('refuses a value %s, as a form does', async (_name, component, props, typed, words) => {
    const amount = { op: edit.op, requires: edit.requires, component, props }
    const columns = [
      { id: 'code', field: 'shopCode', title: 'Code' },
      { id: 'limit', field: 'limitFen', title: 'Limit', edit: amount },
    ]
    const limits = { ...page, list: { columns } }
    const answers = { [list]: () => ({ result: rowsOf({ ...first, limitFen: 500 }) }) }
    const { calls } = openPage(limits, { codes: ['shop:edit'], answers })

    await typeInto('S1', 'Limit', `${typed}{Enter}`)

    expect(await screen.findByText(words)).toBeTruthy()
    expect(sent(calls)).toEqual([])
  })

  test('twice in a row sends the version that the first save returned', async () => {
    const { calls } = open({ [put]: changed })

    await typeInto('S1', 'Contact', 'Dan{Enter}')
    await waitFor(() => expect(sent(calls)).toHaveLength(1))
    await typeInto('S1', 'Mobile', '13900000000{Enter}')

    await waitFor(() =>
      expect(sent(calls)).toEqual([
        { id: '1', version: 4, contact: 'Dan' },
        { id: '1', version: 5, mobile: '13900000000' },
      ]),
    )
  })
})

test("saving another cell of the row doesn't hide a conflict with another user's change", async () => {
  const rows = [rowsOf(first)]
  const theirs = rowsOf({ ...first, mobile: '13811111111', version: 5 }, second)
  const { calls } = open({ [list]: () => ({ result: rows.shift() ?? theirs }), [put]: changed })
  const mobile = await typeInto('S1', 'Mobile', '12{Enter}')
  await screen.findByText('Not a valid mobile number')
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  await row('S2')

  await typeInto('S1', 'Contact', 'Dan{Enter}')
  await waitFor(() => expect(sent(calls)).toEqual([{ id: '1', version: 5, contact: 'Dan' }]))
  await userEvent.clear(mobile)
  await userEvent.type(mobile, '13900000000{Enter}')

  await waitFor(() => expect(sent(calls).at(-1)).toEqual({ id: '1', version: 4, mobile: '13900000000' }))
})

test('Escape cancels, and the focus returns to the cell', async () => {
  const { calls } = open({ [put]: changed })

  await typeInto('S1', 'Contact', 'Dan{Escape}')

  const again = await cell('S1', 'Contact')
  expect(again.textContent).toContain('Amy')
  await waitFor(() => expect(document.activeElement).toBe(again))
  expect(sent(calls)).toEqual([])
})

test('Tab saves and opens the next cell, even in the next row; Shift+Tab opens the previous cell', async () => {
  const { calls } = open({ [put]: changed })

  await typeInto('S1', 'Contact', 'Dan')
  await userEvent.tab()
  expect(((await input('Mobile')) as HTMLInputElement).value).toBe('13800000001')
  await userEvent.tab()
  await waitFor(async () => expect(((await input('Contact')) as HTMLInputElement).value).toBe('Bob'))
  await userEvent.tab({ shift: true })

  await waitFor(async () => expect(((await input('Mobile')) as HTMLInputElement).value).toBe('13800000001'))
  expect(sent(calls)).toEqual([{ id: '1', version: 4, contact: 'Dan' }])
})

describe('a rejected save', () => {
  test('keeps the cell open with the typed value', async () => {
    const fields = { contact: 'Not a name' }
    open({ [put]: () => ({ status: 400, result: { error: 'SHOP_CONTACT_INVALID', fields } }) })

    await typeInto('S1', 'Contact', 'Dan{Enter}')

    expect(await screen.findByText('Not a name')).toBeTruthy()
    expect(((await input('Contact')) as HTMLInputElement).value).toBe('Dan')
  })

  test("after a conflict shows the other user's changes, and Enter overwrites them", async () => {
    const theirs = { ...first, contact: 'Eve', mobile: '13811111111', version: 6 }
    const lists = [rowsOf(first), rowsOf(theirs)]
    const puts = [{ status: 409, message: 'Changed meanwhile', result: { error: 'SHOP_CHANGED' } }]
    const { calls } = open({
      [list]: () => ({ result: lists.shift() ?? rowsOf(theirs) }),
      [put]: (call) => puts.shift() ?? changed(call),
    })

    await typeInto('S1', 'Contact', 'Dan{Enter}')

    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText('Changed meanwhile')).toBeTruthy()
    expect(alert.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Amy→Eve',
      '13800000001→13811111111',
    ])
    const box = await input('Contact')
    expect((box as HTMLInputElement).value).toBe('Dan')
    await userEvent.type(box, '{Enter}')
    await waitFor(() => expect(sent(calls).at(-1)).toEqual({ id: '1', version: 6, contact: 'Dan' }))
  })
})

test.each([
  ['a text', 'done'],
  ['a list', [1]],
  ['a record with other fields', { hacked: true, __proto__: { x: 1 } }],
])('a response that is %s leaves the rows unchanged', async (_name, result) => {
  open({ [put]: () => ({ result }) })

  await typeInto('S1', 'Contact', 'Dan{Enter}')

  await waitFor(async () => expect((await cell('S1', 'Contact')).getAttribute('aria-busy')).toBe('false'))
  expect((await row('S2')).getByText('Bob')).toBeTruthy()
})
