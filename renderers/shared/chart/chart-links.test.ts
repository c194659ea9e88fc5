import { expect, test, vi } from 'vitest'
import { connectLinks, hrefAtOf, placeOf } from './chart-links.ts'
import type { ChartOption } from './chart-options.ts'
import { toChartTable } from './chart-table.ts'
import type { ECharts } from './echarts.ts'

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
  ['an area of a map by its name', { seriesType: 'map', dataIndex: 9, name: 'Pear' }, 1],
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

/** Connects the slices of a pie. Returns functions that click or tap on a slice or beside the pie. */
function connectPie() {
  const open = vi.fn()
  const ofMarks: Record<string, (mark: object) => void> = {}
  const ofCanvas: Record<string, (event: object) => void> = {}
  const chart = {
    getZr: () => ({ on: (name: string, run: () => void) => Object.assign(ofCanvas, { [name]: run }) }),
    on: (name: string, run: () => void) => Object.assign(ofMarks, { [name]: run }),
  }
  const option = { series: [] } as unknown as ChartOption
  connectLinks(chart as unknown as ECharts, () => ({
    table,
    option,
    hrefAt: (series, index) => `/trades?shop=${series?.records?.[index]?.shop}`,
    open,
  }))
  const press = (name: string | undefined, native: Event) => {
    if (name !== undefined) ofMarks.click?.({ seriesType: 'pie', name, event: { event: native } })
    ofCanvas.click?.({ target: name, event: native })
  }
  return {
    open,
    click: (name: string) => press(name, new Event('click')),
    tap: (name?: string) => press(name, Object.assign(new Event('click'), { zrByTouch: true })),
  }
}

test('a click opens the records at once, a tap only if it is the second on the same mark', () => {
  const { open, click, tap } = connectPie()

  click('Plum')
  tap('Pear')
  tap('Plum')
  expect(open.mock.calls).toEqual([['/trades?shop=Plum']])

  tap('Plum')
  expect(open).toHaveBeenCalledTimes(2)
})

test('a tap beside the marks starts over', () => {
  const { open, tap } = connectPie()

  tap('Plum')
  tap()
  tap('Plum')

  expect(open).not.toHaveBeenCalled()
})
