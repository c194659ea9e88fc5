import { expect, test } from 'vitest'
import { testChartTheme } from '../../../tests/support/chart-theme.ts'
import { byProvince, regionMapOption } from './index.tsx'
import { COLUMNS, provinceOf, provinces, ROWS } from './provinces.ts'

const x = { field: 'region', title: 'Region' }
const y = [{ field: 'amount', title: 'Sales' }]
const plain = (text: string) => text

test('every province has its own tile within the map', () => {
  const places = new Set(provinces.map(({ column, row }) => `${column},${row}`))

  expect(provinces).toHaveLength(34)
  expect(places.size).toBe(34)
  expect(provinces.every(({ column, row }) => column < COLUMNS && row < ROWS)).toBe(true)
})

test.each([
  ['310104', '31'],
  ['31', '31'],
  [440100, '44'],
  ['内蒙古自治区', '15'],
  ['shanghai', '31'],
  ['Shaanxi', '61'],
])('%s is a region of province %s', (region, code) => {
  expect(provinceOf(region)?.code).toBe(code)
})

test.each(['99', '3', 'Atlantis', '', null, {}, '__proto__', '31<script>'])(
  '%j is not a region of any province',
  (region) => {
    expect(provinceOf(region)).toBeUndefined()
  },
)

test('amounts are summed by province; unknown regions form one row', () => {
  const data = [
    { region: '330100', amount: 3 },
    { region: '330200', amount: 4 },
    { region: 'x', amount: 2 },
    { region: '110000', amount: 'rubbish' },
    null,
  ] as never[]

  expect(byProvince({ data, x, y }, 'zh-CN', plain)).toEqual([
    { region: '浙江', amount: 7 },
    { region: 'Other regions', amount: 2 },
  ])
})

test.each([null, 'rows', 5])('%j as data gives no rows', (data) => {
  expect(byProvince({ data: data as never, x, y }, 'en-US', plain)).toEqual([])
})

test('provinces without a number are empty, and shades start at zero', () => {
  const option = regionMapOption(
    {
      xTitle: 'Region',
      categories: ['Shanghai', 'Other regions', 'Tibet'],
      series: [{ title: 'Sales', format: 'number', values: [8, 2, null] }],
    },
    testChartTheme,
    {},
  )

  expect(option).toMatchObject({
    visualMap: [{ min: 0, max: 8 }, { show: false }],
    series: [
      {
        data: [
          { name: 'Shanghai', value: [7, 4, 8] },
          { name: 'Other regions', value: [0, 7, 2] },
        ],
      },
      { data: expect.arrayContaining([expect.objectContaining({ name: 'Tibet' })]) },
    ],
  })
})
