// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openPage } from '../../../../tests/support/draw.tsx'
import type { SeenCall } from '../../../../tests/support/page-runtime.tsx'
import { rowsAnswer } from '../../../../tests/support/rows-answer.ts'

const pageOf = (tree: object) => ({
  format: 1,
  id: 'shop/Areas',
  kind: 'list',
  title: 'Areas',
  data: { rows: { op: 'bill.list' } },
  list: { columns: [{ id: 'c1', field: 'name', title: 'Name' }], table: { tree } },
})
const answerOf = (records: object[], total = records.length) => ({
  result: rowsAnswer(records, { total }),
})
const rows = [
  { id: '1', name: 'China' },
  { id: '2', name: 'Yunnan', parent: '1' },
  { id: '3', name: 'Kunming', parent: '2' },
  { id: '4', name: 'Zhejiang', parent: '1' },
]
const list = 'GET /bill/settleBill/list'
const below = 'GET /bill/tradeOrder/list'
const open = (tree: object = { parentField: 'parent' }, answers: Parameters<typeof openPage>[1] = {}) =>
  openPage(pageOf(tree), { ...answers, answers: { [list]: () => answerOf(rows), ...answers.answers } })
const rowOf = async (text: string) => (await screen.findByText(text)).closest('tr') as HTMLElement
const toggle = async (text: string) => within(await rowOf(text)).getByRole('button', { name: 'Children' })

beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('a tree is a treegrid whose rows have level, position and expanded state', async () => {
  open()
  await userEvent.click(await toggle('China'))
  const yunnan = await rowOf('Yunnan')

  expect(screen.getAllByRole('treegrid', { name: 'Areas' })).not.toHaveLength(0)
  expect((await rowOf('China')).getAttribute('aria-expanded')).toBe('true')
  expect(yunnan.getAttribute('aria-level')).toBe('2')
  expect(yunnan.getAttribute('aria-posinset')).toBe('1')
  expect(yunnan.getAttribute('aria-setsize')).toBe('2')
  expect(yunnan.getAttribute('aria-expanded')).toBe('false')
  expect((await rowOf('Zhejiang')).getAttribute('aria-expanded')).toBeNull()
})

test('the arrow keys expand, collapse and move between levels and rows', async () => {
  open()
  const china = await toggle('China')
  china.focus()

  await userEvent.keyboard('{ArrowRight}')
  await screen.findByText('Yunnan')
  expect(document.activeElement).toBe(china)
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(await toggle('Yunnan'))
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(await rowOf('Zhejiang'))
  await userEvent.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(china)
  await userEvent.keyboard('{ArrowLeft}')
  expect(screen.queryByText('Yunnan')).toBeNull()
})

test('a completely loaded tree can be expanded and collapsed as a whole', async () => {
  open()
  await screen.findByText('China')

  await userEvent.click(await screen.findByRole('button', { name: 'Expand all' }))
  expect(await screen.findByText('Kunming')).toBeTruthy()

  await userEvent.click(screen.getByRole('button', { name: 'Collapse all' }))
  expect(screen.queryByText('Yunnan')).toBeNull()
})

test('rows that contain their children can be expanded', async () => {
  open(
    { childrenField: 'parts' },
    { answers: { [list]: () => answerOf([{ id: '1', name: 'A', parts: [{ id: '2', name: 'B' }] }]) } },
  )

  await userEvent.click(await toggle('A'))

  expect(await screen.findByText('B')).toBeTruthy()
})

test('children are loaded when a row expands, and again only after an error', async () => {
  let fails = true
  const tree = {
    load: { op: 'trade.list', args: { shopId: { $expr: 'record.id' } } },
    hasChildrenField: 'more',
  }
  const view = open(tree, {
    answers: {
      [list]: () =>
        answerOf([
          { id: '1', name: 'A', more: true },
          { id: '2', name: 'B', more: false },
        ]),
      [below]: () => (fails ? { status: 409, message: 'Not now' } : answerOf([{ id: '3', name: 'C' }], 500)),
    },
  })
  expect(within(await rowOf('B')).queryByRole('button')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Expand all' })).toBeNull()

  await userEvent.click(await toggle('A'))
  expect((await screen.findByRole('alert')).textContent).toContain('Not now')
  fails = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

  expect((await rowOf('C')).getAttribute('aria-level')).toBe('2')
  expect(screen.getByText('499 more')).toBeTruthy()
  expect(view.calls.at(-1)?.query).toMatchObject({ shopId: '1' })
})

test('an expanded row without children shows a note and keeps the focus', async () => {
  const tree = { load: { op: 'trade.list', args: { shopId: { $expr: 'record.id' } } } }
  open(tree, { answers: { [below]: () => answerOf([]) } })
  const button = await toggle('China')

  await userEvent.click(button)

  expect(await screen.findByText('No children')).toBeTruthy()
  expect(document.activeElement).toBe(button)
})

test('a row that is its own ancestor is drawn only once', async () => {
  const tree = { load: { op: 'trade.list', args: { shopId: { $expr: 'record.id' } } } }
  open(tree, {
    answers: {
      [list]: () => answerOf([{ id: '1', name: 'A' }]),
      [below]: ({ query }) =>
        answerOf(query.shopId === '1' ? [{ id: '2', name: 'B' }] : [{ id: '1', name: 'A' }]),
    },
  })

  // A tree with a single root starts with this root expanded.
  await userEvent.click(await toggle('B'))

  expect(await rowOf('B')).toBeTruthy()
  expect(screen.getAllByText('A')).toHaveLength(1)
})

test.each([
  ['a single root is expanded initially', 1, 'true'],
  ['several roots are collapsed', 2, 'false'],
])('if branches are loaded on demand, %s', async (_, count, expanded) => {
  const tree = {
    load: { op: 'trade.list', args: { shopId: { $expr: 'record.id' } } },
    hasChildrenField: 'more',
  }
  const roots = [
    { id: '1', name: 'A', more: true },
    { id: '2', name: 'B', more: true },
  ].slice(0, count)
  open(tree, {
    answers: {
      [list]: () => answerOf(roots),
      [below]: () => answerOf([{ id: '3', name: 'C', more: false }]),
    },
  })

  await expect.poll(async () => (await rowOf('A')).getAttribute('aria-expanded')).toBe(expanded)
})

describe('a tree loaded by branch or as a whole', () => {
  const tree = {
    load: { op: 'trade.list', args: { shopId: { $expr: 'record.id' } } },
    hasChildrenField: 'more',
    whole: { rows: { op: 'trade.list', args: { status: 'ALL' } }, parentField: 'parent' },
  }
  const wholeRows = [
    { id: '1', name: 'China', parent: '0', more: true },
    { id: '2', name: 'Yunnan', parent: '1', more: true },
    { id: '3', name: 'Kunming', parent: '2', more: false },
    { id: '9', name: 'Abroad', parent: '0', more: false },
  ]
  const openWhole = (rows: object[], total = rows.length) =>
    open(tree, {
      answers: {
        [list]: () => answerOf(wholeRows.filter(({ parent }) => parent === '0')),
        [below]: ({ query }) =>
          query.status === 'ALL'
            ? answerOf(rows, total)
            : answerOf(wholeRows.filter(({ parent }) => parent === query.shopId)),
      },
    })

  test('counts all rows, and expands all rows without loading single branches', async () => {
    const { calls } = openWhole(wholeRows)
    expect(await screen.findByText('Total 4')).toBeTruthy()

    await userEvent.click(await screen.findByRole('button', { name: 'Expand all' }))

    expect((await rowOf('Kunming')).getAttribute('aria-level')).toBe('3')
    expect(calls.filter(({ query }) => query.shopId !== undefined)).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Collapse all' }))
    expect(screen.queryByText('Yunnan')).toBeNull()
  })

  const sizes = (calls: readonly SeenCall[]) =>
    calls.flatMap(({ query }) => (query.status ? [query.pageSize] : []))

  test('loads up to 600 rows in pages of 200', async () => {
    const { calls } = openWhole(wholeRows, 401)
    await screen.findByText('Total 401')

    expect(sizes(calls)).toEqual(['1', '200', '200', '200'])
  })

  test('expands only single branches beyond 600 rows, and gives the reason', async () => {
    const { calls, notify } = openWhole(wholeRows, 601)
    expect(await screen.findByText('Total 601')).toBeTruthy()
    expect(sizes(calls)).toEqual(['1'])

    await userEvent.click(await screen.findByRole('button', { name: 'Expand all' }))
    expect(notify.toast).toHaveBeenCalledWith({
      type: 'warning',
      text: '601 rows are too many to expand at once; the limit is 600. Expand the ones you need, or search.',
    })

    await userEvent.click(await toggle('China'))
    expect(await screen.findByText('Yunnan')).toBeTruthy()
  })
})

test('a tree with uncounted rows shows no total', async () => {
  open({ load: { op: 'trade.list', args: { shopId: { $expr: 'record.id' } } } })
  await screen.findByText('China')

  expect(screen.queryByText(/^Total/)).toBeNull()
})

/** Opens the tree and adds an area below China. With a search text, the tree doesn't contain the new area. */
async function addBelow(search = '') {
  const scrolled: (string | undefined)[] = []
  Element.prototype.scrollIntoView = function () {
    scrolled.push((this as HTMLElement).dataset.rowKey)
  }
  let isAdded = false
  const add = {
    format: 1,
    id: 'shop/AreaAdd',
    kind: 'form',
    title: 'New area',
    params: { pid: { type: 'string', required: true } },
    form: {
      nodes: [{ node: 'field', id: 'f1', field: 'name', title: 'name', component: 'Text' }],
      // biome-ignore lint/suspicious/noThenProperty: `then` is a key of the page format.
      submit: { op: 'category.add', label: 'Save', then: { close: true, unfolds: 'pid' } },
    },
  }
  const page = pageOf({ parentField: 'parent' })
  openPage(
    {
      ...page,
      list: {
        ...page.list,
        rowActions: ['add'],
        search: { fields: [{ id: 'name', field: 'name', title: 'Searched', component: 'Text', op: 'eq' }] },
      },
      actions: [
        {
          id: 'add',
          label: 'Add child',
          steps: [{ do: 'openDrawer', page: 'shop/AreaAdd', params: { pid: { $expr: 'record.id' } } }],
        },
      ],
    } as never,
    {
      search,
      pages: { 'shop/AreaAdd': add },
      answers: {
        [list]: ({ query }) =>
          answerOf(isAdded && !query.name ? [...rows, { id: '5', name: 'Dali', parent: '1' }] : rows),
        'POST /sys/category/add': () => {
          isAdded = true
          return { result: { id: '5', name: 'Dali' } }
        },
      },
    },
  )
  await userEvent.click(within(await rowOf('China')).getByRole('button', { name: 'Add child' }))
  await userEvent.type(await screen.findByLabelText('name'), 'Dali')

  await userEvent.click(screen.getByRole('button', { name: /Save/ }))

  return scrolled
}

test('a row expands and scrolls to a child that was added', async () => {
  const scrolled = await addBelow()

  expect((await rowOf('Dali')).getAttribute('aria-level')).toBe('2')
  await expect.poll(() => scrolled).toContain('5')
})

test("clearing a search doesn't scroll to an added row that it had hidden", async () => {
  const scrolled = await addBelow('?name=a')
  await expect.poll(() => screen.queryByLabelText('name')).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))

  expect(await rowOf('Dali')).toBeTruthy()
  expect(scrolled).not.toContain('5')
})
