import { expect, test } from 'vitest'
import { testChartTheme } from '../../tests/support/chart-theme.ts'
import { heatMapOption } from './heat-map.tsx'

test('a cell without a number is empty, and the shades span the values', () => {
  const series = [
    { title: 'Mon', format: 'number' as const, values: [3, null] },
    { title: 'Tue', format: 'number' as const, values: [-1, 8] },
  ]
  const option = heatMapOption({ xTitle: 'Hour', categories: ['10', '11'], series }, testChartTheme, {})

  expect(option).toMatchObject({
    visualMap: { min: -1, max: 8 },
    series: [
      {
        data: [
          [0, 0, 3],
          [0, 1, -1],
          [1, 1, 8],
        ],
      },
    ],
  })
})
