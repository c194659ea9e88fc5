// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPage } from '../../../../tests/support/draw.tsx'

const pageOf = (tree: object) => ({
  format: 1,
  id: 'shop/Areas',
  kind: 'list',
  title: 'Areas',
  data: { rows: { op: 'bill.list' } },
  list: { columns: [{ id: 'c1', field: 'name', title: 'Name' }], table: { tree } },
})
const answerOf = (records: object[], total = records.length) => ({
  result: { records, total, totalCapped: false, size: 20, current: 1, pages: 1, next: null, prev: null },
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
const toggle = async (text: string) => within(await rowOf(text)).getByRole('button', { name: 'Rows below' })

beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('a tree is a treegrid whose rows tell their level, their place and whether they are open', async () => {
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

test('the arrow keys open, go in, go up and down, go out and close', async () => {
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

test('all of it opens and closes at once where all of it is there', async () => {
  open()
  await screen.findByText('China')

  await userEvent.click(await screen.findByRole('button', { name: 'Expand all' }))
  expect(await screen.findByText('Kunming')).toBeTruthy()

  await userEvent.click(screen.getByRole('button', { name: 'Collapse all' }))
  expect(screen.queryByText('Yunnan')).toBeNull()
})

test('rows that hold their children open too', async () => {
  open(
    { childrenField: 'parts' },
    { answers: { [list]: () => answerOf([{ id: '1', name: 'A', parts: [{ id: '2', name: 'B' }] }]) } },
  )

  await userEvent.click(await toggle('A'))

  expect(await screen.findByText('B')).toBeTruthy()
})

test('what lies in a row is read when it opens, and again only where that failed', async () => {
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

test('a row in which nothing turns out to lie says so and keeps the focus', async () => {
  const tree = { load: { op: 'trade.list', args: { shopId: { $expr: 'record.id' } } } }
  open(tree, { answers: { [below]: () => answerOf([]) } })
  const button = await toggle('China')

  await userEvent.click(button)

  expect(await screen.findByText('No rows below')).toBeTruthy()
  expect(document.activeElement).toBe(button)
})

test('a branch that holds the row it lies in ends there', async () => {
  const tree = { load: { op: 'trade.list', args: { shopId: { $expr: 'record.id' } } } }
  open(tree, {
    answers: {
      [list]: () => answerOf([{ id: '1', name: 'A' }]),
      [below]: ({ query }) =>
        answerOf(query.shopId === '1' ? [{ id: '2', name: 'B' }] : [{ id: '1', name: 'A' }]),
    },
  })

  // The one root is open.
  await userEvent.click(await toggle('B'))

  expect(await rowOf('B')).toBeTruthy()
  expect(screen.getAllByText('A')).toHaveLength(1)
})

test.each([
  ['the one root is open at first', 1, 'true'],
  ['of several none is', 2, 'false'],
])('where branches are read one after the other, %s', async (_, count, expanded) => {
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
