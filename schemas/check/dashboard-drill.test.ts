import { expect, test } from 'vitest'
import { catalog } from '#renderers/catalog'
import { models, operations, type Page, shapes } from '#schemas'
import { checkPage, pagesIndex } from '#schemas/check'

const target = {
  format: 1,
  id: 'bill/Trades',
  kind: 'list',
  title: 'Trades',
  data: { rows: { op: 'trade.list' } },
  list: {
    search: { fields: [{ id: 's1', field: 'paidTime', op: 'between', title: 'Paid at' }] },
    columns: [{ id: 'c1', field: 'tradeNo', title: 'Trade' }],
  },
}

const findingsOf = (drill: object, value = 'data.trend') => {
  const page = {
    format: 1,
    id: 'bill/Overview',
    kind: 'dashboard',
    title: 'Overview',
    requires: { view: 'trade:list' },
    data: { trend: { op: 'analysis.trend' } },
    dashboard: {
      blocks: [
        {
          id: 'trend',
          chart: 'Line',
          title: 'Sales',
          value: { $expr: value },
          x: { field: 'day', title: 'Day' },
          y: [{ field: 'amountFen', title: 'Sales' }],
          drill,
        },
      ],
    },
  }
  const pages = pagesIndex([page, target] as unknown as Page[])
  return checkPage(JSON.stringify(page), { contracts: { operations, shapes, models }, catalog, pages })
    .filter(({ code }) => !code.startsWith('W'))
    .map(({ code, pointer }) => `${code} ${pointer.replace('/dashboard/blocks/0/drill', '')}`)
}

test('the drill-down of a chart may read the fields of its rows and the sources', () => {
  const paidTime = { $expr: '[row.day, data.trend[0].day]' }

  expect(findingsOf({ page: 'bill/Trades', query: { paidTime } })).toEqual([])
})

test.each([
  [{ page: 'bill/Nothing' }, 'E223 /page'],
  [{ page: 'bill/Trades', query: { colour: 'red' } }, 'E224 /query/colour'],
  [{ page: 'bill/Trades', query: { paidTime: { $expr: '[row.when]' } } }, 'E201 /query/paidTime/$expr'],
])('%j is refused', (drill, finding) => {
  expect(findingsOf(drill)).toContain(finding)
})

test('the rows of a chart that filters a source have the fields of the source', () => {
  const drill = { page: 'bill/Trades', query: { paidTime: { $expr: '[row.when]' } } }

  expect(findingsOf(drill, 'data.trend.filter(day, day.amountFen > 0)')).toEqual([
    'E201 /query/paidTime/$expr',
  ])
})
