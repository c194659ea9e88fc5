import { expect, test } from 'vitest'
import { testChartTheme } from '../../tests/support/chart-theme.ts'
import { funnelOption } from './funnel.tsx'

test('each step shows its share of the first, in row order', () => {
  const series = [{ title: 'n', format: 'number' as const, values: [200, 150, null] }]
  const option = funnelOption({ xTitle: 'Step', categories: ['a', 'b', 'c'], series }, testChartTheme)

  expect(option.series).toMatchObject([
    {
      sort: 'none',
      data: [
        { name: 'a', label: { formatter: '{b} 100%' } },
        { name: 'b', value: 150, label: { formatter: '{b} 75%' } },
        { name: 'c', value: 0 },
      ],
    },
  ])
})
