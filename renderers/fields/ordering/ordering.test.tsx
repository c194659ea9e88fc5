// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { drawField, drawView } from '../../../tests/support/draw.tsx'
import { moveItem } from '../../shared/sorting/move-item.ts'
import { indexAt } from '../../shared/sorting/use-dragging.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const props = { labelField: 'text' }
const value = ['a', 'b', 'c'].map((text) => ({ id: text, text }))
const orders = (given: unknown[]) =>
  given.map((list) => (list as { id: string }[]).map(({ id }) => id).join(''))

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 9, 'acb'],
  [1, -9, 'bac'],
  [1, 1, 'abc'],
  [7, 0, 'abc'],
])('moving a member from index %d to %d gives %s', (from, to, order) => {
  expect(moveItem(['a', 'b', 'c'], from, to).join('')).toBe(order)
})

test('a row is placed after those whose middle is above the pointer', () => {
  const rows = [0, 1, 2].map((place) => ({ top: place * 10, bottom: place * 10 + 10 }))

  expect([-5, 4, 16, 99].map((y) => indexAt(y, rows, 0))).toEqual([0, 0, 1, 2])
  expect([4, 6].map((y) => indexAt(y, rows, 2))).toEqual([0, 1])
})

test('keys move a row, which keeps the focus and is announced', async () => {
  const { given } = drawField('Ordering', { value, props })
  const grip = await screen.findByRole('button', { name: 'Move a: arrow keys, or drag' })
  grip.focus()

  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('status').textContent).toBe('a is number 2 of 3')
  await userEvent.keyboard('{End}{ArrowDown}{Home}')

  expect(orders(given)).toEqual(['bac', 'bca', 'abc'])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move a: arrow keys, or drag' }))
})

test('arrow buttons move a row by one and are disabled at the ends', async () => {
  const { given } = drawField('Ordering', { value, props })

  await userEvent.click(await screen.findByRole('button', { name: 'c up' }))

  expect(orders(given)).toEqual(['acb'])
  expect((screen.getByRole('button', { name: 'a up' }) as HTMLButtonElement).disabled).toBe(true)
})

test('a row follows the pointer; Escape cancels', async () => {
  const { given } = drawField('Ordering', { value, props })
  const grip = await screen.findByRole('button', { name: 'Move a: arrow keys, or drag' })
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const place = [...(this.parentElement?.children ?? [])].indexOf(this)
    return { top: place * 10, bottom: place * 10 + 10 } as DOMRect
  })

  fireEvent.pointerDown(grip, { button: 0 })
  fireEvent.pointerMove(window, { clientY: 28 })
  fireEvent.keyDown(window, { key: 'Escape' })
  fireEvent.pointerMove(window, { clientY: 28 })

  expect(orders(given)).toEqual(['bca', 'abc'])
})

test("a read-only list doesn't move", async () => {
  const { given } = drawField('Ordering', { value, props, disabled: true })

  await screen.findByText('a')
  const buttons = screen.getAllByRole<HTMLButtonElement>('button', { name: /^Move|up$|down$/ })
  expect(buttons.map(({ disabled }) => disabled)).toEqual(Array(9).fill(true))
  expect(given).toEqual([])
})

test.each([[undefined], ['rubbish'], [[null, 7]]])(
  '%j is not a list, so a dash is shown',
  async (rubbish) => {
    drawView('Ordering', rubbish, props)

    expect(await screen.findByText('–')).toBeTruthy()
  },
)
