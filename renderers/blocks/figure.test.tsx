// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { draw } from '../../tests/support/draw.tsx'
import { type FigureProps, figureBlock } from './figure.tsx'

afterEach(cleanup)

const show = (value: unknown, props: FigureProps = {}, to?: string, loading = false) =>
  draw(<figureBlock.Component title="Held" value={value} to={to} loading={loading} props={props} />)

test.each([
  [1284, {}, '1,284'],
  [1284, { format: 'money' as const }, '¥ 12.84'],
  [0, {}, '0'],
  ['many', {}, '–'],
  [null, {}, '–'],
])('%j with %j is shown as %s', (value, props, shown) => {
  show(value, props)

  expect(screen.getByText(shown)).toBeTruthy()
})

test('a second figure is shown below with its label', () => {
  show({ value: 3, secondary: 90_000 }, { secondaryLabel: 'Payable' })

  expect(screen.getByText('¥ 900.00').parentElement?.textContent).toBe('Payable ¥ 900.00')
})

test('a figure links to its rows, and a plain click navigates in the application', async () => {
  const { navigation } = show(3, {}, '/bill/SettleBillList?status=HELD')

  await userEvent.click(screen.getByRole('link'))

  expect(screen.getByRole('link').getAttribute('href')).toBe('/bill/SettleBillList?status=HELD')
  expect(navigation.navigate).toHaveBeenCalledWith('/bill/SettleBillList?status=HELD')
})

test('a figure without permission for its target has no link', () => {
  show(3)

  expect(screen.queryByRole('link')).toBeNull()
})

test('a loading figure shows no number', () => {
  show(undefined, {}, undefined, true)

  expect(screen.getByRole('status')).toBeTruthy()
  expect(screen.queryByText('–')).toBeNull()
})

describe('a figure compared with the same time yesterday', () => {
  test('shows the change with a sign and in words', () => {
    const { container } = show({ value: 11_000, yesterday: 10_000, lastWeek: 22_000 }, { format: 'money' })

    expect(container.textContent).toContain('vs same time yesterday ▲ up 10.0%')
    expect(container.textContent).toContain('vs same time last week ▼ down 50.0%')
    expect(screen.getByTitle('¥ 100.00')).toBeTruthy()
  })

  test('the change of a rate is in percentage points', () => {
    const { container } = show({ value: 980_000, yesterday: 985_000, lastWeek: null }, { format: 'rate' })

    expect(container.textContent).toContain('vs same time yesterday ▼ down 0.50 pp')
    expect(container.textContent).toContain('vs same time last week –')
  })

  test('a neutral change has no colour', () => {
    const plain = show({ value: 2, yesterday: 1, lastWeek: 1 }, { better: 'neither' }).container.innerHTML

    expect(plain).not.toMatch(/good|bad/)
  })

  test.each([['x'], [{}], [Number.NaN]])('a malformed earlier value, %j, shows no change', (was) => {
    const { container } = show({ value: 2, yesterday: was, lastWeek: was })

    expect(container.textContent).toContain('vs same time yesterday –')
  })
})
