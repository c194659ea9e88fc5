import type { ChartArgs } from '#runtime'
import type { ChartOption, Option } from './chart-options.ts'
import type { ChartSeries, ChartTable } from './chart-table.ts'
import type { ECharts } from './echarts.ts'

/** Returns the address of the records behind a number, or undefined if the number has no link. */
export type HrefAt = (series: ChartSeries | undefined, index: number) => string | undefined

/** Returns the function that links the numbers of a chart, or undefined if the chart has no links. */
export const hrefAtOf = ({ hrefOf }: Pick<ChartArgs<unknown>, 'hrefOf'>): HrefAt | undefined =>
  hrefOf &&
  ((series, index) => {
    const record = series?.records?.[index]
    return record && series?.field !== undefined ? hrefOf(record, series.field) : undefined
  })

/** The place of a number in a chart's table. */
interface Place {
  series: number
  index: number
}

/** What ECharts tells about the bar, slice, point or cell at the pointer. */
interface Mark {
  seriesType?: string | undefined
  seriesIndex?: number | undefined
  dataIndex?: number | undefined
  name?: string
  value?: unknown
}

/** Finds the number that a mark shows. Returns undefined for a mark that combines several numbers. */
export function placeOf(table: ChartTable, mark: Mark): Place | undefined {
  const { seriesType, seriesIndex = -1, dataIndex = -1, name = '', value } = mark
  if (seriesType === 'pie' || seriesType === 'funnel' || seriesType === 'map') {
    // Slices are sorted by size, and a map has areas without a number, so the name finds the category.
    const index = table.categories.indexOf(name)
    return index >= 0 && index === table.categories.lastIndexOf(name) ? { series: 0, index } : undefined
  }
  if (seriesType === 'heatmap')
    return Array.isArray(value) ? { series: Number(value[1]), index: Number(value[0]) } : undefined
  return { series: seriesIndex, index: dataIndex }
}

interface Links {
  table: ChartTable
  option: Option
  hrefAt: HrefAt
  open: (href: string) => void
}

const isCategory = (axis: unknown) => (axis as { type?: unknown } | undefined)?.type === 'category'

/** Index of the axis with the categories: 0 for x, 1 for y. Undefined for a chart without such an axis. */
function categoryAxisOf({ xAxis, yAxis }: Option): 0 | 1 | undefined {
  if (isCategory(xAxis) === isCategory(yAxis)) return undefined
  return isCategory(xAxis) ? 0 : 1
}

/** True for a click of a touch screen, which zrender creates from the touch event. */
const isTouch = (event: unknown) =>
  event instanceof Event && ('zrByTouch' in event || (event as PointerEvent).pointerType === 'touch')

/**
 * Opens the records behind a mark when the user clicks on the mark, and shows the pointer over such marks. On a
 * touch screen, the first tap on a mark shows its tooltip, and the second tap opens the records. In
 * a chart with one series, the whole column of a category can be clicked, because lines have no visible marks
 * if there are many points. `read` returns the links of the latest drawing.
 */
export function connectLinks(chart: ECharts, read: () => Links | undefined) {
  const zr = chart.getZr()
  const hrefOfMark = (mark: Mark) => {
    const links = read()
    if (!links || isOneSeries(links)) return undefined
    const place = placeOf(links.table, mark)
    return place && links.hrefAt(links.table.series[place.series], place.index)
  }
  const hrefOfColumn = ({ offsetX, offsetY }: { offsetX: number; offsetY: number }) => {
    const links = read()
    if (!links || !isOneSeries(links)) return undefined
    const at = [offsetX, offsetY]
    if (!chart.containPixel({ gridIndex: 0 }, at)) return undefined
    const index = chart.convertFromPixel({ gridIndex: 0 }, at)[categoryAxisOf(links.option) ?? 0]
    return links.hrefAt(links.table.series[0], Number(index))
  }
  let tapped: string | undefined
  const open = (href: string | undefined, event: unknown) => {
    if (href === undefined) return
    const isFirstTap = isTouch(event) && tapped !== href
    tapped = isFirstTap ? href : undefined
    if (!isFirstTap) read()?.open(href)
  }
  const point = (href: string | undefined) => href !== undefined && zr.setCursorStyle('pointer')
  chart.on('click', (mark) => open(hrefOfMark(mark as Mark), mark.event?.event))
  chart.on('mousemove', (mark) => point(hrefOfMark(mark as Mark)))
  zr.on('click', (event) => {
    const href = hrefOfColumn(event)
    if (href === undefined && !event.target) tapped = undefined
    open(href, event.event)
  })
  zr.on('mousemove', (event) => point(hrefOfColumn(event)))
}

const isOneSeries = ({ table, option }: Links) =>
  table.series.length === 1 && categoryAxisOf(option) !== undefined

/**
 * Marks have the default cursor, because only those with a link can be clicked. The tooltip gets the class
 * that adds a hint to it.
 */
export function linkOption(option: ChartOption, hintClass: string | undefined): ChartOption {
  return {
    ...option,
    ...(hintClass && { tooltip: { ...option.tooltip, className: hintClass } }),
    series: option.series.map((series) => ({ ...series, cursor: 'default' })),
  }
}
