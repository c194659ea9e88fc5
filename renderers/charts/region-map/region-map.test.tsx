// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { testChartTheme } from '../../../tests/support/chart-theme.ts'
import { draw } from '../../../tests/support/draw.tsx'
import { readOutlines } from '../../shared/outlines/outlines.ts'
import { provinceOf, provinces } from '../../shared/outlines/provinces.ts'
import { byProvince, regionMapChart } from './index.tsx'
import { regionMapOption } from './region-map-option.ts'
import { mapFeatures } from './use-china-map.ts'

afterEach(cleanup)

const x = { field: 'region', title: 'Region' }
const y = [{ field: 'amount', title: 'Sales' }]
const plain = (text: string) => text

test('the map has an outline for every province', () => {
  const file = JSON.parse(readFileSync('renderers/shared/outlines/files/china.json', 'utf8'))

  const names = mapFeatures(readOutlines(file)).map(({ properties }) => properties.name)

  expect(names.sort()).toEqual(provinces.map(({ zh }) => zh).sort())
  expect(names).toHaveLength(34)
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

test('shades start at zero, and other regions are shown beside the map', () => {
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
    title: { text: 'Other regions', subtext: '2' },
    visualMap: { min: 0, max: 8 },
    series: [
      {
        map: 'china',
        nameMap: { 上海: 'Shanghai' },
        label: { show: false },
        data: [{ name: 'Shanghai', value: 8, label: { show: true } }, { name: 'South China Sea' }],
      },
    ],
  })
})

const draws = (hasStaticFiles = () => true) =>
  draw(
    <regionMapChart.Component title="Sales" data={[{ region: '31', amount: 5 }]} x={x} y={y} props={{}} />,
    { hasStaticFiles },
  )

test('the map is drawn when its outlines have loaded', async () => {
  draws()

  expect(await screen.findByRole('img', { name: /^Sales/ })).toBeTruthy()
})

test('a province links to the records whose region begins with its code; other regions have no link', async () => {
  const data = [
    { region: '330100', amount: 3 },
    { region: '330200', amount: 4 },
    { region: 'x', amount: 2 },
  ]
  const hrefOf = (record: Record<string, unknown>, field: string) =>
    `/shops?region=${record.region}&of=${field}`
  draw(<regionMapChart.Component title="Sales" {...{ data, x, y, hrefOf }} props={{}} />, {
    hasStaticFiles: () => false,
  })

  const links = await screen.findAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/shops?region=33&of=amount'])
})

test('without outlines, a table is shown below a message, and the map can be loaded again', async () => {
  let hasFiles = false
  draws(() => hasFiles)

  const table = await screen.findByRole('table')
  expect(table.textContent).toContain('Shanghai')
  const message = screen.getByText("The map couldn't be loaded.", { exact: false })
  expect(message.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  hasFiles = true
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

  expect(await screen.findByRole('img', { name: /^Sales/ })).toBeTruthy()
})
