import { expect, test } from 'vitest'
import { hrefAtOf, placeOf } from './chart-links.ts'
import { toChartTable } from './chart-table.ts'

const table = toChartTable({
  data: [
    { shop: 'Plum', fen: 1 },
    { shop: 'Pear', fen: 2 },
    { shop: 'Twin', fen: 3 },
    { shop: 'Twin', fen: 4 },
  ],
  x: { field: 'shop', title: 'Shop' },
  y: [{ field: 'fen', title: 'Sales' }],
})

test.each([
  ['a bar by its series and category', { seriesType: 'bar', seriesIndex: 0, dataIndex: 1 }, 1],
  ['a slice by its name, because slices are sorted', { seriesType: 'pie', dataIndex: 0, name: 'Pear' }, 1],
  ['a cell by its column and row', { seriesType: 'heatmap', dataIndex: 9, value: [1, 0, 5] }, 1],
])('%s finds its number', (_, mark, index) => {
  expect(placeOf(table, mark)).toEqual({ series: 0, index })
})

test.each(['Others', 'Twin'])('the slice %s is no single number', (name) => {
  expect(placeOf(table, { seriesType: 'pie', name })).toBeUndefined()
})

test('a number links to the records of its row and measure', () => {
  const hrefAt = hrefAtOf({ hrefOf: ({ shop }, field) => `/trades?shop=${shop}&of=${field}` })

  expect(hrefAt?.(table.series[0], 1)).toBe('/trades?shop=Pear&of=fen')
  expect(hrefAt?.(table.series[0], 9)).toBeUndefined()
})
