// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { draw } from '../../tests/support/draw.tsx'
import { TrendChart, type TrendChartProps } from './trend.tsx'

afterEach(cleanup)

const show = (numbers: (number | null)[], props: TrendChartProps = {}) =>
  draw(
    <TrendChart
      title="Sales"
      data={numbers.map((fen, index) => ({ day: String(index), fen }))}
      x={{ field: 'day', title: 'Day' }}
      y={[{ field: 'fen', title: 'Amount', format: 'money' }]}
      props={props}
    />,
  )

test.each([
  [[10_000, 12_500], '¥ 125.00', 'up 25.0%'],
  [[10_000, 7_500], '¥ 75.00', 'down 25.0%'],
  [[10_000, 10_000], '¥ 100.00', 'unchanged 0.0%'],
  [[-10_000, 5_000], '¥ 50.00', 'up 150.0%'],
  [[1, 1_000_000], '¥ 10,000.00', 'up > 999%'],
])('%j shows the latest number %s and the change %s', (numbers, latest, change) => {
  const { container } = show(numbers)

  expect(screen.getByText(latest)).toBeTruthy()
  expect(container.textContent).toContain(change)
})

test.each([[[5_000]], [[0, 5_000]], [[null, 5_000]]])('%j has no change', (numbers) => {
  const { container } = show(numbers)

  expect(container.textContent).toContain('Compared with previous period –')
})

test('the small line has a text description', () => {
  show([10_000, 12_500])

  expect(screen.getByRole('img').getAttribute('aria-label')).toContain('highest ¥ 125.00 (1)')
})
