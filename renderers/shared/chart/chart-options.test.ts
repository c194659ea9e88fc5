import { expect, test } from 'vitest'
import { testChartTheme } from '../../../tests/support/chart-theme.ts'
import { gridOption } from './chart-options.ts'
import { toChartTable } from './chart-table.ts'

const x = { field: 'day', title: 'Day' }
const visits = { field: 'visits', title: 'Sign-ins' }
const share = { field: 'share', title: 'Share', format: 'percent' as const }
const axes = (data: Record<string, unknown>[], ...y: (typeof visits | typeof share)[]) =>
  gridOption(toChartTable({ data, x, y }), testChartTheme).yAxis

test('an axis of integers has integer steps', () => {
  expect(axes([{ day: '1', visits: 1 }, { day: '2' }], visits)).toMatchObject([{ minInterval: 1 }])
})

test('an axis of fractions or percentages can have fractional steps', () => {
  expect(
    axes(
      [
        { day: '1', visits: 1 },
        { day: '2', visits: 0.5 },
      ],
      visits,
    ),
  ).toMatchObject([{ minInterval: undefined }])
  expect(axes([{ day: '1', visits: 1, share: 1 }], visits, share)).toMatchObject([
    { minInterval: 1 },
    { minInterval: undefined },
  ])
})
