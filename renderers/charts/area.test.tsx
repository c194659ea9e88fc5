import { expect, test } from 'vitest'
import { testChartTheme } from '../../tests/support/chart-theme.ts'
import { areaOption } from './area.tsx'

test('only areas of the same unit are stacked', () => {
  const series = [
    { title: 'a', format: 'money' as const, values: [1] },
    { title: 'b', format: 'number' as const, values: [1] },
  ]
  const option = areaOption({ xTitle: 'Day', categories: ['1'], series }, testChartTheme, {})

  expect(option.series).toMatchObject([{ stack: 'money' }, { stack: 'number' }])
})
