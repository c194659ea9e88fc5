// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../../../tests/support/draw.tsx'
import { fields } from '../../registry.gen.ts'
import { preload } from '../lazy-view.tsx'

const field = (name: string) => ({ node: 'field', id: name, field: name, title: name })
const formOf = (nodes: object[]) => ({
  format: 1,
  id: 'bill/HoldForm',
  kind: 'form',
  title: 'Hold a bill',
  form: { nodes, submit: { op: 'bill.hold' } },
})
const dispatchPrint = (event: 'beforeprint' | 'afterprint') => act(() => void dispatchEvent(new Event(event)))

/** Loads the components of these fields, which the form preloads in an idle browser. */
const preloaded = (...names: string[]) =>
  Promise.all(fields.filter(({ name }) => names.includes(name)).map(({ Component }) => preload(Component)))

// The intersection observer never reports an element, because the test DOM has no layout.
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('printing renders sections far below until it ends', async () => {
  openPage(formOf(Array.from({ length: 120 }, (_, index) => field(`f${index}`))))
  await screen.findByLabelText('f0')
  expect(screen.queryByLabelText('f119')).toBeNull()

  dispatchPrint('beforeprint')
  expect(screen.getByLabelText('f119')).toBeTruthy()

  dispatchPrint('afterprint')
  expect(screen.queryByLabelText('f119')).toBeNull()
})

test('printing expands collapsed groups until it ends', async () => {
  openPage(
    formOf([
      field('first'),
      { node: 'group', id: 'g', title: 'More', collapsed: true, nodes: [field('inside')] },
    ]),
  )
  await screen.findByLabelText('first')

  dispatchPrint('beforeprint')
  expect(screen.getByLabelText('inside')).toBeTruthy()

  dispatchPrint('afterprint')
  expect(screen.queryByLabelText('inside')).toBeNull()
})

test('printing renders all tabs with their titles', async () => {
  const items = ['One', 'Two'].map((title) => ({
    node: 'group',
    id: title,
    title,
    nodes: [field(`in${title}`)],
  }))
  openPage(formOf([{ node: 'tabs', id: 't', items }]))
  await screen.findByLabelText('inOne')
  expect(screen.queryByLabelText('inTwo')).toBeNull()

  dispatchPrint('beforeprint')
  expect(screen.getByLabelText('inTwo')).toBeTruthy()
  expect(screen.getAllByRole('heading', { hidden: true }).map(({ textContent }) => textContent)).toContain(
    'Two',
  )

  dispatchPrint('afterprint')
  expect(screen.queryByLabelText('inTwo')).toBeNull()
})

test('printing renders all rows of a table as text, with totals', async () => {
  const items = Array.from({ length: 300 }, (_, index) => ({
    id: `r${index}`,
    name: `tea ${index}`,
    fen: 100,
  }))
  const table = {
    node: 'array',
    id: 'items',
    field: 'items',
    title: 'Items',
    columns: [field('name'), { ...field('fen'), component: 'Money' }],
    total: ['fen'],
  }
  const { form, ...page } = formOf([table])
  openPage(
    {
      ...page,
      data: { bill: { op: 'bill.get', args: { id: { $expr: 'params.id' } } } },
      form: { ...form, load: 'bill' },
    } as { id: string },
    { answers: { 'GET /bill/settleBill/queryById': () => ({ result: { items } }) } },
  )
  await screen.findByRole('button', { name: 'Add a row' })
  await preloaded('Text', 'Money')

  dispatchPrint('beforeprint')
  const sheet = screen.getAllByRole('table', { hidden: true }).at(-1) as HTMLElement
  const rows = within(sheet).getAllByRole('row', { hidden: true })
  expect(rows).toHaveLength(302)
  expect(rows.at(-2)?.textContent).toBe('300tea 299¥1.00')
  expect(rows.at(-1)?.textContent).toBe('Total¥300.00')
  expect(sheet.querySelector('input, button')).toBeNull()

  dispatchPrint('afterprint')
  expect(sheet.isConnected).toBe(false)
})
