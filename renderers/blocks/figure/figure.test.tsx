// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { draw } from '../../../tests/support/draw.tsx'
import { figureBlock } from './index.tsx'
import type { FigureProps } from './schema.ts'

afterEach(cleanup)

const show = (value: unknown, props: FigureProps = {}, to?: string, loading = false) =>
  draw(<figureBlock.Component title="Held" value={value} to={to} loading={loading} props={props} />)

test.each([
  [1284, {}, '1,284'],
  [1284, { format: 'money' as const }, '¥ 12.84'],
  [0, {}, '0'],
  ['many', {}, '–'],
  [null, {}, '–'],
])('%j with %j reads %s', (value, props, shown) => {
  show(value, props)

  expect(screen.getByText(shown)).toBeTruthy()
})

test('a second figure stands below with its words', () => {
  show({ value: 3, secondary: 90_000 }, { secondaryLabel: 'Payable' })

  expect(screen.getByText('¥ 900.00').parentElement?.textContent).toBe('Payable ¥ 900.00')
})

test('it is a real link to the rows it counts, and a plain click stays in the application', async () => {
  const { navigation } = show(3, {}, '/bill/SettleBillList?status=HELD')

  await userEvent.click(screen.getByRole('link'))

  expect(screen.getByRole('link').getAttribute('href')).toBe('/bill/SettleBillList?status=HELD')
  expect(navigation.navigate).toHaveBeenCalledWith('/bill/SettleBillList?status=HELD')
})

test('a user who may not go there gets no link', () => {
  show(3)

  expect(screen.queryByRole('link')).toBeNull()
})

test('while it waits it shows no number', () => {
  show(undefined, {}, undefined, true)

  expect(screen.getByRole('status')).toBeTruthy()
  expect(screen.queryByText('–')).toBeNull()
})
