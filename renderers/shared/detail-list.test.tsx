// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DetailList } from './detail-list.tsx'

afterEach(cleanup)

const items = [
  { id: 'a', title: 'Bill', value: 'SB7' },
  { id: 'b', title: 'Remark', value: 'late', span: 9 },
]
test.each([
  [undefined, '3'],
  [1, '1'],
  [2, '2'],
  [4, '4'],
  [5, '4'],
  [0, '1'],
  [-2, '1'],
  [Number.NaN, '1'],
])('a list with %s columns shows %s', (columns, drawn) => {
  render(<DetailList items={items} columns={columns} />)

  expect(screen.getByText('Bill').closest('dl')?.style.getPropertyValue('--columns')).toBe(drawn)
})

test('a value has its title, and spans at most all columns', () => {
  render(<DetailList items={items} columns={2} />)

  expect(screen.getByText('late').parentElement?.textContent).toBe('Remarklate')
  expect(screen.getByText('late').parentElement?.style.getPropertyValue('--span')).toBe('2')
})
