import { describe, expect, test } from 'vitest'
import { hasNumbers, toChartTable } from './chart-table.ts'

const x = { field: 'day', title: 'Day' }
const y = [{ field: 'fen', title: 'Amount', format: 'money' as const }]
const series = { field: 'channel', title: 'Channel', dict: 'pay_channel_code' }

describe('rows of several series', () => {
  const data = [
    { day: '1', channel: 'wechat', fen: 5 },
    { day: '1', channel: 'alipay', fen: 3 },
    { day: '2', channel: 'wechat', fen: 7 },
    { day: '2', channel: 'wechat', fen: 1 },
  ]

  test('keep their order and have gaps for missing values; rows of the same category are summed', () => {
    expect(toChartTable({ data, x, y, series })).toMatchObject({
      xTitle: 'Day',
      categories: ['1', '2'],
      series: [
        { title: 'wechat', format: 'money', values: [5, 8] },
        { title: 'alipay', format: 'money', values: [3, null] },
      ],
    })
  })

  test('know the record of each number, except for sums', () => {
    const table = toChartTable({ data, x, y, series })

    expect(table.series.map(({ records }) => records)).toEqual([
      [data[0], undefined],
      [data[1], undefined],
    ])
  })

  test('have names and colours from the dictionary', () => {
    const items: Record<string, { text: string; color: string }> = {
      wechat: { text: 'WeChat', color: 'wechat' },
    }

    const table = toChartTable({ data, x, y, series }, ({ dict }, value) => (dict ? items[value] : undefined))

    expect(table.series.map(({ title, color }) => [title, color])).toEqual([
      ['WeChat', 'wechat'],
      ['alipay', undefined],
    ])
  })

  test('categories have colours from the dictionary', () => {
    const table = toChartTable({ data, x: series, y }, (_, value) => ({ text: value, color: value }))

    expect(table.colors).toEqual(['wechat', 'alipay', 'wechat', 'wechat'])
  })
})

test.each([
  ['no list', 'rows'],
  ['nothing', undefined],
  ['rows that are none', [1, null, 'x']],
])('%s has no numbers and does not fail', (_, data) => {
  expect(hasNumbers(toChartTable({ data: data as never, x, y }))).toBe(false)
})

test.each([['12'], [Number.NaN], [Number.POSITIVE_INFINITY], [{}], [null]])('%j is a gap', (fen) => {
  expect(toChartTable({ data: [{ day: '1', fen }], x, y }).series[0]?.values).toEqual([null])
})

test.each(['constructor', '__proto__', 'hasOwnProperty'])(
  'a category named %s like a property of every object is escaped',
  (name) => {
    const table = toChartTable({
      data: [{ x: name, y: 1 }],
      x: { field: 'x', title: 'X' },
      y: [{ field: 'y', title: 'Y' }],
    })

    expect(table.categories).toEqual([`${name}\u200B`])
  },
)
